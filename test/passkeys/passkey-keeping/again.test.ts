import { rejected } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { passkeysWith } from '../bench.ts'

const loaded = async (count: number) => {
  const bench = passkeysWith({ count })
  await bench.passkeys.tasks.load()
  bench.called()
  return bench
}

const rest = { status: null, fault: null }

describe('a further try', () => {
  it('PASS-009 knows nothing of how the verification of the registration before ended', async () => {
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

  it('PASS-017 PASS-023 keeps no error of the one before, from its beginning on', async () => {
    const { keeping, faults, holdNext } = await loaded(1)
    keeping.act.askToRemove('k0')
    faults.set('remove', rejected(500))
    keeping.act.remove()
    await settle()
    expect(keeping.state.get().error).toEqual(rejected(500))
    holdNext('credentials')
    keeping.act.remove()
    await settle()
    expect(keeping.state.get().error).toBeNull()
  })

  it('PASS-023 says while the passkeys are asked for again that they are, and no more that they did not come', async () => {
    const { passkeys, keeping, faults, holdNext, release } = await loaded(1)
    const standing = () => [passkeys.state.get().status, passkeys.state.get().fault, keeping.list.get().failure]
    faults.set('status', rejected(500))
    await passkeys.tasks.load()
    expect(standing()).toEqual(['failed', rejected(500), 'This list may be out of date: it could not be loaded again.'])
    faults.clear()
    holdNext('status')
    keeping.act.reload()
    await settle()
    expect(standing()).toEqual(['loading', null, null])
    await release()
    expect(standing()).toEqual(['success', null, null])
  })
})

describe('a passkey that is asked about while another is being removed', () => {
  it('PASS-024 stays asked about when the removal of the other is through', async () => {
    const { keeping, modals, provider, holdNext, release } = await loaded(2)
    keeping.act.askToRemove('k0')
    holdNext('remove')
    keeping.act.remove()
    await settle()
    keeping.act.closeRemoval()
    keeping.act.askToRemove('k1')
    modals.splice(0)
    await release()
    expect(provider.credentials.map(({ id }) => id)).toEqual(['k1'])
    expect(modals).toEqual([])
    expect(keeping.removal.get()).toMatchObject({ title: 'Passkey 2', status: null, failure: null })
  })
})

describe('two lists that overlap', () => {
  it('PASS-016 leave the one that was asked for last, where the older one comes after it', async () => {
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

describe('what is on its way when a user signs out', () => {
  it.each([
    ['challenge', []],
    ['create', ['create']],
  ] as const)('SESS-021 is not gone on with: a registration after its %s', async (call, asked) => {
    const { keeping, stores, called, holdNext, release } = await loaded(1)
    holdNext(call)
    keeping.act.register()
    await settle()
    stores.resetAll()
    await release()
    expect(called().filter((one) => one === 'create' || one === 'verify')).toEqual(asked)
  })

  it.each([
    ['the list has come', 'credentials', 2, ['credentials']],
    ['the list has come, where it was gone', 'credentials', 0, ['credentials']],
    ['it was removed', 'remove', 2, ['credentials', 'remove']],
  ] as const)('SESS-021 is not gone on with: a removal after %s', async (_, call, left, asked) => {
    const { keeping, stores, provider, called, holdNext, release } = await loaded(2)
    keeping.act.askToRemove('k0')
    provider.credentials = provider.credentials.slice(0, left)
    holdNext(call)
    keeping.act.remove()
    await settle()
    stores.resetAll()
    await release()
    expect(called()).toEqual(asked)
  })

  it('SESS-021 leaves the next user no error', async () => {
    const { keeping, stores, faults, holdNext, release } = await loaded(1)
    keeping.act.askToRemove('k0')
    faults.set('remove', rejected(500))
    holdNext('remove')
    keeping.act.remove()
    await settle()
    stores.resetAll()
    await release()
    expect(keeping.state.get().error).toBeNull()
  })
})
