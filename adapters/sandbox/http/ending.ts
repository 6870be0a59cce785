/** What is ended by a signal. */
export interface Ended {
  /** Lets out what is on its way, and then closes. */
  readonly close: () => Promise<void>
  /** Closes what is still connected, at once. */
  readonly cut: () => void
}

/** The process that the signals come to. */
export interface Signalled {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', heard: () => void) => unknown
  readonly exit: (code: number) => unknown
}

/** How long what was cut has to close, in milliseconds: so that a second signal is obeyed whatever hangs. */
const lastMoment = 500

/** Told once, it lets go out what is being answered; told again, it ends at once. */
export const stopOnSignal = (server: Ended, process: Signalled): void => {
  let isStopping = false
  const end = (): void => {
    if (isStopping) {
      server.cut()
      setTimeout(() => process.exit(1), lastMoment)
      return
    }
    isStopping = true
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
