import type { PasskeyMemory, PasskeyOrigins, TextStorage } from '@paydeck/core'
import { function as F, option as O } from 'fp-ts'
import * as t from 'io-ts'
import { fromJson } from '../../transport/json.ts'
import { dictionary, record } from '../../wire/codec.ts'

const key = 'passkey-origins'
const origins = dictionary(record({ savedWith: t.string, device: t.string }))

/**
 * Stores the passkey provider and the device of each passkey in this browser, keyed by credential id. The format is JSON.
 * Unreadable data counts as empty.
 */
export const storedPasskeyMemory = (storage: TextStorage): PasskeyMemory => ({
  read: () =>
    F.pipe(
      storage.read(key),
      O.flatMap((text) => O.fromEither(origins.decode(fromJson(text, null)))),
      O.match(
        (): PasskeyOrigins => new Map(),
        (stored) => new Map(Object.entries(stored)),
      ),
    ),
  write: (next) => {
    if (next.size === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(Object.fromEntries(next)))
  },
})
