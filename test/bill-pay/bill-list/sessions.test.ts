import { unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { openHome, record } from '../bench.ts'

describe('the bill list after a sign-out', () => {
  it('SESS-021 responses to requests of an earlier session do not change the next session', async () => {
    for (const answered of [true, false]) {
      const run = await openHome()
      for (const part of ['accounts', 'payments', 'user'] as const) void run.list.tasks.reload(part)()
      await settle()
      run.stores.resetAll()
      const before = run.list.state.get()
      run.providerData.payments = [record('r1', {})]
      for (const { input: name, answer } of run.pendingCalls.splice(0))
        await answer(answered ? E.right(run.providerData[name]) : E.left(unreachable))
      expect(run.list.state.get()).toEqual(before)
    }
  })

  it('BILL-091 a late response to a refresh of the previous session does not end a refresh of the next session', async () => {
    const run = await openHome()
    run.page.refresh()
    await run.clock.advance(750)
    const older = run.pendingCalls.splice(0)
    run.stores.resetAll()
    void run.list.tasks.load()
    await run.answerAll()
    run.page.refresh()
    await settle()
    for (const { input: name, answer } of older) await answer(E.right(run.providerData[name]))
    expect(run.page.get().refresh.isRefreshing).toBe(true)
    await run.answerAll()
    await run.clock.advance(750)
    expect(run.page.get().refresh.isRefreshing).toBe(false)
  })
})
