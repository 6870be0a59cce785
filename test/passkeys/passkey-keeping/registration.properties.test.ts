import { malformed, rejected, unreachable } from '@paydeck/core/kernel'
import { originOf } from '@paydeck/core/passkeys'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alreadyThere,
  type Call,
  cancelled,
  chromeOnLinux,
  created,
  passkeysOf,
  options,
  passkeysWith,
  unsupported,
} from '../bench.ts'

const order: ReadonlyArray<Call> = ['challenge', 'create', 'verify']

const serverFaults = fc.constantFrom(unreachable, rejected(400, 'No more.'), rejected(500), malformed('options'))
const ceremonyFaults = fc.constantFrom(cancelled, alreadyThere, unsupported)
/** Generates a call of the registration and the fault with which this call fails. */
const failures = fc.oneof(
  fc.record({ call: fc.constantFrom('challenge' as const, 'verify' as const), fault: serverFaults }),
  fc.record({ call: fc.constant('create' as const), fault: ceremonyFaults }),
)

const loaded = async (count: number) => {
  const bench = passkeysWith({ count })
  await bench.passkeys.tasks.load()
  bench.takeCalls()
  return bench
}

describe('registering a passkey', () => {
  it('PASS-015 when a call of the registration fails, no further call follows, and the list stays unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 5 }), failures, async (count, { call, fault }) => {
        const { keeping, passkeys, faults, takeCalls, remembered } = await loaded(count)
        const before = passkeys.state.get().credentials
        faults.set(call, fault)
        keeping.act.register()
        await settle()
        expect(takeCalls()).toEqual(order.slice(0, order.indexOf(call) + 1))
        expect(passkeys.state.get().credentials).toBe(before)
        expect(remembered.origins.size).toBe(0)
      }),
    )
  })

  it('PASS-012 PASS-013 PASS-014 PASS-016 each call uses the result of the previous call; then the list reloads', async () => {
    const { keeping, calls, errors, passkeys } = await loaded(1)
    keeping.act.register()
    await settle()
    expect(calls).toEqual([
      ['challenge', null],
      ['create', options],
      ['verify', created],
      ['status', 'ada@example.com'],
      ['credentials', null],
    ])
    expect(passkeys.state.get().credentials?.map(({ id }) => id)).toEqual(['k0', 'made'])
    expect(errors).toEqual([])
  })

  it('PASS-017 ERR-024 if a registration fails, its fault is stored, shown and logged; the provider’s message is not logged', async () => {
    const { keeping, faults, errors } = await loaded(1)
    faults.set('verify', rejected(400, 'You have 5 passkeys.'))
    keeping.act.register()
    await settle()
    expect(keeping.state.get()).toMatchObject({
      error: rejected(400, 'You have 5 passkeys.'),
      registrationVerification: { status: 'failed', fault: rejected(400, 'You have 5 passkeys.') },
    })
    expect(errors).toEqual(['The passkey was not registered: refused with status 400'])
    expect(keeping.list.get().outcome).toEqual({ tone: 'caution', text: 'You have 5 passkeys.' })
    expect(keeping.list.get().add?.status).toBe('failed')
  })

  it('PASS-018 if the user cancels the prompt, the cancellation is stored and logged, no alert appears, and the status is null', async () => {
    const { keeping, faults, errors } = await loaded(1)
    faults.set('create', cancelled)
    keeping.act.register()
    await settle()
    expect(keeping.state.get()).toMatchObject({ error: cancelled, registrationVerification: { status: null } })
    expect(keeping.list.get().add?.status).toBeNull()
    expect(keeping.list.get().outcome).toBeNull()
    expect(errors).toEqual(['The passkey was not registered: the prompt was cancelled'])
  })

  it.each([
    [alreadyThere, 'This device already has a passkey for your account.'],
    [unsupported, "This browser can't create passkeys. Try another browser or device."],
  ])('if the browser creates no passkey, the message explains the reason: $_tag', async (fault, text) => {
    const { keeping, faults, errors } = await loaded(0)
    faults.set('create', fault)
    keeping.act.register()
    await settle()
    expect(keeping.list.get().outcome).toEqual({ tone: 'caution', text })
    // The log text is shorter than the user's message, since readers of the log know the operation.
    expect(errors).toEqual([expect.stringMatching(/^The passkey was not registered: [a-z].*[a-z]$/)])
  })

  it('ERR-024 a failed registration does not throw, and the next successful registration clears the error', async () => {
    const { keeping, faults, advance } = await loaded(0)
    faults.set('challenge', unreachable)
    expect(keeping.act.register()).toBeUndefined()
    await settle()
    expect(keeping.list.get().outcome?.text).toBe("We couldn't create your passkey. Try again.")
    faults.clear()
    keeping.act.register()
    await settle()
    expect(keeping.state.get().error).toBeNull()
    expect(keeping.list.get().outcome).toEqual({ tone: 'success', text: 'Your passkey was created.' })
    await advance(4000)
    expect(keeping.list.get().outcome).toBeNull()
  })

  it('PASS-016 a registration succeeds even if the list of passkeys fails to reload afterwards', async () => {
    const { keeping, faults } = await loaded(1)
    faults.set('credentials', unreachable)
    keeping.act.register()
    await settle()
    expect(keeping.list.get()).toMatchObject({
      outcome: { tone: 'success' },
      failure: "We couldn't refresh this list, so it may be out of date.",
    })
  })

  it('F4 if `register` is called again while a registration runs, no second registration starts', async () => {
    const { keeping, takeCalls, errors, faults } = await loaded(0)
    keeping.act.register()
    keeping.act.register()
    await settle()
    expect(takeCalls().filter((call) => call === 'challenge')).toHaveLength(1)
    faults.set('challenge', unreachable)
    keeping.act.register()
    keeping.act.register()
    await settle()
    expect(errors).toHaveLength(1)
  })

  it('a registration that ends after the user has signed out does not change what the app shows', async () => {
    const { keeping, faults, stores } = await loaded(2)
    faults.set('verify', rejected(500))
    keeping.act.register()
    stores.resetAll()
    await settle()
    expect(keeping.state.get()).toMatchObject({ error: null, credentials: null })
    expect(keeping.list.get()).toMatchObject({ isShown: false, outcome: null })
  })
})

describe('the origin of a passkey', () => {
  it('PASS-007 a registration stores the browser and the device in which the user created the passkey', async () => {
    const { keeping, remembered } = await loaded(1)
    keeping.act.register()
    await settle()
    expect([...remembered.origins]).toEqual([['made', { savedWith: 'Chrome', device: 'Linux' }]])
    expect(keeping.list.get().rows.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Passkey 1: Saved with a passkey provider on another device on Jan 5, 2024',
      'Passkey 2: Saved with Chrome on Linux on Jun 1, 2024',
    ])
  })

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0',
      'Edge',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/141.0.0.0 Mobile/15E148 Safari/605.1.15',
      'Edge',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/141.0 Mobile/15E148 Safari/605.1.15',
      'Firefox',
      'iPadOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0',
      'Opera',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox', 'Linux'],
    [chromeOnLinux, 'Chrome', 'Linux'],
    ['', 'a passkey provider', 'another device'],
  ])('PASS-007 originOf returns the browser and the device for the user agent "%s"', (userAgent, savedWith, device) => {
    expect(originOf(userAgent)).toEqual({ savedWith, device })
  })

  it('PASS-009 the state contains the passkeys, whether they are enabled, and the status of loading, registration and removal', async () => {
    const { keeping } = await loaded(1)
    const { status, enabled, credentials, registrationOptions, registrationVerification, remove } = keeping.state.get()
    const atRest = { status: null, fault: null }
    expect({ status, enabled, credentials }).toEqual({ status: 'success', enabled: true, credentials: passkeysOf(1) })
    expect({ registrationOptions, registrationVerification, remove }).toEqual({
      registrationOptions: atRest,
      registrationVerification: atRest,
      remove: atRest,
    })
    keeping.act.register()
    await settle()
    expect(keeping.state.get()).toMatchObject({
      registrationOptions: { status: 'success' },
      registrationVerification: { status: 'success' },
    })
  })
})
