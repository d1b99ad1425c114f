import JuiceMaker

/// The experiments are about the kiosk's own menu. With any other one they run too, on its first fruit or juice.
extension Menu {
    func fruit(_ id: String) -> Fruit { fruit(named: id) ?? fruits[0] }
    func juice(_ id: String) -> Juice { juice(named: id) ?? juices[0] }
}
