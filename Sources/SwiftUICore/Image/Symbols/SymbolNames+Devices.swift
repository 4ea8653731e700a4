extension SymbolNames {
  /// Devices, power, locks and tools.
  static let devices = """
    applewatch device-watch
    battery.0 battery
    battery.100 battery-4
    battery.25 battery-1
    battery.50 battery-2
    battery.75 battery-3
    bolt.horizontal arrows-horizontal
    box.truck truck
    camera.aperture aperture
    camera.viewfinder capture
    desktopcomputer device-desktop
    dial.low gauge
    display device-desktop
    gamecontroller device-gamepad-2
    gauge.medium gauge
    gauge.with.dots.needle.50percent gauge
    gear =gearshape
    gearshape.2 settings-2
    ipad device-ipad
    iphone device-mobile
    laptopcomputer device-laptop
    light.beacon.max urgent
    memorychip cpu
    mic microphone
    opticaldisc disc
    phone.down phone-off
    powerplug plug
    puzzlepiece puzzle
    server.rack server
    shield.lefthalf.filled shield-half
    shippingbox package
    switch.2 toggle-right
    togglepower power
    tv device-tv
    watch.analog device-watch
    wifi.exclamationmark wifi-off
    windshield.rear.and.wiper wiper
    wrench tool
    wrench.adjustable tool
    wrench.and.screwdriver tools
    """
}
