type Close = () => Promise<void>

const waiting: Array<Close> = []

/**
 * Registers a function that closes a resource. `closeAll` calls the function after the last test of the current file, since
 * several test files share this module.
 */
const closeAfterFile = (close: Close): void => void waiting.push(close)

/**
 * Returns a function that starts a resource on the first call and returns the same resource on later calls in the same test
 * file. After the last test of the file, the resource is closed. The next file starts a new resource, even if the previous
 * start failed.
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
