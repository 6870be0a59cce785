import { unsupported, rejected, type Fault, type UnsupportedCall, unreachable } from '@paydeck/core/kernel'
import { makeActiveSessions, type ActiveSession } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { makeHold, makeSurroundings } from '../../slice-bench/index.ts'

const now = Date.UTC(2026, 0, 10, 12)
const minute = 60_000
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const here: ActiveSession = {
  id: 'here',
  userAgent: chrome,
  address: '127.0.0.1',
  country: null,
  seenAt: now,
  isCurrent: true,
}
const phone: ActiveSession = {
  id: 'phone',
  userAgent: iphone,
  address: '203.0.113.7',
  country: 'DE',
  seenAt: now - 12 * minute,
  isCurrent: false,
}

/** Creates the slice of signed-in devices with a fake provider. */
const bench = () => {
  const provider = {
    sessions: [phone, here] as ReadonlyArray<ActiveSession>,
    isOffered: true,
    fault: null as Fault | null,
  }
  const calls: Array<string> = []
  const changed$ = new Subject<unknown>()
  const { ports, seen } = makeSurroundings(now)
  const { pass, holdNext, release } = makeHold()
  const answer =
    <A>(call: string, give: () => A): TE.TaskEither<Fault, A> =>
    async () => {
      calls.push(call)
      // Creates the response before the delay, so that it contains the state at the time of the request.
      const given = provider.fault === null ? E.right(give()) : E.left(provider.fault)
      await pass(call)
      return given
    }
  const sessions = makeActiveSessions({
    ...ports,
    device: { timeZone: () => 'UTC' },
    changed$,
    activeSessionRecords: {
      list: answer<ReadonlyArray<ActiveSession> | UnsupportedCall>('list', () =>
        provider.isOffered ? provider.sessions : unsupported,
      ),
      end: ({ id }) =>
        answer(`end ${id}`, () => void (provider.sessions = provider.sessions.filter((one) => one.id !== id))),
      endOthers: answer(
        'end others',
        () => void (provider.sessions = provider.sessions.filter(({ isCurrent }) => isCurrent)),
      ),
    },
  })
  return { ...seen, sessions, provider, calls, changed$, holdNext, release }
}

const entered = async () => {
  const all = bench()
  all.sessions.enter()
  await settle()
  all.calls.splice(0)
  return all
}

describe('the list "signed-in devices"', () => {
  it('A5 each row contains device, place and last use; the current device is first and has a mark', async () => {
    const { sessions } = await entered()
    expect(sessions.view.get()).toMatchObject({
      isShown: true,
      isLoading: false,
      failure: null,
      endOthers: 'Sign out all others',
    })
    expect(sessions.view.get().rows).toEqual([
      {
        id: 'here',
        device: 'Chrome on Linux',
        kind: 'desktop',
        text: 'This computer · last used just now',
        parts: ['This computer · last used ', { text: 'just now', at: now }],
        mark: 'This device',
        end: null,
      },
      {
        id: 'phone',
        device: 'Safari on iOS',
        kind: 'mobile',
        text: 'Germany, 203.0.113.7 · last used 12 minutes ago',
        parts: ['Germany, 203.0.113.7 · last used ', { text: '12 minutes ago', at: now - 12 * minute }],
        mark: null,
        end: 'Sign out',
      },
    ])
  })

  it('the button that signs out all other devices is hidden if there are no other devices', async () => {
    const all = bench()
    all.provider.sessions = [here]
    all.sessions.enter()
    await settle()
    expect(all.sessions.view.get().endOthers).toBeNull()
  })

  it('the list is a skeleton until the first response, and is hidden if the provider does not support the list', async () => {
    const all = bench()
    all.provider.isOffered = false
    expect(all.sessions.view.get()).toMatchObject({ isShown: true, isLoading: true })
    all.sessions.enter()
    await settle()
    expect(all.sessions.view.get().isShown).toBe(false)
  })

  it('the list shows and logs a failure to load, and can then be loaded again', async () => {
    const all = bench()
    all.provider.fault = unreachable
    all.sessions.enter()
    await settle()
    expect(all.sessions.view.get()).toMatchObject({
      isLoading: false,
      failure: "We couldn't load your signed-in devices.",
      rows: [],
    })
    expect(all.errors).toEqual(['The signed-in devices could not be loaded: no answer'])
    all.provider.fault = null
    all.sessions.reload()
    await settle()
    expect(all.sessions.view.get()).toMatchObject({ failure: null })
    expect(all.sessions.view.get().rows).toHaveLength(2)
  })

  it('after a failed reload, the list keeps its rows and states that it may be out of date', async () => {
    const { sessions, provider } = await entered()
    provider.fault = unreachable
    sessions.reload()
    await settle()
    expect(sessions.view.get().rows).toHaveLength(2)
    expect(sessions.view.get().failure).toBe("We couldn't refresh this list, so it may be out of date.")
  })

  it('once its page has closed, the list no longer reloads after a change', async () => {
    const { sessions, changed$, calls } = await entered()
    changed$.next(null)
    await settle()
    expect(calls).toEqual(['list'])
    sessions.leave()
    changed$.next(null)
    await settle()
    expect(calls).toEqual(['list'])
  })

  it('if a session changes while the list loads, the list loads again, because the first response may be stale', async () => {
    const { sessions, provider, changed$, holdNext, release } = await entered()
    holdNext('list')
    sessions.reload()
    await settle()
    provider.sessions = [here]
    changed$.next(null)
    await release()
    expect(sessions.view.get().rows.map(({ id }) => id)).toEqual(['here'])
  })

  it('the list is empty after the user has signed out', async () => {
    const { sessions, stores } = await entered()
    stores.resetAll()
    expect(sessions.view.get().rows).toEqual([])
  })
})

describe('signing out another device', () => {
  it('A5 a device is not signed out until the user confirms it; then a message shows the success for four seconds', async () => {
    const { sessions, calls, modals, clock } = await entered()
    let ended = 0
    sessions.ended$.subscribe(() => (ended += 1))
    sessions.openEnd('phone')
    expect(modals).toEqual(['open end-session'])
    expect(sessions.ending.get()).toMatchObject({ title: 'Safari on iOS', confirm: 'Sign out', failure: null })
    expect(calls).toEqual([])
    sessions.end()
    await settle()
    expect(calls).toEqual(['end phone', 'list'])
    expect(ended).toBe(1)
    expect(modals).toContain('close end-session')
    expect(sessions.view.get().rows.map(({ id }) => id)).toEqual(['here'])
    expect(sessions.view.get().outcome).toBe('The device was signed out.')
    await clock.advance(3999)
    expect(sessions.view.get().outcome).not.toBeNull()
    await clock.advance(1)
    expect(sessions.view.get().outcome).toBeNull()
  })

  it('labels and sentences of the dialog follow the writing rules of the interface', async () => {
    const { sessions } = await entered()
    sessions.openEnd('phone')
    const one = sessions.ending.get()
    sessions.openEndOthers()
    const others = sessions.ending.get()
    const { title, text } = sessions.view.get()
    expectLabels({ title, others: others.title, confirm: one.confirm, cancel: one.cancel })
    expectSentences({ text, one: one.warning, others: others.warning })
  })

  it('no dialog opens for the current device or for a device that is not in the list', async () => {
    const { sessions, modals, calls } = await entered()
    sessions.openEnd('here')
    sessions.openEnd('nobody')
    sessions.end()
    await settle()
    expect([modals, calls]).toEqual([[], []])
  })

  it('A5 signing out all other devices together also needs a confirmation', async () => {
    const { sessions, calls, modals } = await entered()
    sessions.openEndOthers()
    expect(modals).toEqual(['open end-other-sessions'])
    expect(sessions.ending.get()).toMatchObject({ title: 'All other devices', text: null })
    sessions.end()
    await settle()
    expect(calls).toEqual(['end others', 'list'])
    expect(sessions.view.get()).toMatchObject({ outcome: 'All other devices were signed out.', endOthers: null })
    expect(modals).toContain('close end-other-sessions')
  })

  it('F4 one request is sent even if the user presses the button repeatedly', async () => {
    const { sessions, calls } = await entered()
    sessions.openEnd('phone')
    for (let press = 0; press < 3; press += 1) sessions.end()
    await settle()
    expect(calls.filter((call) => call === 'end phone')).toHaveLength(1)
  })

  it('A11 the dialog shows the reason of a failure; a reopened dialog no longer shows the reason', async () => {
    const { sessions, provider, modals, errors } = await entered()
    sessions.openEnd('phone')
    provider.fault = rejected(500)
    sessions.end()
    await settle()
    expect(sessions.ending.get()).toMatchObject({
      status: 'failed',
      failure: "We couldn't finish signing out. Try again.",
    })
    provider.fault = rejected(429, 'Too many requests. Try again in 20 seconds.', 20)
    sessions.end()
    await settle()
    expect(sessions.ending.get().failure).toBe('Too many requests. Try again in 20 seconds.')
    expect(modals).toEqual(['open end-session'])
    expect(errors).toHaveLength(2)
    sessions.openEnd('phone')
    expect(sessions.ending.get()).toMatchObject({ status: null, failure: null })
  })

  it('A5 the dialog for all other devices stays open when the response to an earlier sign-out of one device arrives', async () => {
    const { sessions, modals, holdNext, release } = await entered()
    sessions.openEnd('phone')
    holdNext('end phone')
    sessions.end()
    await settle()
    sessions.closeEnd()
    sessions.openEndOthers()
    modals.splice(0)
    await release()
    expect(modals).toEqual([])
    expect(sessions.ending.get()).toMatchObject({ title: 'All other devices', status: null, failure: null })
  })

  it('A5 a device that was signed out stays removed when the response to an earlier list request arrives', async () => {
    const { sessions, changed$, holdNext, release } = await entered()
    holdNext('list')
    changed$.next(null)
    await settle()
    sessions.openEnd('phone')
    sessions.end()
    await settle()
    await release()
    expect(sessions.view.get().rows.map(({ id }) => id)).toEqual(['here'])
  })
})
