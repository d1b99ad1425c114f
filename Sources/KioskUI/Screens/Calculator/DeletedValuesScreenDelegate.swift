import Calculator

/// Does to the calculator what was chosen on the list of its deleted values.
package protocol DeletedValuesScreenDelegate: AnyObject {
    /// Called when a value shall come back into the calculator.
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID)
    /// Called when a value shall be forgotten.
    func deletedValuesScreen(_ screen: DeletedValuesScreen, didRemove id: DeletedValue.ID)
    /// Called when all values shall be forgotten.
    func deletedValuesScreenDidRemoveAll(_ screen: DeletedValuesScreen)
}
