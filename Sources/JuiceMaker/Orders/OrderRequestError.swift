/// Why a text is no order.
///
/// The texts in it are as they were written, control characters included: sanitise them before showing.
package enum OrderRequestError: Error, Hashable, Sendable {
    /// The menu has no juice that is called so.
    case unknownJuice(String)
    /// What stands where the count should is no whole number out of ``Order/counts``; it may be empty.
    case invalidCount(String)
}
