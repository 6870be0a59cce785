import { expect, it } from 'vitest'
import { application, verificationBench } from '../bench.ts'

const minute = 60_000
const none = { creating: false, connecting: false }
const both = { creating: true, connecting: true }

it('VERIF-047 while the creation of an application is in flight, the app sends no second call to create it', async () => {
  const bench = verificationBench([application({ status: 'approved' })])
  bench.creations.hold()
  await bench.start()
  await bench.clock.advance(5 * minute)
  expect(bench.creation.connections.get().payoutsRecipient).toEqual(none)
  await bench.creation.tasks.createAfterRefresh()
  await bench.creation.tasks.createMissing()
  expect(bench.callCount('create payoutsRecipient')).toBe(1)
})

/**
 * Presses "Continue" and advances the clock by five minutes. At this time the last poll is sent, and its response is still
 * pending.
 */
const lastPoll = async () => {
  const bench = verificationBench([])
  await bench.started()
  bench.creation.begin('individualShopperTier1')
  await bench.clock.advance(5 * minute - 1)
  bench.lists.hold()
  await bench.clock.advance(1)
  bench.lists.stopHolding()
  expect(bench.creation.connections.get().individualShopperTier1).toEqual(both)
  return bench
}

it('VERIF-063 polling continues if the user presses "Continue" again before the response to the last poll arrives', async () => {
  const bench = await lastPoll()
  bench.creation.begin('individualShopperTier1')
  await bench.lists.releaseHeld()
  expect([bench.creation.connections.get().individualShopperTier1, bench.logged]).toEqual([both, []])
})

it('VERIF-063 SESS-021 after a sign-out, a late response to the last poll does not end the next user’s polling', async () => {
  const bench = await lastPoll()
  await bench.signOut()
  bench.creation.begin('individualShopperTier1')
  await bench.lists.releaseHeld()
  expect([bench.creation.connections.get().individualShopperTier1, bench.logged]).toEqual([both, []])
})
