// AnimaticGolden
