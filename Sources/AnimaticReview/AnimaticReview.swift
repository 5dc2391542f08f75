// AnimaticReview
