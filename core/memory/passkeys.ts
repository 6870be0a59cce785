import { either as E } from 'fp-ts'
import type { PasskeyCeremony, PasskeyDirectory, PasskeyKeeper, PasskeyMemory } from '../passkeys/index.ts'
import { change, decides, type Memory, reads, refused } from './memory.ts'
import { noteEvent } from './security.ts'

const isEs256 = -7

/** Makes the in-memory port `PasskeyDirectory`. It rejects email addresses of other users. */
export const memoryPasskeyDirectory = ({ account }: Memory): PasskeyDirectory => ({
  isEnabled: ({ email }) =>
    decides(() => {
      const { info, passkeys } = account.get()
      return email === info.email ? E.right(passkeys.isEnabled) : refused('Not found.', 404)
    }),
  credentials: reads(() => account.get().passkeys.credentials),
})

/** Makes the in-memory port `PasskeyKeeper`. It rejects a new passkey unless the response contains the latest challenge. */
export const memoryPasskeyKeeper = (memory: Memory): PasskeyKeeper => {
  let challenge: string | null = null
  return {
    challenge: reads(() => {
      challenge = memory.newId('challenge')
      const { info, passkeys } = memory.account.get()
      return {
        challenge,
        rp: { name: 'Paydeck' },
        user: { id: info.id, name: info.email, displayName: info.name ?? info.email },
        pubKeyCredParams: [{ alg: isEs256 }],
        excludeCredentials: passkeys.credentials.map(({ id }) => ({ id })),
        attestation: 'none',
      }
    }),
    verify: ({ id, response }) =>
      decides(() => {
        if (challenge === null || response.clientDataJSON !== challenge)
          return refused('The passkey could not be verified. Try again.', 400)
        challenge = null
        const credential = { id, publicKey: `key-of-${id}`, createdAt: memory.clock.now() }
        change(memory, 'passkeys', (now) => ({ ...now, credentials: [...now.credentials, credential] }))
        return E.right(noteEvent(memory, 'passkey-added'))
      }),
    remove: ({ id }) =>
      reads(() => {
        const { credentials } = memory.account.get().passkeys
        const left = credentials.filter((one) => one.id !== id)
        if (left.length === credentials.length) return false
        change(memory, 'passkeys', (now) => ({ ...now, credentials: left }))
        noteEvent(memory, 'passkey-removed')
        return true
      }),
  }
}

/** Makes the in-memory port `PasskeyCeremony`. The simulated user accepts every prompt immediately. */
export const memoryPasskeyCeremony = ({ newId }: Memory): PasskeyCeremony => ({
  create:
    ({ challenge }) =>
    async () => {
      const id = newId('passkey')
      const response = { clientDataJSON: challenge, attestationObject: '', transports: ['internal'] }
      return E.right({ id, rawId: id, type: 'public-key', response })
    },
})

/** Makes the in-memory port `PasskeyMemory`. */
export const memoryPasskeyMemory = (): PasskeyMemory => {
  let origins: ReturnType<PasskeyMemory['read']> = new Map()
  return {
    read: () => origins,
    write: (next) => {
      origins = next
    },
  }
}
