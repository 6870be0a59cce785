import { unsupported, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { SecurityEventKind, makeSecurityHistory, type SecurityEvent } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { makeSurroundings } from '../../slice-bench/index.ts'

const now = Date.UTC(2026, 0, 10, 12)
const hour = 3_600_000
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const event = (id: number, over: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: String(id),
  kind: 'signed-in',
  at: now - hour,
  userAgent: chrome,
  address: '127.0.0.1',
  country: null,
  ...over,
})

/**
 * Creates the slice with a fake provider. `events` are the provider's events, newest first. By default, a page of the
 * history has three events.
 */
const bench = (events: ReadonlyArray<SecurityEvent>) => {
  const provider = { events, isOffered: true, fault: null as Fault | null, pageSize: 3, overlap: 0 }
  const asked: Array<string | null> = []
  const stopped: Array<string> = []
  const changed$ = new Subject<unknown>()
  const { ports, seen } = makeSurroundings(now)
  const history = makeSecurityHistory({
    ...ports,
    device: { timeZone: () => 'UTC' },
    changed$,
    securityRecord: {
      page:
        ({ before }) =>
        async () => {
          asked.push(before)
          if (provider.fault !== null) return E.left(provider.fault)
          if (!provider.isOffered) return E.right(unsupported)
          const rest = provider.events.filter(
            ({ id }) => before === null || Number(id) < Number(before) + provider.overlap,
          )
          const page = rest.slice(0, provider.pageSize)
          return E.right({ events: page, next: rest.length > provider.pageSize ? (page.at(-1)?.id ?? null) : null })
        },
      stop:
        ({ id }) =>
        async () => {
          stopped.push(id)

          if (provider.fault !== null) return E.left(provider.fault)
          provider.events = [event(99, { kind: 'payout-change-stopped' }), ...provider.events]
          return E.right(undefined)
        },
    },
  })
  const ids = () => history.view.get().rows.map(({ id }) => Number(id))
  return { ...seen, history, provider, asked, stopped, changed$, ids }
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => event(from - index))

it('L3 each row of the security history contains event, time, device and place', async () => {
  const { history } = bench([
    event(3, { kind: 'code-refused', address: '203.0.113.7', country: 'DE' }),
    event(2, { kind: 'password-changed', at: now - 40 * 24 * hour, userAgent: '' }),
    event(1, { kind: null }),
  ])
  history.enter()
  await settle()
  expect(history.view.get().rows).toMatchObject([
    {
      id: '3',
      icon: 'alert',
      title: 'Wrong two-factor code entered',
      text: '1 hour ago · Chrome on Linux · Germany, 203.0.113.7',
    },
    { id: '2', icon: 'shield', title: 'Password changed', text: 'Dec 1, 2025 · Unknown device · This computer' },
    { id: '1', icon: 'shield', title: 'Security event', text: '1 hour ago · Chrome on Linux · This computer' },
  ])
  expect(history.view.get().rows[1]?.parts).toEqual([
    { text: 'Dec 1, 2025', at: now - 40 * 24 * hour },
    ' · Unknown device · This computer',
  ])
  expect(history.view.get().more).toBeNull()
})

it('each kind of security event has a distinct title, and the alert icon if it weakens the protection of the account', async () => {
  const kinds = Object.keys(SecurityEventKind.keys).filter(SecurityEventKind.is)
  const { history, provider } = bench(kinds.map((kind, index) => event(index, { kind })).toReversed())
  provider.pageSize = kinds.length
  history.enter()
  await settle()
  const shownEvents = history.view.get().rows.map(({ id, ...row }) => ({ kind: kinds[Number(id)] ?? '', ...row }))
  expect(shownEvents).toHaveLength(kinds.length)
  expectLabels(Object.fromEntries(shownEvents.map(({ kind, title }) => [kind, title])))
  const markedBy = (mark: string) => shownEvents.filter(({ icon }) => icon === mark).map(({ kind }) => kind)
  expect(markedBy('alert').sort()).toEqual(['code-refused', 'sender-moved', 'sign-in-refused', 'two-factor-off'])
  expect(markedBy('key')).toEqual(expect.arrayContaining(kinds.filter((kind) => kind.includes('passkey'))))
  expect(shownEvents.filter(({ icon }) => !['person', 'shield', 'key', 'alert'].includes(icon))).toEqual([])
})

it('the panel explains the security history, and states that it is out of date after a failed reload', async () => {
  const { history, provider, ids } = bench(down(2, 1))
  history.enter()
  await settle()
  provider.fault = unreachable
  history.reload()
  await settle()
  const { title, text, failure } = history.view.get()
  expectLabels({ title })
  expectSentences({ text, failure })
  expect(failure).toContain('out of date')
  expect(ids()).toEqual([2, 1])
})

it('"Show more" loads earlier security events page by page until all are shown', async () => {
  const { history, ids, asked } = bench(down(7, 1))
  history.enter()
  await settle()
  expect(ids()).toEqual([7, 6, 5])
  expect(history.view.get().more).toEqual({ label: 'Show more', failure: null })
  history.showMore()
  await settle()
  expect(ids()).toEqual([7, 6, 5, 4, 3, 2])
  history.showMore()
  await settle()
  expect(ids()).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(history.view.get().more).toBeNull()
  history.showMore()
  await settle()
  expect(asked).toEqual([null, '5', '2'])
})

it('the security history shows each event only once, even if pages overlap', async () => {
  const { history, provider, ids } = bench(down(7, 1))
  provider.overlap = 2
  history.enter()
  await settle()
  history.showMore()
  await settle()
  expect(ids()).toEqual([7, 6, 5, 4])
})

it('F4 the security history loads a page only once, even if the user presses "Show more" repeatedly', async () => {
  const { history, ids, asked } = bench(down(7, 1))
  history.enter()
  await settle()
  history.showMore()
  history.showMore()
  await settle()
  expect(ids()).toEqual([7, 6, 5, 4, 3, 2])
  expect(asked).toEqual([null, '5'])
})

it('a reload adds new security events to the loaded pages, or replaces these pages if events in between are missing', async () => {
  const { history, provider, ids, changed$ } = bench(down(7, 1))
  history.enter()
  await settle()
  history.showMore()
  await settle()
  provider.events = down(9, 1)
  changed$.next(null)
  await settle()
  expect(ids()).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
  history.showMore()
  await settle()
  expect(ids()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  provider.events = down(20, 1)
  changed$.next(null)
  await settle()
  expect(ids()).toEqual([20, 19, 18])
  history.leave()
  provider.events = down(21, 1)
  changed$.next(null)
  await settle()
  expect(ids()).toEqual([20, 19, 18])
})

it('when a page fails to load, the security history keeps its events and shows a message beside "Show more"', async () => {
  const { history, provider, ids } = bench(down(7, 1))
  history.enter()
  await settle()
  provider.fault = unreachable
  history.showMore()
  await settle()
  expect(ids()).toEqual([7, 6, 5])
  expect(history.view.get()).toMatchObject({ status: 'failed', failure: null })
  expect(history.view.get().more?.failure).toBe("We couldn't load earlier events. Try again.")
  provider.fault = null
  history.showMore()
  await settle()
  expect(ids()).toEqual([7, 6, 5, 4, 3, 2])
})

it('the security history shows a failure to load, and can then be loaded again', async () => {
  const { history, provider, ids } = bench(down(2, 1))
  provider.fault = unreachable
  history.enter()
  await settle()
  expect(history.view.get()).toMatchObject({ isLoading: false, failure: "We couldn't load your security history." })
  provider.fault = null
  history.reload()
  await settle()
  expect(history.view.get().failure).toBeNull()
  expect(ids()).toEqual([2, 1])
})

it('the security history is hidden if the provider does not support it, and shows "No activity yet." without events', async () => {
  const without = bench([])
  without.provider.isOffered = false
  without.history.enter()
  await settle()
  expect(without.history.view.get().isShown).toBe(false)
  const empty = bench([])
  empty.history.enter()
  await settle()
  expect(empty.history.view.get()).toMatchObject({
    isShown: true,
    text: 'No activity yet.',
    rows: [],
    more: null,
  })
})

it('A12 an event with canStop has a stop button until the user stops the change; then a message shows the result', async () => {
  const moveEvent = (id: number) => event(id, { kind: 'sender-moved', canStop: true })
  const { history, stopped, provider } = bench([moveEvent(5), event(4), moveEvent(3), event(2), moveEvent(1)])
  history.enter()
  await settle()
  history.showMore()
  await settle()
  const offered = () =>
    history.view
      .get()
      .rows.filter(({ stop }) => stop !== null)
      .map(({ id }) => id)
  expect(offered()).toEqual(['5', '3', '1'])
  expect(history.view.get()).toMatchObject({ outcome: null, isStopping: false })
  expectLabels({ stop: history.view.get().rows[0]?.stop })
  history.stop('1')
  history.stop('3')
  expect(history.view.get().isStopping).toBe(true)
  await settle()
  expect(stopped).toEqual(['1'])
  // Stopping a change reloads the first page of the history. Event 3 is on a later page, but stays in the list.
  expect(offered()).toEqual(['5', '3'])
  const { outcome, isStopping, rows } = history.view.get()
  expect([outcome?.tone, isStopping, rows[0]?.id]).toEqual(['success', false, '99'])
  expectSentences({ outcome: outcome?.text })
  provider.fault = unreachable
  history.stop('3')
  await settle()
  expect(history.view.get().outcome).toEqual({ tone: 'caution', text: "We couldn't stop the change. Try again." })
  provider.fault = rejected(409, "We can't stop this change anymore. Move the sender back yourself.")
  history.stop('3')
  await settle()
  expect(history.view.get().outcome).toEqual({ tone: 'caution', text: provider.fault.message })
  expectSentences({ outcome: history.view.get().outcome?.text })
  // Only the event whose change can no longer be stopped loses its button.
  expect(offered()).toEqual(['5'])
  provider.fault = null
  history.reload()
  await settle()
  expect(offered()).toEqual(['5'])
})

it('A12 a security event without canStop has no stop button', async () => {
  const { history } = bench([event(2, { kind: 'sender-moved' }), event(1, { kind: 'sender-moved', canStop: false })])
  history.enter()
  await settle()
  expect(history.view.get().rows.map(({ stop }) => stop)).toEqual([null, null])
})
