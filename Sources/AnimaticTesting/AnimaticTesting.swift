// AnimaticTesting
