import Calculator
import Storage
import Testing

struct CalculatorFileFaultTests {
    private let files = SimulatedDisk()

    @Test func `a full disk is told of once each time, and all is written when there is room again`() throws {
        var person = Calculating(files)
        try person.press("5 AC")
        for _ in 1...3 {
            files.fail(.write, with: 28)
            try person.press("1")
            #expect(person.file?.takeNotice() == .notWritten(.noSpace))
            try person.press("2 + 3")
            #expect(person.file?.takeNotice() == nil)
            #expect(person.calculators.calculator.display == "3")
            files.fail(.write, with: nil)
            try person.press("=")
            #expect(person.file?.takeNotice() == nil)
        }
        person.die()
        let next = Calculating(files)
        #expect(next.sight == person.sight && next.notice == nil)
    }

    @Test func `what waits is written at the end`() throws {
        var person = Calculating(files)
        files.fail(.write, with: 28)
        try person.press("1 2 +")
        #expect(person.file?.takeNotice() == .notWritten(.noSpace))
        files.fail(.write, with: nil)
        #expect(person.leave() == nil)
        #expect(Calculating(files).sight == person.sight)
    }

    @Test func `trouble that nobody was told of is told at the end`() throws {
        var person = Calculating(files)
        try person.press("1")
        files.fail(.sync, with: 5)
        #expect(person.leave() == .notWritten(.deviceError))
    }

    @Test func `a sync that fails at a pause is told of, and not repeated before the next key`() throws {
        var person = Calculating(files)
        files.fail(.sync, with: 5)
        try person.press("1")
        person.file?.sync()
        #expect(person.file?.takeNotice() == .notWritten(.deviceError))
        #expect(person.file?.lastEventTime == nil)
        try person.press("2")
        #expect(person.file?.lastEventTime != nil)
    }

    @Test(arguments: [true, false])
    func `keys whose sync has failed are written again`(hasMoreKeys: Bool) throws {
        var person = Calculating(files)
        try person.press("5 AC")
        person.file?.sync()
        files.fail(.sync, with: 5)
        try person.press("1 +")
        person.file?.sync()
        files.fail(.sync, with: nil)
        if hasMoreKeys { try person.press("2") }
        #expect(!files.isDurable(Calculating.path))
        _ = person.leave()
        files.crash()
        #expect(Calculating(files).notice == nil)
        #expect(Calculating(files).sight == person.sight)
    }

    @Test func `writes that take a few bytes at a time lose nothing`() throws {
        files.limitWrites(to: 3)
        var person = Calculating(files)
        try person.press("5 AC 1 + 2 =")
        person.die()
        #expect(Calculating(files).sight == person.sight)
    }

    @Test(arguments: SimulatedDisk.Operation.allCases)
    func `the calculators work whatever the disk refuses`(operation: SimulatedDisk.Operation) throws {
        for isNew in [true, false] {
            let files = SimulatedDisk()
            if !isNew {
                var first = Calculating(files)
                try first.press("9 AC 7")
                first.die()
            }
            files.fail(operation, with: 5)
            var person = Calculating(files)
            try person.press("AC 1 + 2 =")
            person.act(.clear)
            try person.press("1 + 2 =")
            #expect(person.calculators.calculator.display == "3")
            _ = person.leave()
        }
    }
}
