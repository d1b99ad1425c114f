// The types with which a pane is drawn and keys are named. They belong to `Terminal`; an app need not import it for them.

@_exported import struct Terminal.Cell
@_exported import enum Terminal.Color
@_exported import enum Terminal.DisplayWidth
@_exported import struct Terminal.GridPoint
@_exported import struct Terminal.GridRect
@_exported import struct Terminal.GridSize
@_exported import enum Terminal.Key
@_exported import struct Terminal.LargeDigits
@_exported import struct Terminal.Modifiers
@_exported import enum Terminal.Sparkline
@_exported import struct Terminal.TextStyle
