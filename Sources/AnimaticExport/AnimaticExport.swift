// AnimaticExport
