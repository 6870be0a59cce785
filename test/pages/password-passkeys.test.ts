import { rejected, unreachable } from '@paydeck/core/kernel'
import { makePasswordPasskeys } from '@paydeck/core/pages'
import { expect, it } from 'vitest'
import { createdReset } from '../../core/passkeys/passkey-keeping/tables.ts'
import { passkeysOf, passkeysWith } from '../passkeys/bench.ts'

const note = 'Your password was updated, but these passkeys still work. Remove them here.'

/** Makes a list of two passkeys, and the part of the password dialog that removes passkeys. */
const listed = async () => {
  const bench = passkeysWith({ count: 2 })
  await bench.passkeys.tasks.load()
  bench.takeCalls()
  const { ports, keeper, passkeys } = bench
  return {
    ...bench,
    password: makePasswordPasskeys({ ...ports, passkeyKeeper: keeper, passkeys, askProof: () => async () => false }),
  }
}
type Bench = Awaited<ReturnType<typeof listed>>

const outcomeOf = ({ keeping }: Bench) => keeping.list.get().outcome
const rows = ({ keeping }: Bench) => keeping.list.get().rows.map(({ id }) => id)

const remove = async ({ keeping, settle }: Bench, id: string): Promise<void> => {
  keeping.act.openRemoval(id)
  keeping.act.remove()
  await settle()
}

it('passkeys that a password change has removed disappear from the list, and no message appears', async () => {
  const all = await listed()
  expect(all.password.count.get()).toBe(2)
  await all.password.removeAll()
  expect(all.takeCalls()).toEqual(['credentials', 'remove', 'remove', 'status', 'credentials'])
  expect([rows(all), outcomeOf(all)]).toEqual([[], null])
})

it.each([
  ['all passkeys if the user proves their identity', true, []],
  ['no passkeys without a proof of identity, and shows a message in the list', false, ['k0', 'k1']],
] as const)('A7 a password change removes %s', async (_, isGiven, left) => {
  const bench = passkeysWith({ count: 2 })
  await bench.passkeys.tasks.load()
  const { ports, keeper, passkeys, keeping, faults } = bench
  const requestedProofs: Array<string> = []
  const askProof = (proof: string) => async () => {
    requestedProofs.push(proof)
    if (isGiven) faults.delete('remove')
    return isGiven
  }
  faults.set('remove', rejected(403, 'Enter a two-factor code first.', null, 'twoFactorCode'))
  await makePasswordPasskeys({ ...ports, passkeyKeeper: keeper, passkeys, askProof }).removeAll()
  expect(requestedProofs).toEqual(['twoFactorCode'])
  expect(keeping.list.get().rows.map(({ id }) => id)).toEqual(left)
  expect(keeping.list.get().outcome?.text ?? null).toBe(isGiven ? null : note)
})

it('the message about passkeys that were not removed stays until the user removes them or creates a new passkey', async () => {
  for (const act of ['remove', 'register'] as const) {
    const all = await listed()
    all.faults.set('remove', unreachable)
    await all.password.removeAll()
    // The list is reloaded, because some removals may have succeeded.
    expect(all.takeCalls()).toEqual(['credentials', 'remove', 'status', 'credentials'])
    expect([rows(all), outcomeOf(all)]).toEqual([passkeysOf(2).map(({ id }) => id), { tone: 'caution', text: note }])
    all.faults.clear()
    if (act === 'remove') {
      await remove(all, 'k0')
      expect([rows(all), outcomeOf(all)]).toEqual([['k1'], { tone: 'caution', text: note }])
      await remove(all, 'k1')
      expect([rows(all), outcomeOf(all)]).toEqual([[], null])
      // A passkey that is created later was not part of the failed removal, so the message does not return.
      all.provider.credentials = passkeysOf(1)
      await all.passkeys.tasks.load()
      expect([rows(all), outcomeOf(all)]).toEqual([['k0'], null])
    } else {
      all.keeping.act.register()
      await all.settle()
      expect(outcomeOf(all)?.tone).toBe('success')
    }
  }
})

it('the message about passkeys that were not removed disappears once a retry removes them or they are removed elsewhere', async () => {
  const again = await listed()
  again.faults.set('remove', unreachable)
  await again.password.removeAll()
  again.faults.clear()
  await again.password.removeAll()
  expect([rows(again), outcomeOf(again)]).toEqual([[], null])
  const elsewhere = await listed()
  elsewhere.faults.set('remove', unreachable)
  await elsewhere.password.removeAll()
  elsewhere.provider.credentials = []
  await elsewhere.passkeys.tasks.load()
  expect(outcomeOf(elsewhere)).toBeNull()
})

it('SESS-021 after a sign-out, no message appears about the passkeys of the user who has signed out', async () => {
  const all = await listed()
  all.faults.set('remove', unreachable)
  const removing = all.password.removeAll()
  all.stores.resetAll()
  all.takeCalls()
  await removing
  await all.passkeys.tasks.load()
  expect(outcomeOf(all)).toBeNull()
})

it('no message appears when the list of passkeys could not be loaded', async () => {
  const all = passkeysWith({ count: 2 })
  all.faults.set('credentials', unreachable)
  const { ports, keeper, passkeys, keeping } = all
  await makePasswordPasskeys({
    ...ports,
    passkeyKeeper: keeper,
    passkeys,
    askProof: () => async () => false,
  }).removeAll()
  expect([passkeys.state.get().credentials, passkeys.state.get().isRemovalIncomplete]).toEqual([null, true])
  expect(keeping.list.get().outcome).toBeNull()
})

it('the message about passkeys that were not removed does not return when the user creates another passkey later', async () => {
  const all = await listed()
  all.faults.set('remove', unreachable)
  await all.password.removeAll()
  all.provider.credentials = []
  await all.passkeys.tasks.load()
  all.keeping.act.register()
  await all.settle()
  expect(outcomeOf(all)?.tone).toBe('success')
  await all.advance(createdReset.ms)
  expect([rows(all), outcomeOf(all)]).toEqual([['made'], null])
})
