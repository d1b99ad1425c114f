/// What a full screen asks and tells its owner.
package protocol FullScreenDelegate: AnyObject {
    /// Somebody did something. All that is pending comes before a frame is asked for.
    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent)

    /// The picture to show now, in the size of the terminal.
    func fullScreen(_ fullScreen: FullScreen, canvasFor size: GridSize) -> Canvas

    /// The time given to `startTimer` has passed. A frame is asked for afterwards.
    func fullScreenTimerDidFire(_ fullScreen: FullScreen)

    /// The `watchedDescriptor` can be read from. A frame is drawn only if somebody asks for one.
    func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen)
}
