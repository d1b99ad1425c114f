// The types with which a pane is made and drawn, keys are named and a text is typed. An app need not import their rooms for them.

@_exported import enum Core.Language
@_exported import struct Core.LazyRows
@_exported import enum Terminal.ASCIIFallback
@_exported import struct Terminal.Bitmap
@_exported import struct Terminal.Cell
@_exported import struct Terminal.Color
@_exported import enum Terminal.DisplayWidth
@_exported import struct Terminal.GridPoint
@_exported import struct Terminal.GridRect
@_exported import struct Terminal.GridSize
@_exported import enum Terminal.Key
@_exported import struct Terminal.LargeDigits
@_exported import struct Terminal.Modifiers
@_exported import struct Terminal.RGBColor
@_exported import enum Terminal.Sparkline
@_exported import struct Terminal.TextField
@_exported import struct Terminal.TextStyle
