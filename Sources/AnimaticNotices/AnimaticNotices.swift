// AnimaticNotices
