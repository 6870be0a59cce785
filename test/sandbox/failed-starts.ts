import { startConfiguration } from '@paydeck/sandbox/configuration'
import type { Log } from '@paydeck/sandbox/kernel/log'
import { isStartFailure } from '@paydeck/sandbox/kernel/start-failure'
import { openConfigured } from '@paydeck/sandbox/open'
import { expect } from 'vitest'
import { secretKey, systemMeans } from './sealing.ts'

/** Opens the database at a URL as a start does, without demo accounts. `wait` is DATABASE_WAIT. */
export const openAt = (url: string, wait = '0', warn: Log['warn'] = () => undefined) =>
  openConfigured(startConfiguration({ DATABASE_URL: url, SECRET_KEY: secretKey, DATABASE_WAIT: wait }), {
    ...systemMeans,
    log: { info: () => undefined, warn },
    isSeeded: false,
  })

/** Starts on a database, and returns the sentence of the failed start. */
export const sentenceOf = async (url: string): Promise<string> => {
  const error: unknown = await openAt(url).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isStartFailure(error)) throw error
  expect(error.message).not.toContain('\n')
  return error.message
}
