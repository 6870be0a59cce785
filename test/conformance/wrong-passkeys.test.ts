import type { CeremonyFault, PasskeyMemory, PasskeyOrigins } from '@paydeck/core'
import {
  type PasskeyCeremonyBench,
  passkeyCeremonyLaws,
  passkeyMemoryLaws,
  unreadablePasskeyMemoryLaws,
} from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

const passkeyMemory =
  (
    change: (stored: { origins: PasskeyOrigins }) => Partial<PasskeyMemory> = () => ({}),
    initial: PasskeyOrigins = new Map(),
  ) =>
  (): PasskeyMemory => {
    const stored = { origins: initial }
    return {
      read: () => stored.origins,
      write: (next) => {
        stored.origins = next
      },
      ...change(stored),
    }
  }
const unknownOrigins = new Map([['', { savedWith: '', device: '' }]])
const merging = (stored: { origins: PasskeyOrigins }): Partial<PasskeyMemory> => ({
  write: (next) => {
    stored.origins = new Map([...stored.origins, ...next])
  },
})

describeWrongAdapters('passkeyMemoryLaws', passkeyMemoryLaws, passkeyMemory(), {
  'passkeyMemory.read returns an empty map before anything is written.': passkeyMemory(undefined, unknownOrigins),
  'passkeyMemory.read returns the browser and the system of each written passkey unchanged.': passkeyMemory(
    (stored) => ({ read: () => new Map([...stored.origins].map(([id, origin]) => [id.toLowerCase(), origin])) }),
  ),
  'passkeyMemory.write replaces everything that is stored.': passkeyMemory(merging),
  'passkeyMemory.read returns the current entries on each run of the same IO.': passkeyMemory((stored) => {
    let first: PasskeyOrigins | null = null
    return { read: () => (first ??= stored.origins) }
  }),
})

describeWrongAdapters('unreadablePasskeyMemoryLaws', unreadablePasskeyMemoryLaws, passkeyMemory(), {
  'passkeyMemory.read returns an empty map if the stored data is unreadable.': [
    passkeyMemory(undefined, unknownOrigins),
    passkeyMemory(() => ({ read: () => JSON.parse('{') as PasskeyOrigins })),
  ],
  'passkeyMemory.write replaces unreadable data.': passkeyMemory(merging, unknownOrigins),
})

/** Behaviour of a correct ceremony. Each deliberately wrong ceremony overrides one entry. */
const parts = {
  promptsEarly: false,
  isStuck: false,
  challengeOf: (challenge: string) => challenge,
  idOf: (count: number) => `id-${count}`,
  faultOf: (reason: CeremonyFault['_tag']): CeremonyFault => ({ _tag: reason }),
}

const ceremony =
  (over: Partial<typeof parts> = {}) =>
  (): PasskeyCeremonyBench => {
    const options = { ...parts, ...over }
    let prompts = 0
    let next: CeremonyFault['_tag'] | null = null
    return {
      ceremony: {
        create: ({ challenge }) => {
          if (options.promptsEarly) prompts += 1
          return async () => {
            if (!options.promptsEarly) prompts += 1
            const reason = next
            if (!options.isStuck) next = null
            if (reason !== null) return E.left(options.faultOf(reason))
            const id = options.idOf(prompts)
            const clientDataJSON = options.challengeOf(challenge)
            const response = { clientDataJSON, attestationObject: '', transports: [] }
            return E.right({ id, rawId: id, type: 'public-key', response })
          }
        },
      },
      promptCount: () => prompts,
      failNext: (reason) => {
        next = reason
      },
      challengeOf: ({ response }) => response.clientDataJSON,
    }
  }

describeWrongAdapters('passkeyCeremonyLaws', passkeyCeremonyLaws, ceremony(), {
  'ceremony.create shows no prompt before its task runs, and one prompt per run.': ceremony({ promptsEarly: true }),
  'ceremony.create passes the challenge of the options to the authenticator unchanged (PASS-013).': ceremony({
    challengeOf: (challenge) => challenge.replace('_', '/'),
  }),
  'ceremony.create returns a new base64url id for each passkey.': [
    ceremony({ idOf: () => 'same' }),
    ceremony({ idOf: (count) => `+/${count}=` }),
  ],
  'ceremony.create returns Cancelled, AlreadyThere or Unsupported as a Left (PASS-018, ERR-024).': [
    ceremony({ faultOf: () => ({ _tag: 'Cancelled' }) }),
    ceremony({
      faultOf: (reason) => {
        throw new Error(reason)
      },
    }),
  ],
  'ceremony.create creates a passkey after the user has cancelled an earlier prompt.': ceremony({ isStuck: true }),
})
