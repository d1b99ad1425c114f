extension UnsafeRawBufferPointer {
    /// Returns the first place of a byte at a place or after it; `nil` if there is none.
    package func place(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let baseAddress, let found = memchr(baseAddress + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - baseAddress
    }

    /// Returns whether some bytes are in the buffer, one after another. It looks for one of them, which had better be rare in the buffer.
    package func contains(_ bytes: [UInt8], lookingFor rareByte: UInt8, from start: Int = 0) -> Bool {
        guard let offset = bytes.firstIndex(of: rareByte) else { return false }
        var position = start + offset
        while let place = place(of: rareByte, from: position) {
            if self[(place - offset)...].starts(with: bytes) { return true }
            position = place + 1
        }
        return false
    }

    /// Returns whether two buffers of the same size have the same bytes.
    package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        guard let baseAddress, let otherAddress = other.baseAddress else { return isEmpty }
        return memcmp(baseAddress, otherAddress, count) == 0
    }
}
