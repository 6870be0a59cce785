import { constant, type Fault } from '@paydeck/core/kernel'
import {
  makePasskeyKeeping,
  makePasskeyStatus,
  type CeremonyFault,
  type CreatedPasskey,
  type PasskeyCredential,
  type PasskeyKeeper,
  type PasskeyOrigins,
  type RegistrationOptions,
} from '@paydeck/core/passkeys'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { makeQuestion } from '../../core/kernel/question.ts'
import { makeHold, makeSurroundings } from '../slice-bench/index.ts'

/** Names of the calls to the provider and to the browser. */
export type Call = 'status' | 'credentials' | 'challenge' | 'create' | 'verify' | 'remove'

/** Returns `count` passkeys with the ids k0, k1 and so on, created a day apart. */
export const passkeysOf = (count: number): ReadonlyArray<PasskeyCredential> =>
  Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    publicKey: 'pk',
    createdAt: Date.UTC(2024, 0, 5 + index),
  }))

export const options: RegistrationOptions = {
  challenge: 'abc',
  rp: { name: 'Paydeck', id: 'localhost' },
  user: { id: 'AAAA', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ alg: -7 }],
  attestation: 'none',
}

export const created: CreatedPasskey = {
  id: 'made',
  rawId: 'made',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
}

export const cancelled: CeremonyFault = { _tag: 'Cancelled' }
export const alreadyThere: CeremonyFault = { _tag: 'AlreadyThere' }
export const unsupported: CeremonyFault = { _tag: 'Unsupported' }

export const chromeOnLinux =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/**
 * Creates the passkey slices with a fake provider. A test can change the user's passkeys in `provider`, and make calls fail
 * by setting `faults`.
 */
export const passkeysWith = (
  start: { readonly count?: number; readonly enabled?: boolean; readonly kept?: PasskeyOrigins } = {},
) => {
  const { ports, seen } = makeSurroundings(Date.UTC(2024, 5, 1))
  const calls: Array<readonly [Call, unknown]> = []
  const faults = new Map<Call, Fault | CeremonyFault>()
  const provider = {
    enabled: start.enabled ?? true,
    credentials: passkeysOf(start.count ?? 0),
    /** True if the list call still returns the initial passkeys after the passkeys have changed. */
    isListOld: false,
  }
  const remembered = { origins: start.kept ?? (new Map() as PasskeyOrigins) }
  const proof = makeQuestion()
  const { pass, holdNext, release } = makeHold()
  const answer = async <A>(call: Call, input: unknown, give: () => A): Promise<E.Either<never, A>> => {
    calls.push([call, input])
    await pass(call)
    const fault = faults.get(call)
    // The cast is safe, since each test sets only faults that the call's port can return.
    return fault === undefined ? E.right(give()) : (E.left(fault) as E.Either<never, never>)
  }
  const passkeys = makePasskeyStatus({
    ...ports,
    passkeyDirectory: {
      isEnabled:
        ({ email }) =>
        () =>
          answer('status', email, () => provider.enabled),
      credentials: () =>
        answer('credentials', null, () => (provider.isListOld ? passkeysOf(start.count ?? 0) : provider.credentials)),
    },
    email: constant('ada@example.com'),
  })
  const keeper: PasskeyKeeper = {
    challenge: () => answer('challenge', null, () => options),
    verify: (input) => () =>
      answer('verify', input, () => {
        provider.credentials = [
          ...provider.credentials,
          { id: created.id, publicKey: 'pk', createdAt: ports.clock.now() },
        ]
      }),
    remove:
      ({ id }) =>
      () =>
        answer('remove', id, () => {
          const before = provider.credentials.length
          provider.credentials = provider.credentials.filter((one) => one.id !== id)
          return provider.credentials.length < before
        }),
  }
  const keeping = makePasskeyKeeping({
    ...ports,
    device: { userAgent: chromeOnLinux, timeZone: () => 'UTC' },
    passkeyKeeper: keeper,
    passkeyCeremony: { create: (input) => () => answer('create', input, () => created) },
    passkeyMemory: { read: () => remembered.origins, write: (origins) => void (remembered.origins = origins) },
    passkeys,
    askProof: (wanted) => proof.ask(() => void seen.modals.push(`ask ${wanted}`)),
  })
  return {
    ...seen,
    ports,
    proof,
    passkeys,
    keeping,
    keeper,
    provider,
    remembered,
    faults,
    calls,
    settle,
    holdNext: (call: Call): void => holdNext(call),
    release,
    /** Returns the names of the calls since the last call of this function. */
    takeCalls: (): ReadonlyArray<Call> => calls.splice(0).map(([name]) => name),
  }
}
