/** What is ended by a signal. */
export interface Stoppable {
  /** Lets out what is on its way, and then closes. */
  readonly close: () => Promise<void>
  /** Closes what is still connected, at once. */
  readonly cut: () => void
}

/** The process that the signals come to. */
export interface SignalSource {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', heard: () => void) => unknown
  readonly exit: (code: number) => unknown
}

/** How long what was cut has to close, in milliseconds: so that a second signal is obeyed whatever hangs. */
const cutGrace = 500

/** One key of a terminal is heard as often as there are programs between, each of which hands it on; milliseconds. */
const repeatWindow = 300

/**
 * Told once, it lets go out what is being answered; told again, it ends at once. The clock counts milliseconds, from whenever,
 * and never goes back.
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
