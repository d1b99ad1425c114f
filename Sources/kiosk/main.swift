import System

StandardDescriptors.fillGaps()
let program = Program(words: CurrentProcess.words, environment: CurrentProcess.variable)
CurrentProcess.end(program.run().rawValue)
