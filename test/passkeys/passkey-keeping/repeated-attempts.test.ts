import { rejected } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { passkeysWith } from '../bench.ts'

const loaded = async (count: number) => {
  const bench = passkeysWith({ count })
  await bench.passkeys.tasks.load()
  bench.takeCalls()
  return bench
}

const rest = { status: null, fault: null }

describe('repeated attempts', () => {
  it('PASS-009 when a new registration starts, the failed status of the previous `verify` call is cleared', async () => {
    const { keeping, faults, holdNext, release } = await loaded(1)
    faults.set('verify', rejected(500))
    keeping.act.register()
    await settle()
    expect(keeping.state.get().registrationVerification.status).toBe('failed')
    faults.clear()
    faults.set('challenge', rejected(503))
    holdNext('challenge')
    keeping.act.register()
    await settle()
    expect(keeping.state.get().registrationVerification).toEqual(rest)
    await release()
    expect(keeping.state.get()).toMatchObject({
      registrationOptions: { status: 'failed', fault: rejected(503) },
      registrationVerification: rest,
    })
  })

  it('PASS-017 PASS-023 a new attempt clears the error of the previous attempt as soon as it starts', async () => {
    const { keeping, faults, holdNext } = await loaded(1)
    keeping.act.openRemoval('k0')
    faults.set('remove', rejected(500))
    keeping.act.remove()
    await settle()
    expect(keeping.state.get().error).toEqual(rejected(500))
    holdNext('credentials')
    keeping.act.remove()
    await settle()
    expect(keeping.state.get().error).toBeNull()
  })

  it('PASS-023 while the list of passkeys reloads, its status is "loading", and the previous failure is not shown', async () => {
    const { passkeys, keeping, faults, holdNext, release } = await loaded(1)
    const currentState = () => [passkeys.state.get().status, passkeys.state.get().fault, keeping.list.get().failure]
    faults.set('status', rejected(500))
    await passkeys.tasks.load()
    expect(currentState()).toEqual([
      'failed',
      rejected(500),
      "We couldn't refresh this list, so it may be out of date.",
    ])
    faults.clear()
    holdNext('status')
    keeping.act.reload()
    await settle()
    expect(currentState()).toEqual(['loading', null, null])
    await release()
    expect(currentState()).toEqual(['success', null, null])
  })
})

describe('the dialog of a removal', () => {
  it('PASS-024 the dialog for a second passkey stays open when the removal of the first passkey succeeds', async () => {
    const { keeping, modals, provider, holdNext, release } = await loaded(2)
    keeping.act.openRemoval('k0')
    holdNext('remove')
    keeping.act.remove()
    await settle()
    keeping.act.closeRemoval()
    keeping.act.openRemoval('k1')
    modals.splice(0)
    await release()
    expect(provider.credentials.map(({ id }) => id)).toEqual(['k1'])
    expect(modals).toEqual([])
    expect(keeping.removal.get()).toMatchObject({ title: 'Passkey 2', status: null, failure: null })
  })
})

describe('overlapping loads of the passkeys', () => {
  it('PASS-016 if the passkeys are requested twice and the earlier request responds last, its response is ignored', async () => {
    const { passkeys, provider, holdNext, release } = await loaded(2)
    holdNext('credentials')
    void passkeys.tasks.load()
    await settle()
    provider.credentials = provider.credentials.slice(1)
    await passkeys.tasks.load()
    provider.credentials = []
    await release()
    expect(passkeys.state.get()).toMatchObject({ status: 'success', credentials: [{ id: 'k1' }] })
  })
})

describe('passkey requests in flight during a sign-out', () => {
  it.each([
    ['challenge', []],
    ['create', ['create']],
  ] as const)(
    'SESS-021 if the user signs out during the call "%s", the registration does not continue',
    async (call, expectedCalls) => {
      const { keeping, stores, takeCalls, holdNext, release } = await loaded(1)
      holdNext(call)
      keeping.act.register()
      await settle()
      stores.resetAll()
      await release()
      expect(takeCalls().filter((one) => one === 'create' || one === 'verify')).toEqual(expectedCalls)
    },
  )

  it.each([
    ['the list request', 'credentials', 2, ['credentials']],
    ['a list request whose response lacks the passkey', 'credentials', 0, ['credentials']],
    ['the removal call', 'remove', 2, ['credentials', 'remove']],
  ] as const)(
    'SESS-021 if the user signs out during %s, the removal does not continue',
    async (_, call, left, expectedCalls) => {
      const { keeping, stores, provider, takeCalls, holdNext, release } = await loaded(2)
      keeping.act.openRemoval('k0')
      provider.credentials = provider.credentials.slice(0, left)
      holdNext(call)
      keeping.act.remove()
      await settle()
      stores.resetAll()
      await release()
      expect(takeCalls()).toEqual(expectedCalls)
    },
  )

  it('SESS-021 the next user does not see an error of the previous user’s removal', async () => {
    const { keeping, stores, faults, holdNext, release } = await loaded(1)
    keeping.act.openRemoval('k0')
    faults.set('remove', rejected(500))
    holdNext('remove')
    keeping.act.remove()
    await settle()
    stores.resetAll()
    await release()
    expect(keeping.state.get().error).toBeNull()
  })
})
