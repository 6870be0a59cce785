import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fault, malformed, rejected, unreachable } from '../../core/kernel/fault.ts'
import { constant, makeStores } from '../../core/kernel/store.ts'
import {
  type Cancelled,
  cancelled,
  makePasskeys,
  makeRegisterPasskey,
  type PasskeyCredential,
  type PasskeysState,
} from '../../core/passkeys/index.ts'

const steps = ['challenge', 'create', 'verify'] as const
type Step = (typeof steps)[number]

const serverFaults = fc.constantFrom(unreachable, rejected(400, 'No more.'), rejected(500), malformed('options'))

interface Failure {
  readonly step: Step
  readonly fault: Fault | Cancelled
}

/** Where a registration ends, and why; the prompt can only be cancelled. */
const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ step: fc.constantFrom('challenge' as const, 'verify' as const), fault: serverFaults }),
  fc.constant({ step: 'create' as const, fault: cancelled }),
)

const known = (count: number): ReadonlyArray<PasskeyCredential> =>
  Array.from({ length: count }, (_, index) => ({ id: `k${index}`, publicKey: 'pk', createdAt: index }))

/** Registers once, with one more passkey at the provider afterwards. */
const register = async (before: ReadonlyArray<PasskeyCredential>, failure: Failure | null) => {
  const stores = makeStores()
  const ran: Array<readonly [Step | 'status' | 'credentials', unknown]> = []
  const errors: Array<string> = []
  const log = { warn: () => undefined, error: (message: string) => errors.push(message) }
  let credentials = before
  const loaded = makePasskeys({
    stores,
    log,
    directory: {
      isEnabled: ({ email }) => async () => (ran.push(['status', email]), E.right(true)),
      credentials: async () => (ran.push(['credentials', null]), E.right(credentials)),
    },
    email: constant('ada@example.com'),
  })
  const initial: PasskeysState = { status: 'success', fault: null, enabled: true, credentials: before }
  const state = stores.make(initial)
  const faultOf = (step: Step) => (failure?.step === step ? failure.fault : null)
  const serverAnswer = <A>(step: 'challenge' | 'verify', answer: A) => {
    const fault = faultOf(step)
    return fault === null || fault._tag === 'Cancelled' ? E.right(answer) : E.left(fault)
  }
  await makeRegisterPasskey(
    {
      stores,
      log,
      registration: {
        challenge: async () => (ran.push(['challenge', null]), serverAnswer('challenge', { challenge: 'abc' })),
        verify: (created) => async () => {
          ran.push(['verify', created])
          if (faultOf('verify') === null) credentials = known(before.length + 1)
          return serverAnswer('verify', undefined)
        },
      },
      ceremony: {
        create: (options) => async () => {
          ran.push(['create', options])
          return faultOf('create') === null ? E.right({ id: 'made' }) : E.left(cancelled)
        },
      },
    },
    state,
    loaded.load,
  )()
  return { ran, errors, initial, now: state.get(), reloaded: loaded.state.get() }
}

describe('registering a passkey', () => {
  it('PASS-015 runs no step after the one that failed, and leaves the list as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 5 }), failures, async (count, failure) => {
        const { ran, initial, now, reloaded } = await register(known(count), failure)
        expect(ran.map(([step]) => step)).toEqual(steps.slice(0, steps.indexOf(failure.step) + 1))
        expect(now.credentials).toBe(initial.credentials)
        expect(now.enabled).toBe(true)
        expect(reloaded.credentials).toEqual([])
      }),
    )
  })

  it('PASS-015 PASS-016 hands each step what the one before gave, then asks for status and list anew', async () => {
    const { ran, errors, reloaded } = await register(known(1), null)
    expect(ran).toEqual([
      ['challenge', null],
      ['create', { challenge: 'abc' }],
      ['verify', { id: 'made' }],
      ['status', 'ada@example.com'],
      ['credentials', null],
    ])
    expect(reloaded.credentials).toEqual(known(2))
    expect(errors).toEqual([])
  })

  it('PASS-017 keeps and logs the error of a failed registration, and logs nothing of what was sent', async () => {
    const { now, errors } = await register(known(1), { step: 'verify', fault: rejected(400, 'No more.') })
    expect(now).toMatchObject({ status: 'failed', fault: rejected(400, 'No more.') })
    expect(errors).toEqual(['The passkey was not registered: refused with status 400'])
  })

  it('PASS-018 keeps and logs that the prompt was cancelled, and tells of no failure', async () => {
    const { now, errors } = await register(known(1), { step: 'create', fault: cancelled })
    expect(now).toMatchObject({ status: null, fault: cancelled })
    expect(errors).toEqual(['The passkey was not registered: the prompt was cancelled'])
  })
})
