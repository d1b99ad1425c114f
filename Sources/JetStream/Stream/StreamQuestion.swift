import Core

/// The questions about a stream of records.
package struct StreamQuestions: Sendable {
    private let stream: String
    /// The subject to which records are published.
    package let subject: String

    /// Creates the questions about the stream of an address.
    package init(about address: StreamAddress) {
        (stream, subject) = (address.stream, address.subject)
    }

    private static let prefix = "$JS.API."

    /// Asks for the stream to be made, for lines that stand for ever. The same question again changes nothing.
    ///
    /// Its messages can be neither removed nor changed, and it keeps all of them. The window against repetitions is a day: a
    /// kiosk repeats within seconds.
    package func create(copies: Int) -> Publication {
        let settings: [(key: String, value: JSONText)] = [
            ("name", .string(stream)), ("subjects", .list([.string(subject)])), ("retention", .string("limits")),
            ("max_consumers", .number(-1)), ("max_msgs", .number(-1)), ("max_bytes", .number(-1)),
            ("max_age", .number(0)), ("max_msgs_per_subject", .number(-1)),
            ("max_msg_size", .number(Self.longestRecord)), ("discard", .string("new")), ("storage", .string("file")),
            ("num_replicas", .number(copies)), ("duplicate_window", .number(86_400_000_000_000)),
            ("deny_delete", .boolean(true)), ("deny_purge", .boolean(true)),
        ]
        return Publication(
            subject: Self.prefix + "STREAM.CREATE." + stream, payload: Array(JSONText.object(settings).compactText.utf8)
        )
    }

    /// The greatest number of bytes of a record with its headers: a little less than a server accepts where nothing else is said.
    private static let longestRecord = 1_000_000

    /// Asks what the stream is.
    package var info: Publication { Publication(subject: Self.prefix + "STREAM.INFO." + stream) }

    /// Asks for a record.
    package func record(_ sequence: Int) -> Publication {
        Publication(subject: Self.prefix + "STREAM.MSG.GET." + stream, payload: Array("{\"seq\":\(sequence)}".utf8))
    }

    /// Appends a record, which is refused unless the last one has a place; `nil` for a stream in which the order does not matter.
    ///
    /// Behind a place, the next one is sent when this one was accepted: where this one is refused, the place of the next may fit by chance. A server could
    /// compare the id of the last message as well. But one that was started anew, another copy or a mirror may not know it, and would
    /// refuse the record for ever.
    package func append(_ line: [UInt8], after sequence: Int?, id: String) -> Publication {
        Publication(
            subject: subject,
            headers: [
                .init(name: "Nats-Expected-Stream", value: stream), .init(name: StreamRecord.idHeader, value: id),
            ]
                + (sequence.map { [.init(name: "Nats-Expected-Last-Sequence", value: String($0))] } ?? []),
            payload: line)
    }

    /// Asks for all records from a place on, and for those that follow, to a subject.
    package func follow(from sequence: Int, to target: String) -> Publication {
        let settings: [(key: String, value: JSONText)] = [
            ("deliver_subject", .string(target)), ("deliver_policy", .string("by_start_sequence")),
            ("opt_start_seq", .number(sequence)), ("ack_policy", .string("none")), ("max_deliver", .number(1)),
            ("ack_wait", .number(79_200_000_000_000)), ("replay_policy", .string("instant")),
            ("flow_control", .boolean(true)),
            ("idle_heartbeat", .number(Int(OrderedConsumer.heartbeat / .nanoseconds(1)))),
            ("mem_storage", .boolean(true)), ("num_replicas", .number(1)),
            ("inactive_threshold", .number(30_000_000_000)),
        ]
        return Publication(
            subject: Self.prefix + "CONSUMER.CREATE." + stream,
            payload: Array(
                JSONText.object([("stream_name", .string(stream)), ("config", .object(settings))]).compactText.utf8))
    }
}

/// A record as a stream has it.
package struct StreamRecord: Equatable, Sendable {
    /// The header that tells a repetition from another record.
    static let idHeader = "Nats-Msg-Id"

    /// The place, from 1.
    package let sequence: Int
    /// The line with its line feed.
    package let line: [UInt8]
    /// The id that its writer has given to it; `nil` if it has none.
    package let id: String?
    /// The time at which the server has stored it; `nil` where it was not delivered but asked for.
    package var time: Timestamp?
}

/// The reason why a server gave no answer to a question about a stream.
package enum StreamError: Error, Hashable {
    /// Nothing on the server answers: it has no streams, or the stream has no leader now.
    case noResponders
    /// The server cannot answer now, in its words: another one is about to lead.
    case unavailable(String)
    /// The server says no, with a number and its words.
    case refused(code: Int, words: String)
    /// The answer is none.
    case malformed
}

/// The answers to the questions about a stream.
package enum StreamAnswer {
    /// The longest time to wait for answers on one connection. A server answers in a millisecond, and one that is busy in some.
    package static let longestWait = Duration.seconds(2)

    private static func value(of message: Message) throws(StreamError) -> JSONValue {
        if message.headers?.status == 503 { throw .noResponders }
        guard let value = try? JSONValue(parsing: message.payload) else { throw .malformed }
        if let error = value["error"] {
            let (code, words) = (error["err_code"]?.number ?? 0, error["description"]?.text ?? "")
            // A full disk does not pass by itself.
            if error["code"]?.number == 503, code != 10_077, code != 10_023 { throw .unavailable(words) }
            throw .refused(code: code, words: words)
        }
        return value
    }

    /// Returns a Boolean value that indicates whether the same question may be answered otherwise in a moment. Where several servers have the
    /// stream, one that has just become their leader may not know all records yet.
    package static func isPassing(_ message: Message, isAlone: Bool) -> Bool {
        do throws(StreamError) {
            _ = try value(of: message)
            return false
        } catch {
            return switch error {
            case .unavailable: true
            case .noResponders, .refused(code: 10_037, _): !isAlone
            case .malformed, .refused: false
            }
        }
    }

    /// Returns what the stream of a subject is.
    package static func info(_ message: Message, subject: String) throws(StreamError) -> StreamInfo {
        guard let info = StreamInfo(try value(of: message), subject: subject) else { throw .malformed }
        return info
    }

    /// Returns a record.
    package static func record(_ message: Message) throws(StreamError) -> StreamRecord {
        let value = try value(of: message)
        guard let content = value["message"], let sequence = content["seq"]?.number,
            // An empty message has no data.
            let line = Base64.decode(content["data"]?.text ?? "")
        else { throw .malformed }
        let headers = content["hdrs"]?.text.flatMap(Base64.decode).flatMap { Headers(parsing: $0) }
        return StreamRecord(sequence: sequence, line: line, id: headers?[StreamRecord.idHeader])
    }

    /// Returns the place of a record that was appended.
    package static func sequence(_ message: Message) throws(StreamError) -> Int {
        guard let sequence = try value(of: message)["seq"]?.number else { throw .malformed }
        return sequence
    }

    /// Throws an error unless a question was answered well.
    package static func check(_ message: Message) throws(StreamError) { _ = try value(of: message) }
}

extension ServerLink {
    /// Asks, again and again until there are answers or the wait ends.
    package func ask(
        _ questions: [Publication], _ turn: inout ServerWait.Turn
    ) throws(LinkError) -> [Message] {
        while true {
            do throws(LinkError) {
                let answers = try exchange(questions, &turn, limit: StreamAnswer.longestWait)
                let isAlone = info?.isAlone ?? true
                let isPassing = answers.contains { StreamAnswer.isPassing($0, isAlone: isAlone) }
                if !isPassing || !turn.goesOn() { return answers }
                pause(.milliseconds(50))
            } catch {
                guard case .noAnswer = error, turn.goesOn() else { throw error }
            }
        }
    }
    /// Returns what keeps a stream from keeping all records, or the server from taking long ones; `nil` if nothing does.
    package func flaw(of info: StreamInfo) -> String? {
        let greatest = self.info?.greatestPayload ?? StreamInfo.longestRecord
        return greatest < StreamInfo.longestRecord ? "max_payload: \(greatest)" : info.flaw
    }
}
