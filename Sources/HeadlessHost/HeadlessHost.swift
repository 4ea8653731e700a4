@_exported import SceneHost
