/** Server that a signal to the process can stop. */
export interface Stoppable {
  /** Finishes the responses in flight, then closes. */
  readonly close: () => Promise<void>
  /** Closes all connections immediately, even while a response is being sent. */
  readonly cut: () => void
}

/** Process that receives the signals. */
export interface SignalSource {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown
  readonly exit: (code: number) => unknown
}

/** Milliseconds from closing all connections to the end of the process. The process then ends even if something hangs. */
const cutGrace = 500

/**
 * Milliseconds in which repeated signals count as one. A single Ctrl+C can arrive several times, because each program
 * between the terminal and this process forwards the signal.
 */
const repeatWindow = 300

/**
 * Stops the server gracefully on the first signal, and immediately on the second one.
 * @param clock monotonic milliseconds from an arbitrary start
 */
export const stopOnSignal = (server: Stoppable, process: SignalSource, clock: () => number): void => {
  let stoppedAt: number | null = null
  const end = (): void => {
    if (stoppedAt !== null) {
      if (clock() - stoppedAt < repeatWindow) return
      server.cut()
      setTimeout(() => process.exit(1), cutGrace)
      return
    }
    stoppedAt = clock()
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
