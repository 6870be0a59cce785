import { constant, makeStores, type Fault } from '@paydeck/core/kernel'
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
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { makeQuestion } from '../../../core/kernel/question.ts'

/** What is asked of the provider and the browser, in the order in which it is. */
export type Call = 'status' | 'credentials' | 'challenge' | 'create' | 'verify' | 'remove'

/** So many passkeys: k0, k1 …, a day apart. */
export const known = (count: number): ReadonlyArray<PasskeyCredential> =>
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

/** The passkeys over a provider that the test plays: `provider` holds its passkeys, and `faults` what fails from now on. */
export const passkeysWith = (
  start: { readonly count?: number; readonly enabled?: boolean; readonly kept?: PasskeyOrigins } = {},
) => {
  const clock = fakeClock(Date.UTC(2024, 5, 1))
  const stores = makeStores()
  const calls: Array<readonly [Call, unknown]> = []
  const errors: Array<string> = []
  const modals: Array<string> = []
  const faults = new Map<Call, Fault | CeremonyFault>()
  const provider = {
    enabled: start.enabled ?? true,
    credentials: known(start.count ?? 0),
    /** Lists what there was at the start. */
    isListOld: false,
  }
  const remembered = { origins: start.kept ?? (new Map() as PasskeyOrigins) }
  const log = { warn: () => undefined, error: (message: string) => errors.push(message) }

  const proof = makeQuestion()
  const slow = new Set<Call>()
  const gates: Array<() => void> = []
  const answer = async <A>(call: Call, input: unknown, give: () => A): Promise<E.Either<never, A>> => {
    calls.push([call, input])
    if (slow.delete(call)) await new Promise<void>((go) => gates.push(go))
    const fault = faults.get(call)
    // Each port's own faults: the test lets the ceremony fail with those of the ceremony alone.
    return fault === undefined ? E.right(give()) : (E.left(fault) as E.Either<never, never>)
  }
  const passkeys = makePasskeyStatus({
    stores,
    log,
    directory: {
      isEnabled:
        ({ email }) =>
        () =>
          answer('status', email, () => provider.enabled),
      credentials: () =>
        answer('credentials', null, () => (provider.isListOld ? known(start.count ?? 0) : provider.credentials)),
    },
    email: constant('ada@example.com'),
  })
  const keeper: PasskeyKeeper = {
    challenge: () => answer('challenge', null, () => options),
    verify: (input) => () =>
      answer('verify', input, () => {
        provider.credentials = [...provider.credentials, { id: created.id, publicKey: 'pk', createdAt: clock.now() }]
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
    stores,
    clock,
    log,
    device: { userAgent: chromeOnLinux, timeZone: () => 'UTC' },
    modals: { open: ({ name }) => modals.push(`open ${name}`), close: (name) => modals.push(`close ${name}`) },
    keeper,
    ceremony: { create: (input) => () => answer('create', input, () => created) },
    memory: { read: () => remembered.origins, write: (origins) => void (remembered.origins = origins) },
    passkeys,
    askProof: (wanted) => proof.ask(() => void modals.push(`ask ${wanted}`)),
  })
  return {
    proof,
    passkeys,
    keeping,
    keeper,
    provider,
    remembered,
    faults,
    calls,
    errors,
    modals,
    stores,
    advance: clock.advance,
    settle,
    /** The next such call does not answer before `release`. */
    holdNext: (call: Call): void => void slow.add(call),
    release: async (): Promise<void> => {
      for (const go of gates.splice(0)) go()
      await settle()
    },
    /** The names of the calls since the last time that this was asked. */
    called: (): ReadonlyArray<Call> => calls.splice(0).map(([name]) => name),
  }
}
