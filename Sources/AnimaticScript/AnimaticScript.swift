// AnimaticScript
