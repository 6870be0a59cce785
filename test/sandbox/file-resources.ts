type Close = () => Promise<void>

const waiting: Array<Close> = []

/**
 * Registers a resource to be closed after the tests of this file. Modules outlive the file and would keep the resource
 * open.
 */
const closeAfterFile = (close: Close): void => void waiting.push(close)

/**
 * Returns a function that starts a resource once and shares it among the tests of a file. The resource is closed after the
 * file. The next file starts a new one, also after a failed start.
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

/** Closes the resources of the test file. `setup-running.ts` calls this function after each file. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(waiting.splice(0).map((close) => close()))
}
