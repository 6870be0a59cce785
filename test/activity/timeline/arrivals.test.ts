import { noTimelineFilter, type TimelinePage, type TimelineRecord } from '@paydeck/core/activity'
import { unsupported, type UnsupportedCall } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { payment, payments } from '../../payments/bench.ts'
import { questions } from '../../slice-bench/index.ts'
import { makeTimelineBench, now } from './bench.ts'

const noTotals = { in: '0', out: '0', fees: '0', moved: '0', isIncomplete: false } as never

const recordsOf = (items: ReturnType<typeof payments>): ReadonlyArray<TimelineRecord> =>
  items.map((item) => ({ record: { source: 'payments', item }, part: null }))

/** Returns the page of a provider with these payments, at most `limit`. The cursor is the number of entries before it. */
const pageOf = (all: ReturnType<typeof payments>, limit: number, after: string | null): TimelinePage => {
  const start = Number(after ?? 0)
  return {
    records: recordsOf(all.slice(start, start + limit)),
    after: start + limit < all.length ? String(start + limit) : null,
    first:
      after === null
        ? {
            pending: [],
            summary: { count: all.length, months: [], pending: noTotals },
            choices: { kinds: [], accounts: [] },
          }
        : null,
  }
}

/** Makes the slice over a provider that offers the timeline, or whose sources are merged. */
const benchOf = (isOffered: boolean, first = payments(120)) => {
  let all = first
  let arrived = 0
  const bench = makeTimelineBench({
    items: { payments: first },
    ...(isOffered
      ? {
          records:
            ({ after }) =>
            async () =>
              E.right(pageOf(all, 50, after)),
        }
      : {}),
  })
  return {
    ...bench,
    replace: (next: typeof all): void => {
      all = next
      bench.provider.payments = next
    },
    arrive: (id: string): void => {
      arrived += 1
      all = [payment(id, -arrived), ...all]
      bench.provider.payments = all
    },
    poll: () => bench.advance(60_000),
  }
}

const id = (name: string): string => `payments:invoice:${name}`

describe.each([
  ['offered by the provider', true],
  ['merged from the sources', false],
])('the timeline %s', (_name, isOffered) => {
  it('ACT-018 holds new entries back while the page is scrolled, until the user shows them', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    bench.timeline.setAtTop(false)
    const before = bench.shown()
    bench.arrive('n1')
    await bench.poll()
    bench.arrive('n2')
    await bench.poll()
    expect(bench.shown()).toEqual(before)
    expect([...bench.state().held].toSorted()).toEqual([id('n1'), id('n2')])
    bench.timeline.showNew()
    expect(bench.shown()).toEqual([id('n2'), id('n1'), ...before])
    expect(bench.state()).toMatchObject({ held: new Set(), appeared: { count: 0, times: 0 } })
  })

  it('ACT-018 shows new entries by themselves at the top of the page, and counts them', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    const before = bench.shown()
    bench.arrive('n1')
    bench.arrive('n2')
    await bench.poll()
    expect(bench.shown()).toEqual([id('n2'), id('n1'), ...before])
    expect(bench.state()).toMatchObject({ held: new Set(), appeared: { count: 2, times: 1 } })
    bench.arrive('n3')
    await bench.poll()
    expect(bench.state().appeared).toEqual({ count: 1, times: 2 })
  })

  it('ACT-021 lists the entries only once while the page scrolls', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    const before = bench.state()
    bench.timeline.setAtTop(true)
    expect(bench.state()).toBe(before)
    bench.timeline.setAtTop(false)
    expect(bench.state().entries).toBe(before.entries)
  })

  it('ACT-018 does not take the entries of a further page for new', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    bench.timeline.setAtTop(false)
    await bench.loadAll()
    expect(bench.shown()).toHaveLength(120)
    expect(bench.state()).toMatchObject({ held: new Set(), appeared: { times: 0 } })
  })

  it('ACT-018 holds new entries back also after a change of the filter', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    await bench.loadAll()
    bench.timeline.setAtTop(false)
    await bench.show({ kinds: ['payment'] })
    await bench.loadAll()
    bench.arrive('n1')
    await bench.poll()
    expect([...bench.state().held]).toEqual([id('n1')])
  })

  it('ACT-006 keeps all entries if one of a further page changes and moves to the first page', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    await bench.loadAll()
    const [moved, others] = [payment('p110', -2), payments(120).filter((one) => one.id !== 'p110')]
    bench.replace([moved, ...others])
    await bench.poll()
    expect(bench.shown()).toEqual([id('p110'), ...others.map((one) => id(one.id))])
  })

  it('a refresh shows all entries at once', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    bench.timeline.setAtTop(false)
    const before = bench.shown()
    bench.arrive('n1')
    await bench.poll()
    bench.timeline.refresh()
    await settle()
    expect(bench.shown()).toEqual([id('n1'), ...before])
    expect(bench.state().refresh).toBeNull()
  })

  it('forgets held entries and the filter when the page is left and opened again', async () => {
    const bench = benchOf(isOffered)
    await bench.show()
    bench.timeline.setAtTop(false)
    bench.arrive('n1')
    await bench.poll()
    bench.timeline.leave()
    expect(bench.state().filter).toBeNull()
    await bench.show()
    expect(bench.state()).toMatchObject({ held: new Set(), appeared: { count: 0, times: 0 } })
    expect(bench.shown()[0]).toBe(id('n1'))
  })
})

const asked = () => {
  const pages = questions<{ readonly text: string; readonly from: number | null }, TimelinePage | UnsupportedCall>()
  return { pages, bench: makeTimelineBench({ items: { payments: payments(3) }, records: pages.ask }) }
}

it('ACT-012 a response to an earlier filter never replaces that of a later one', async () => {
  const { pages, bench } = asked()
  await bench.show({ kinds: ['bill'] })
  await bench.show({ kinds: ['payment'] })
  const [earlier, later] = pages.calls
  await later?.answer(E.right(pageOf(payments(2), 50, null)))
  await earlier?.answer(E.right(pageOf(payments(3), 50, null)))
  expect(bench.shown()).toEqual([id('p0'), id('p1')])
})

it('ACT-012 a typed text is sent once, 300 ms after the last change', async () => {
  const { pages, bench } = asked()
  await bench.show()
  await pages.answer(E.right(pageOf(payments(3), 50, null)))
  await bench.show({ text: 'g' })
  await bench.advance(299)
  await bench.show({ text: 'gl' })
  await bench.advance(299)
  expect(pages.inputs).toHaveLength(1)
  await bench.advance(1)
  expect(pages.inputs.map(({ text }) => text)).toEqual(['', 'gl'])
})

it('ACT-012 a typed text filters the merged sources at once, without a further request', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(3) } })
  await bench.show()
  const { length } = bench.requests
  await bench.show({ text: 'p1' })
  expect(bench.shown()).toEqual([id('p1')])
  expect(bench.requests).toHaveLength(length)
})

it('ACT-012 a search in an unlimited period reads all pages of the merged sources', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(350) } })
  await bench.show()
  expect(bench.shown()).toHaveLength(99)
  await bench.show({ text: 'p349' })
  expect(bench.shown()).toEqual([id('p349')])
  expect(bench.state().status).toBe('endOfList')
})

it('ACT-026 the default period is sent to the provider, and a later answer "unsupported" leads to the sources', async () => {
  const { pages, bench } = asked()
  await bench.show(noTimelineFilter)
  expect(pages.inputs).toMatchObject([{ from: Date.UTC(2025, 11, 10, 12), to: null, limit: 50, after: null }])
  expect(now).toBe(Date.UTC(2026, 2, 10, 12))
  await pages.answer(E.right(unsupported))
  expect(bench.shown()).toEqual([id('p0'), id('p1'), id('p2')])
  expect(pages.inputs).toHaveLength(1)
})
