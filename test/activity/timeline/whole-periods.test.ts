import { noTimelineFilter } from '@paydeck/core/activity'
import { makePaydeck } from '@paydeck/core/app'
import { unsupported } from '@paydeck/core/kernel'
import { makeMemoryProvider, personas } from '@paydeck/core/memory'
import { fakeClock, settle } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'

const calls = ['cardActivities.overview', 'cardActivities.settled', 'paymentLists.page', 'securityRecord.page'] as const

/** Slices over a provider without the merged timeline, whose calls take a second. */
const begin = async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 25, 20))
  const provider = makeMemoryProvider({ clock, persona: personas.cardholder })
  const activityRecords = { page: () => TE.right(unsupported) }
  const { activityExport, cardList, statements } = makePaydeck({ ...provider.ports, activityRecords })
  await cardList.tasks.reload()
  provider.setLatency(1_000)
  const sent = (): number => calls.reduce((sum, call) => sum + provider.callCount(call), 0)
  const start = (): void => activityExport.start({ filter: { ...noTimelineFilter, range: 'all' }, of: null })
  return { ...provider, clock, activityExport, statements, start, sent }
}

it('ACT-023 an export reads every source and saves one file', async () => {
  const { start, clock, activityExport, effects, sent } = await begin()
  start()
  start()
  await clock.advance(60_000)
  expect(activityExport.state.get()).toMatchObject({ kind: 'saved', file: 'activity-2026-11-25.csv' })
  expect(effects.files).toHaveLength(1)
  expect(sent()).toBeGreaterThan(4)
})

it('ACT-023 an export that was cancelled sends no further request, and saves nothing', async () => {
  const { start, clock, activityExport, effects, sent } = await begin()
  start()
  await settle()
  const before = sent()
  expect(before).toBeGreaterThan(0)
  activityExport.cancel()
  await clock.advance(60_000)
  expect([activityExport.state.get().kind, effects.files, sent()]).toEqual(['idle', [], before])
})

it('SESS-021 after a sign-out, an export sends no further request, and saves nothing', async () => {
  const { start, clock, activityExport, ports, effects, sent } = await begin()
  start()
  await settle()
  const before = sent()
  ports.stores.resetAll()
  await clock.advance(60_000)
  expect([activityExport.state.get().kind, effects.files, sent()]).toEqual(['idle', [], before])
})

it('SESS-021 after a sign-out, the statements page sends no further request', async () => {
  const { statements, clock, ports, sent } = await begin()
  statements.show(null)
  await clock.advance(1_000)
  const before = sent()
  expect(before).toBeGreaterThan(0)
  ports.stores.resetAll()
  await clock.advance(60_000)
  expect([statements.state.get().status, sent()]).toEqual([null, before])
})
