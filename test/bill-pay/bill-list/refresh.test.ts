import { unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { bill, openHome, record } from '../bench.ts'

describe('the refresh button', () => {
  const isRefreshing = (run: Awaited<ReturnType<typeof openHome>>) => run.page.get().refresh.isRefreshing

  it('BILL-090 BILL-091 turns for 750 ms where the payments come before that', async () => {
    const run = await openHome()
    run.known.payments = [record('r1', {})]
    run.page.refresh()
    run.page.refresh()
    await settle()
    // The user, too: whether bills can be paid by now.
    expect(run.asked.map(({ input }) => input).toSorted()).toEqual(['payments', 'user'])
    run.known.user = { ...run.known.user, pause: { until: null } }
    await run.answerAll()
    expect(run.page.get().pending.rows.length).toBe(1)
    expect(run.page.get().paused?.title).toBe('Payments are paused.')
    await run.clock.advance(749)
    expect(isRefreshing(run)).toBe(true)
    await run.clock.advance(1)
    expect(run.page.get().refresh).toEqual({ label: 'Refresh', isRefreshing: false, failure: null })
  })

  it('BILL-091 turns until the payments have come where that takes longer, also the second time', async () => {
    const run = await openHome()
    for (const _ of [1, 2]) {
      run.page.refresh()
      await run.clock.advance(750)
      expect(isRefreshing(run)).toBe(true)
      await run.answerAll()
      expect(isRefreshing(run)).toBe(false)
    }
  })

  it('tells of a failure when it has turned, keeps what is there, and tries again', async () => {
    const run = await openHome()
    run.known.payments = [record('r1', {})]
    run.page.refresh()
    await run.answerAll()
    await run.clock.advance(750)
    run.page.refresh()
    await settle()
    await run.asked.shift()?.answer(E.left(unreachable))
    expect(run.page.get().refresh).toMatchObject({ isRefreshing: true, failure: null })
    await run.clock.advance(750)
    const failure = 'Your payments could not be refreshed. What you see may be out of date.'
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure },
    })
    expect(run.logged).toEqual(['The payments of Bill Pay could not be loaded again: no answer'])
    run.page.refresh()
    expect(run.page.get().refresh).toMatchObject({ isRefreshing: true, failure: null })
    expect(run.page.entry.get()).toEqual({ kind: 'here' })
  })

  /** What is asked fails, so many seconds after the last time. */
  const fail = async (run: Awaited<ReturnType<typeof openHome>>, seconds: number) => {
    await run.clock.advance(seconds * 1000)
    await settle()
    const asked = run.asked.splice(0)
    for (const { answer } of asked) await answer(E.left(unreachable))
    return asked.map(({ input }) => input)
  }

  const late = 'The latest has not arrived yet. What you see may be out of date.'

  it('BILL-077 BILL-078 BILL-166 what a connection has changed is asked for five times, told meanwhile, and taken by the button', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    run.known.accounts = [bill('b7')]
    void run.list.tasks.reload('accounts')()
    expect(await fail(run, 0)).toEqual(['accounts'])
    expect(await fail(run, 4.999)).toEqual([])
    expect(await fail(run, 0.001)).toEqual(['accounts'])
    for (const time of [3, 4]) expect([time, await fail(run, 5), failure()]).toEqual([time, ['accounts'], late])
    expect(await fail(run, 5)).toEqual(['accounts'])
    expect([failure(), await fail(run, 60)]).toEqual([late, []])
    run.page.refresh()
    await settle()
    expect([failure(), run.asked.map(({ input }) => input).toSorted()]).toEqual([
      null,
      ['accounts', 'payments', 'user'],
    ])
    await run.answerAll()
    await run.clock.advance(750)
    expect([failure(), run.page.get().bills.cards.map(({ id }) => id)]).toEqual([null, ['b7']])
    expect(await fail(run, 60)).toEqual([])
  })

  it.each(['user', 'payments'] as const)(
    'BILL-078 BILL-090 the button asks once for the %s that is behind, takes what comes, and the tries go on',
    async (part) => {
      const run = await openHome()
      const names = () => run.asked.map(({ input }) => input).toSorted()
      /** The other one always comes. */
      const answered = async (isHere: boolean) => {
        for (const { input: name, answer } of run.asked.splice(0))
          await answer(isHere || name !== part ? E.right(run.known[name]) : E.left(unreachable))
      }
      void run.list.tasks.reload(part)()
      await fail(run, 0)
      run.page.refresh()
      await settle()
      expect(names()).toEqual(['payments', 'user'])
      await answered(false)
      await run.clock.advance(4999)
      expect(names()).toEqual([])
      await run.clock.advance(1)
      await settle()
      expect(names()).toEqual([part])
      run.asked.splice(0)
      // Once more by the button, which is answered.
      run.list.refresh()
      await settle()
      run.known.user = { ...run.known.user, pause: { until: null } }
      run.known.payments = [record('r1', {})]
      await answered(true)
      const now = run.list.state.get()
      expect([now.behind, now[part]]).toEqual([[], run.known[part]])
    },
  )

  it('BILL-078 payments that come with a later try are not told as failed any more', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    void run.list.tasks.reload('payments')()
    await fail(run, 0)
    run.page.refresh()
    await fail(run, 0)
    await run.clock.advance(750)
    expect(failure()).toBe('Your payments could not be refreshed. What you see may be out of date.')
    run.known.payments = [record('r1', {})]
    await run.clock.advance(4250)
    await run.answerAll()
    expect([failure(), run.page.get().pending.rows.length]).toEqual([null, 1])
  })

  it('BILL-078 BILL-151 BILL-166 what takes long is told after 3 s, until it comes', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    void run.list.tasks.reload('payments')()
    await run.clock.advance(2999)
    expect(failure()).toBe(null)
    await run.clock.advance(1)
    expect([failure(), run.page.get().empty]).toEqual([late, "Uh oh, it's a ghost town in here!"])
    run.known.payments = [record('r1', {})]
    await run.answerAll()
    expect([failure(), run.page.get().pending.rows.length]).toEqual([null, 1])
    // What came in time is never told, nor is what the next session would not know of.
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    await run.clock.advance(3000)
    expect([failure(), run.list.state.get().behind]).toEqual([null, []])
    void run.list.tasks.reload('payments')()
    run.stores.resetAll()
    await run.clock.advance(3000)
    expect(run.list.state.get().behind).toEqual([])
  })

  it('BILL-078 what is behind is asked for when Bill Pay is entered again, and nothing else is', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    for (const seconds of [0, 5, 5, 5, 5]) await fail(run, seconds)
    run.known.accounts = [bill('b7')]
    run.page.enter()
    await settle()
    expect(run.asked.map(({ input }) => input)).toEqual(['accounts'])
    await run.answerAll()
    expect([run.page.get().refresh.failure, run.page.get().bills.cards.map(({ id }) => id)]).toEqual([null, ['b7']])
    run.page.enter()
    await settle()
    expect(run.asked).toEqual([])
  })

  it('of a try that somebody else has taken over, and of a session that is over, nothing is tried again', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    await fail(run, 0)
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(await fail(run, 60)).toEqual([])
    void run.list.tasks.reload('user')()
    await fail(run, 0)
    run.stores.resetAll()
    expect([await fail(run, 60), run.list.state.get().behind]).toEqual([[], []])
  })

  it('a last try that fails after a newer one has worked leaves nothing behind', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    for (const seconds of [0, 5, 5, 5]) await fail(run, seconds)
    await run.clock.advance(5000)
    await settle()
    const [last] = run.asked.splice(0)
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    await last?.answer(E.left(unreachable))
    expect([last?.input, run.list.state.get().behind]).toEqual(['accounts', []])
  })

  it.each(['user', 'payments'] as const)(
    'BILL-078 BILL-151 the button that takes over the %s on their way keeps their tries, and that they are told',
    async (part) => {
      const run = await openHome()
      const names = () => run.asked.map(({ input }) => input).toSorted()
      void run.list.tasks.reload(part)()
      await run.clock.advance(1000)
      expect(names()).toEqual([part])
      run.page.refresh()
      await settle()
      const [first, ...taken] = run.asked.splice(0)
      expect(taken.map(({ input }) => input).toSorted()).toEqual(['payments', 'user'])
      for (const { input: name, answer } of taken)
        await answer(name === part ? E.left(unreachable) : E.right(run.known[name]))
      await first?.answer(E.left(unreachable))
      expect(run.list.state.get().behind).toEqual([part])
      await run.clock.advance(5000)
      expect(names()).toEqual([part])
      // A slow one is behind, too, and once it is here the button asks once again.
      await run.answerAll()
      void run.list.tasks.reload(part)()
      await run.clock.advance(1000)
      run.page.refresh()
      await run.clock.advance(3000)
      expect(run.list.state.get().behind).toEqual([part])
      await run.answerAll()
      run.page.refresh()
      expect(await fail(run, 1)).toHaveLength(2)
      expect([await fail(run, 60), run.list.state.get().behind]).toEqual([[], []])
    },
  )

  it('BILL-078 what was on its way is not tried again by the button of the next session', async () => {
    const run = await openHome()
    void run.list.tasks.reload('user')()
    await settle()
    run.stores.resetAll()
    run.asked.splice(0)
    run.page.refresh()
    expect([(await fail(run, 0)).toSorted(), await fail(run, 60)]).toEqual([['payments', 'user'], []])
  })

  it('BILL-090 BILL-151 tells of no failure where newer payments have come meanwhile', async () => {
    const run = await openHome()
    run.page.refresh()
    await settle()
    const older = run.asked.splice(0)
    run.known.payments = [record('r1', {})]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    for (const { answer } of older) await answer(E.left(unreachable))
    await run.clock.advance(750)
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure: null },
    })
  })

  it('BILL-090 BILL-151 tells of no failure that newer payments have made good while it turned', async () => {
    const run = await openHome()
    run.page.refresh()
    await fail(run, 0.1)
    run.known.payments = [record('r1', {})]
    void run.list.tasks.reload('payments')()
    await run.clock.advance(300)
    await run.answerAll()
    await run.clock.advance(350)
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure: null },
    })
  })

  it('is at rest in the next session', async () => {
    const run = await openHome()
    run.page.refresh()
    run.stores.resetAll()
    await run.clock.advance(750)
    await run.answerAll()
    expect(run.page.get()).toMatchObject({ refresh: { isRefreshing: false, failure: null }, bills: { cards: [] } })
  })
})
