// AnimaticCairo
