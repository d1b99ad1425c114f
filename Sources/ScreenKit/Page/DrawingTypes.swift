import Terminal

// The types with which a pane is drawn and keys are named. They belong to `Terminal`; these names spare an app the import.

/// The position of a character cell.
public typealias GridPoint = Terminal.GridPoint
/// A number of columns and rows.
public typealias GridSize = Terminal.GridSize
/// A rectangle of character cells.
public typealias GridRect = Terminal.GridRect
/// A character of the terminal with its style.
public typealias Cell = Terminal.Cell
/// The colours and the attributes of a character.
public typealias TextStyle = Terminal.TextStyle
/// The number of columns that texts take in a terminal.
public typealias DisplayWidth = Terminal.DisplayWidth
/// A key of the keyboard.
public typealias Key = Terminal.Key
