import { noTimelineFilter } from '@paydeck/core/activity'
import { makePaydeck } from '@paydeck/core/app'
import { unsupported } from '@paydeck/core/kernel'
import { makeMemoryProvider, personas } from '@paydeck/core/memory'
import { fakeClock, settle } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'

/** Makes a provider whose list repeats its cursors. The list ends after 50 pages, so that a failing test ends too. */
const repeats = (cursors: ReadonlyArray<string>) => {
  let count = 0
  return { sent: () => count, next: () => (count >= 50 ? null : (cursors[count++ % cursors.length] ?? null)) }
}

const lists = [
  ['one cursor', ['a'], 2],
  ['two cursors in turn', ['a', 'b'], 3],
] as const

const begin = () => makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 10, 25, 20)), persona: personas.cardholder })

it.each(lists)('ACT-023 an export fails when the merged timeline repeats %s', async (_, cursors, requests) => {
  const { ports, effects } = begin()
  const { next, sent } = repeats(cursors)
  const page = () => TE.fromIO(() => ({ records: [], after: next(), first: null }))
  const { activityExport } = makePaydeck({ ...ports, activityRecords: { page } })
  activityExport.start({ filter: { ...noTimelineFilter, range: 'all' }, of: null })
  await settle()
  expect([activityExport.state.get().kind, effects.files, sent()]).toEqual(['failed', [], requests])
})

it.each(lists)('ACT-017 the statements lack a source that repeats %s', async (_, cursors, requests) => {
  const { ports } = begin()
  const { next, sent } = repeats(cursors)
  const { statements } = makePaydeck({
    ...ports,
    activityRecords: { page: () => TE.right(unsupported) },
    securityRecord: { ...ports.securityRecord, page: () => TE.fromIO(() => ({ events: [], next: next() })) },
  })
  statements.show(null)
  await settle()
  expect(statements.state.get().history?.missing).toEqual([{ id: 'security', cardId: null }])
  expect(sent()).toBe(requests)
})

it('ACT-017 the timeline without the merged query lacks a source that repeats one cursor, and loads the others', async () => {
  const { ports } = begin()
  const { next, sent } = repeats(['a'])
  const { timeline } = makePaydeck({
    ...ports,
    activityRecords: { page: () => TE.right(unsupported) },
    securityRecord: { ...ports.securityRecord, page: () => TE.fromIO(() => ({ events: [], next: next() })) },
  })
  timeline.show({ ...noTimelineFilter, range: 'all' })
  await settle()
  const { missing, entries } = timeline.state.get()
  expect(missing).toEqual([{ id: 'security', cardId: null }])
  expect(entries.length).toBeGreaterThan(0)
  expect(sent()).toBe(2)
})
