/// Nobody knows where the user's files belong.
package struct NoHomeDirectory: Error, Hashable, Sendable {}
