import { rejected } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { passkeysWith } from '../bench.ts'

const wanted = rejected(403, 'Enter your password first.', null, 'password')

const listed = async (count: number) => {
  const bench = passkeysWith({ count })
  await bench.passkeys.tasks.load()
  bench.takeCalls()
  return bench
}

it('A7 if registering a passkey requires a proof of identity, the app asks the user for it, and then continues', async () => {
  const { keeping, faults, proof, modals, takeCalls } = await listed(0)
  for (const _time of [1, 2]) {
    faults.set('challenge', wanted)
    keeping.act.register()
    // eslint-disable-next-line no-await-in-loop -- the second attempt follows the first
    await settle()
    expect([modals.splice(0), takeCalls()]).toEqual([['ask password'], ['challenge']])
    faults.delete('challenge')
    proof.answer(true)
    // eslint-disable-next-line no-await-in-loop
    await settle()
    expect(takeCalls().slice(0, 3)).toEqual(['challenge', 'create', 'verify'])
    expect(keeping.list.get().outcome?.tone).toBe('success')
  }
})

it('A7 if the user does not prove their identity, no passkey is created, and the app shows no failure', async () => {
  const { keeping, faults, proof, takeCalls } = await listed(0)
  faults.set('challenge', wanted)
  keeping.act.register()
  await settle()
  proof.answer(false)
  await settle()
  expect(takeCalls()).toEqual(['challenge'])
  expect([keeping.list.get().outcome, keeping.list.get().add?.status]).toEqual([null, null])
})

it('A7 if removing a passkey requires a proof of identity, the app asks the user for it, and then continues', async () => {
  const { keeping, faults, proof, modals, provider } = await listed(2)
  faults.set('remove', wanted)
  keeping.act.openRemoval('k0')
  keeping.act.remove()
  await settle()
  expect(modals).toEqual(['open remove-passkey', 'ask password'])
  faults.delete('remove')
  proof.answer(true)
  await settle()
  expect(provider.credentials.map(({ id }) => id)).toEqual(['k1'])
  expect(modals.at(-1)).toBe('close remove-passkey')
})

it('A7 if the user does not prove their identity, no passkey is removed, and the removal dialog shows the reason', async () => {
  const { keeping, faults, proof, provider, modals } = await listed(2)
  faults.set('remove', wanted)
  keeping.act.openRemoval('k0')
  keeping.act.remove()
  await settle()
  proof.answer(false)
  await settle()
  expect(provider.credentials).toHaveLength(2)
  expect(keeping.removal.get()).toMatchObject({ status: 'failed', failure: 'Enter your password first.' })
  expect(modals).toEqual(['open remove-passkey', 'ask password'])
})
