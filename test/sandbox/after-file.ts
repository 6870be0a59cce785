type Close = () => Promise<void>

const waiting: Array<Close> = []

/** Closes something once the tests of the file that asked for it have run: modules outlive it, and so would what they hold. */
export const closeAfterFile = (close: Close): void => void waiting.push(close)

/** What `setup-running.ts` calls after each file. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(waiting.splice(0).map((close) => close()))
}
