import Foundation
import Synchronization

/// A web server on this machine, for tests: one answer for each path.
final class LocalServer: Sendable {
  struct Answer: Sendable {
    var status = 200
    var body = Data()
    /// Whether the answer never comes.
    var isSilent = false
  }

  private struct State {
    var answers: [String: Answer] = [:]
    var closed = 0
    var asked = 0
    var isRunning = true
  }

  let port: UInt16
  private let socket: Int32
  private let state = Mutex(State())

  /// Connections that the client closed without an answer, and requests so far.
  var closed: Int { state.withLock(\.closed) }
  var asked: Int { state.withLock(\.asked) }

  init?(_ answers: [String: Answer]) {
    let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard listener >= 0, isBound else { return nil }
    socket = listener
    port = UInt16(bigEndian: address.sin_port)
    state.withLock { $0.answers = answers }
    Thread.detachNewThread { [self] in serve() }
  }

  func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(path)") }

  func stop() {
    state.withLock { $0.isRunning = false }
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func serve() {
    while true {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { return }
      Thread.detachNewThread { [self] in
        answer(connection)
        close(connection)
      }
    }
  }

  private func answer(_ connection: Int32) {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request.append(contentsOf: buffer[0..<count])
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1]) : "/"
    let answer = state.withLock { state in
      state.asked += 1
      return state.answers[path] ?? Answer(status: 404)
    }
    if answer.isSilent {
      while recv(connection, &buffer, buffer.count, 0) > 0 {}
      state.withLock { $0.closed += 1 }
      return
    }
    let head =
      "HTTP/1.1 \(answer.status) Answer\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
    let bytes = Data(head.utf8) + answer.body
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var sent = 0
      while sent < bytes.count {
        let count = send(
          connection, base + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}
