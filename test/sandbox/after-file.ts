type Close = () => Promise<void>

const waiting: Array<Close> = []

/** Closes something once the tests of the file that asked for it have run: modules outlive it, and so would what they hold. */
const closeAfterFile = (close: Close): void => void waiting.push(close)

/**
 * What the tests of a file share, started by the first who asks and closed after the last. The next file starts its own, also
 * where this one's failed.
 */
export const sharedByFile = <A extends { readonly close: Close }>(start: () => Promise<A>): (() => Promise<A>) => {
  let shared: Promise<A> | null = null
  const begin = (): Promise<A> => {
    const started = start()
    closeAfterFile(async () => {
      shared = null
      await started.then(
        ({ close }) => close(),
        () => undefined,
      )
    })
    return started
  }
  return () => (shared ??= begin())
}

/** What `setup-running.ts` calls after each file. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(waiting.splice(0).map((close) => close()))
}
