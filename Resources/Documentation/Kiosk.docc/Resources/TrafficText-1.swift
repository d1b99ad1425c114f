import ScreenKit

/// The texts of the traffic light; the compiler knows every key.
enum TrafficText: String, TextKey {
    case title, summary, red, green, press, wait, patience, walkers

    static let catalog = TextCatalog<TrafficText>([
        .korean: [
            .title: "신호등", .summary: "횡단보도 신호등",
            .red: "빨간불", .green: "초록불",
            .press: "버튼 누르기", .wait: "기다리기",
            .patience: "잠시 기다려 주세요.", .walkers: "건너는 사람: %1$@명",
        ],
        .english: [
            .title: "Traffic light", .summary: "A light for walkers",
            .red: "Red", .green: "Green",
            .press: "Press the button", .wait: "Wait",
            .patience: "Please wait a moment.", .walkers: "Crossing the street: %1$@",
        ],
    ])
}

extension Texts {
    func callAsFunction(_ key: TrafficText, _ arguments: String...) -> String { text(key, arguments) }
}
