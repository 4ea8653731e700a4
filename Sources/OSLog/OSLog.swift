// Under this name programs find the same as under `os`.
@_exported import os
