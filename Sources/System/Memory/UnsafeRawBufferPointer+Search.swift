extension UnsafeRawBufferPointer {
    /// Returns the first place of a byte at a place or after it; `nil` if there is none.
    package func place(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let baseAddress, let found = memchr(baseAddress + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - baseAddress
    }
    /// Returns whether two buffers of the same size have the same bytes.
    package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        guard let baseAddress, let otherAddress = other.baseAddress else { return isEmpty }
        return memcmp(baseAddress, otherAddress, count) == 0
    }
}
