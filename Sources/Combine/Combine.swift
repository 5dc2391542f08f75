@_exported import AnimaticUI
