import { unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { bill, openHome, record } from '../bench.ts'

describe('the button Refresh on the Bill Pay page', () => {
  const isRefreshing = (run: Awaited<ReturnType<typeof openHome>>) => run.page.get().refresh.isRefreshing

  it('BILL-090 BILL-091 the button is busy for at least 750 ms, even if the payments arrive earlier', async () => {
    const run = await openHome()
    run.providerData.payments = [record('r1', {})]
    run.page.refresh()
    run.page.refresh()
    await settle()
    // Refresh also refetches the user, since the user's field `pause` determines whether bills can be paid.
    expect(run.pendingCalls.map(({ input }) => input).toSorted()).toEqual(['payments', 'user'])
    run.providerData.user = { ...run.providerData.user, pause: { until: null } }
    await run.answerAll()
    expect(run.page.get().pending.rows.length).toBe(1)
    expect(run.page.get().paused?.title).toBe('Payments are paused.')
    await run.clock.advance(749)
    expect(isRefreshing(run)).toBe(true)
    await run.clock.advance(1)
    expect(run.page.get().refresh).toEqual({ label: 'Refresh', isRefreshing: false, failure: null })
  })

  it('BILL-091 the button is busy until the payments arrive, in the first and in the second refresh', async () => {
    const run = await openHome()
    for (const _ of [1, 2]) {
      run.page.refresh()
      await run.clock.advance(750)
      expect(isRefreshing(run)).toBe(true)
      await run.answerAll()
      expect(isRefreshing(run)).toBe(false)
    }
  })

  it('a failed refresh shows an error after 750 ms and keeps the payments; the next press removes the error', async () => {
    const run = await openHome()
    run.providerData.payments = [record('r1', {})]
    run.page.refresh()
    await run.answerAll()
    await run.clock.advance(750)
    run.page.refresh()
    await settle()
    await run.pendingCalls.shift()?.answer(E.left(unreachable))
    expect(run.page.get().refresh).toMatchObject({ isRefreshing: true, failure: null })
    await run.clock.advance(750)
    const failure = "We couldn't refresh your payments. This page may be out of date."
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure },
    })
    expect(run.logged).toEqual(['The payments of Bill Pay could not be loaded again: no answer'])
    run.page.refresh()
    expect(run.page.get().refresh).toMatchObject({ isRefreshing: true, failure: null })
    expect(run.page.entry.get()).toEqual({ kind: 'here' })
  })

  /** Advances the clock by `seconds`, fails all pending requests, and returns their names. */
  const failCalls = async (run: Awaited<ReturnType<typeof openHome>>, seconds: number) => {
    await run.clock.advance(seconds * 1000)
    await settle()
    const failed = run.pendingCalls.splice(0)
    for (const { answer } of failed) await answer(E.left(unreachable))
    return failed.map(({ input }) => input)
  }

  const lateText = "We're still loading the latest updates. This page may be out of date."

  it('BILL-077 BILL-078 BILL-166 a failing request for accounts is sent five times in total, and again after the next press', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    run.providerData.accounts = [bill('b7')]
    void run.list.tasks.reload('accounts')()
    expect(await failCalls(run, 0)).toEqual(['accounts'])
    expect(await failCalls(run, 4.999)).toEqual([])
    expect(await failCalls(run, 0.001)).toEqual(['accounts'])
    for (const time of [3, 4])
      expect([time, await failCalls(run, 5), failure()]).toEqual([time, ['accounts'], lateText])
    expect(await failCalls(run, 5)).toEqual(['accounts'])
    expect([failure(), await failCalls(run, 60)]).toEqual([lateText, []])
    run.page.refresh()
    await settle()
    expect([failure(), run.pendingCalls.map(({ input }) => input).toSorted()]).toEqual([
      null,
      ['accounts', 'payments', 'user'],
    ])
    await run.answerAll()
    await run.clock.advance(750)
    expect([failure(), run.page.get().bills.cards.map(({ id }) => id)]).toEqual([null, ['b7']])
    expect(await failCalls(run, 60)).toEqual([])
  })

  it.each(['user', 'payments'] as const)(
    'BILL-078 BILL-090 if the request for %s has failed, a press repeats this request, and the planned retry still happens',
    async (part) => {
      const run = await openHome()
      const names = () => run.pendingCalls.map(({ input }) => input).toSorted()
      /** Resolves every pending request. If `isHere` is false, the request for `part` fails. */
      const answered = async (isHere: boolean) => {
        for (const { input: name, answer } of run.pendingCalls.splice(0))
          await answer(isHere || name !== part ? E.right(run.providerData[name]) : E.left(unreachable))
      }
      void run.list.tasks.reload(part)()
      await failCalls(run, 0)
      run.page.refresh()
      await settle()
      expect(names()).toEqual(['payments', 'user'])
      await answered(false)
      await run.clock.advance(4999)
      expect(names()).toEqual([])
      await run.clock.advance(1)
      await settle()
      expect(names()).toEqual([part])
      run.pendingCalls.splice(0)
      // The next refresh succeeds.
      run.list.refresh()
      await settle()
      run.providerData.user = { ...run.providerData.user, pause: { until: null } }
      run.providerData.payments = [record('r1', {})]
      await answered(true)
      const now = run.list.state.get()
      expect([now.behind, now[part]]).toEqual([[], run.providerData[part]])
    },
  )

  it('BILL-078 if a retry succeeds after a failed refresh, the error of the refresh disappears', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    void run.list.tasks.reload('payments')()
    await failCalls(run, 0)
    run.page.refresh()
    await failCalls(run, 0)
    await run.clock.advance(750)
    expect(failure()).toBe("We couldn't refresh your payments. This page may be out of date.")
    run.providerData.payments = [record('r1', {})]
    await run.clock.advance(4250)
    await run.answerAll()
    expect([failure(), run.page.get().pending.rows.length]).toEqual([null, 1])
  })

  it('BILL-078 BILL-151 BILL-166 if a response takes over 3 s, the page shows that its data may be out of date', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    void run.list.tasks.reload('payments')()
    await run.clock.advance(2999)
    expect(failure()).toBe(null)
    await run.clock.advance(1)
    expect([failure(), run.page.get().empty]).toEqual([lateText, "Uh oh, it's a ghost town in here!"])
    run.providerData.payments = [record('r1', {})]
    await run.answerAll()
    expect([failure(), run.page.get().pending.rows.length]).toEqual([null, 1])
    // A request marks its part as late only if it takes 3 s, and only in its own session.
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    await run.clock.advance(3000)
    expect([failure(), run.list.state.get().behind]).toEqual([null, []])
    void run.list.tasks.reload('payments')()
    run.stores.resetAll()
    await run.clock.advance(3000)
    expect(run.list.state.get().behind).toEqual([])
  })

  it('BILL-078 opening Bill Pay again requests only the parts that have failed to reload', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    for (const seconds of [0, 5, 5, 5, 5]) await failCalls(run, seconds)
    run.providerData.accounts = [bill('b7')]
    run.page.enter()
    await settle()
    expect(run.pendingCalls.map(({ input }) => input)).toEqual(['accounts'])
    await run.answerAll()
    expect([run.page.get().refresh.failure, run.page.get().bills.cards.map(({ id }) => id)]).toEqual([null, ['b7']])
    run.page.enter()
    await settle()
    expect(run.pendingCalls).toEqual([])
  })

  it('a failed request is not retried if a newer request was sent or the user has signed out', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    await failCalls(run, 0)
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(await failCalls(run, 60)).toEqual([])
    void run.list.tasks.reload('user')()
    await failCalls(run, 0)
    run.stores.resetAll()
    expect([await failCalls(run, 60), run.list.state.get().behind]).toEqual([[], []])
  })

  it('the accounts are not marked as out of date if the last retry fails after a newer request has succeeded', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    for (const seconds of [0, 5, 5, 5]) await failCalls(run, seconds)
    await run.clock.advance(5000)
    await settle()
    const [last] = run.pendingCalls.splice(0)
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    await last?.answer(E.left(unreachable))
    expect([last?.input, run.list.state.get().behind]).toEqual(['accounts', []])
  })

  it.each(['user', 'payments'] as const)(
    'BILL-078 BILL-151 a press during the request for %s prevents neither retries nor the mark that data is out of date',
    async (part) => {
      const run = await openHome()
      const names = () => run.pendingCalls.map(({ input }) => input).toSorted()
      void run.list.tasks.reload(part)()
      await run.clock.advance(1000)
      expect(names()).toEqual([part])
      run.page.refresh()
      await settle()
      const [first, ...refreshing] = run.pendingCalls.splice(0)
      expect(refreshing.map(({ input }) => input).toSorted()).toEqual(['payments', 'user'])
      for (const { input: name, answer } of refreshing)
        await answer(name === part ? E.left(unreachable) : E.right(run.providerData[name]))
      await first?.answer(E.left(unreachable))
      expect(run.list.state.get().behind).toEqual([part])
      await run.clock.advance(5000)
      expect(names()).toEqual([part])
      // A request that takes over 3 s also marks the part as late. After its response, Refresh requests the part only once.
      await run.answerAll()
      void run.list.tasks.reload(part)()
      await run.clock.advance(1000)
      run.page.refresh()
      await run.clock.advance(3000)
      expect(run.list.state.get().behind).toEqual([part])
      await run.answerAll()
      run.page.refresh()
      expect(await failCalls(run, 1)).toHaveLength(2)
      expect([await failCalls(run, 60), run.list.state.get().behind]).toEqual([[], []])
    },
  )

  it('BILL-078 a press in the next session does not retry a request of the earlier session', async () => {
    const run = await openHome()
    void run.list.tasks.reload('user')()
    await settle()
    run.stores.resetAll()
    run.pendingCalls.splice(0)
    run.page.refresh()
    expect([(await failCalls(run, 0)).toSorted(), await failCalls(run, 60)]).toEqual([['payments', 'user'], []])
  })

  it('BILL-090 BILL-151 a failed refresh shows no error if a newer request has succeeded before the failure', async () => {
    const run = await openHome()
    run.page.refresh()
    await settle()
    const older = run.pendingCalls.splice(0)
    run.providerData.payments = [record('r1', {})]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    for (const { answer } of older) await answer(E.left(unreachable))
    await run.clock.advance(750)
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure: null },
    })
  })

  it('BILL-090 BILL-151 a failed refresh shows no error if a newer request succeeds within 750 ms', async () => {
    const run = await openHome()
    run.page.refresh()
    await failCalls(run, 0.1)
    run.providerData.payments = [record('r1', {})]
    void run.list.tasks.reload('payments')()
    await run.clock.advance(300)
    await run.answerAll()
    await run.clock.advance(350)
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure: null },
    })
  })

  it('a button that was busy when the user signed out is not busy in the next session', async () => {
    const run = await openHome()
    run.page.refresh()
    run.stores.resetAll()
    await run.clock.advance(750)
    await run.answerAll()
    expect(run.page.get()).toMatchObject({ refresh: { isRefreshing: false, failure: null }, bills: { cards: [] } })
  })
})
