import { unsupported, rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { detailBench } from './bench.ts'

describe('removing a bill', () => {
  it('asks first, and leads home without it', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    expect(run.opened).toEqual([{ name: 'remove-bill', about: 'b1' }])
    expect(run.detail.removal.get()).toMatchObject({
      title: 'Remove this bill?',
      text: 'Northgate Card Services leaves your list of bills. What was paid on it stays paid, and is not listed here any more. You can connect it again at any time.',
      confirm: 'Remove',
      cancel: 'Keep It',
      isBusy: false,
      failure: null,
    })
    const letGo = run.hold()
    run.detail.remove()
    run.detail.remove()
    expect(run.detail.removal.get().isBusy).toBe(true)
    expect(run.list.state.get().accounts.length).toBe(2)
    await letGo()
    expect(run.calls.slice(2)).toEqual(['remove b1'])
    expect(run.list.state.get().accounts.map(({ id }) => id)).toEqual(['b2'])
    expect([run.closed, run.wentTo, run.view()]).toEqual([['remove-bill'], ['/bill-pay'], null])
    expect(run.asked.map(({ input }) => input)).toEqual(['accounts'])
  })

  it('removes nothing where it is closed', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    run.detail.closeRemoval()
    expect([run.closed, run.calls.slice(2), run.list.state.get().accounts.length]).toEqual([['remove-bill'], [], 2])
  })

  it('asks about a bill that has gone from the list meanwhile without its name', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    run.known.accounts = []
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(run.detail.removal.get().text).toBe(
      'The bill leaves your list of bills. What was paid on it stays paid, and is not listed here any more. You can connect it again at any time.',
    )
  })

  it('leads home from a dialog that was left, and closes one that was opened anew, but none of another bill', async () => {
    const left = await detailBench()
    await left.look('b1')
    left.detail.openRemoval()
    const letGo = left.hold()
    left.detail.remove()
    left.leaveDialog()
    await letGo()
    expect([left.closed, left.wentTo, left.list.state.get().accounts.length]).toEqual([[], ['/bill-pay'], 1])

    const anew = await detailBench()
    await anew.look('b1')
    anew.detail.openRemoval()
    const letAnewGo = anew.hold()
    anew.detail.remove()
    await anew.look('b2')
    await anew.look('b1')
    anew.detail.openRemoval()
    expect(anew.closed).toEqual(['remove-bill', 'remove-bill'])
    await letAnewGo()
    expect([anew.closed.length, anew.wentTo]).toEqual([3, ['/bill-pay']])

    const other = await detailBench()
    await other.look('b1')
    other.detail.openRemoval()
    const letOtherGo = other.hold()
    other.detail.remove()
    await other.look('b2')
    other.detail.openRemoval()
    await letOtherGo()
    expect([other.closed, other.wentTo, other.list.state.get().accounts.length]).toEqual([['remove-bill'], [], 1])
  })

  it('is asked of the provider once for each bill, however often one looks at another meanwhile', async () => {
    const run = await detailBench()
    const isBusy = () => run.detail.removal.get().isBusy
    const letGo = run.hold()
    for (const id of ['b1', 'b2', 'b1', 'b2']) {
      await run.look(id)
      run.detail.openRemoval()
      run.detail.remove()
      expect([id, isBusy()]).toEqual([id, true])
    }
    expect(run.calls.filter((call) => call.startsWith('remove'))).toEqual(['remove b1', 'remove b2'])
    // The next session knows nothing of them.
    run.stores.resetAll()
    expect(isBusy()).toBe(false)
    await letGo()
  })

  it('says why it could not, stays open, and asks anew the next time', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    run.answers.remove = E.left(unreachable)
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get()).toMatchObject({
      isBusy: false,
      failure: 'The bill could not be removed. Please try again.',
    })
    expect([run.closed, run.wentTo, run.list.state.get().accounts.length]).toEqual([[], [], 2])
    run.answers.remove = E.left(rejected(409, 'A payment is on its way.'))
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get().failure).toBe('A payment is on its way.')
    run.detail.openRemoval()
    expect(run.detail.removal.get().failure).toBeNull()
  })

  it('is not offered any more where the provider does not know it', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    run.answers.remove = E.right(unsupported)
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get().failure).toBe('Bills cannot be removed at the moment.')
    expect([run.view()?.remove, run.list.state.get().accounts.length]).toEqual([null, 2])
  })

  it('leads nobody away who looks at another bill by then, nor in the next session', async () => {
    const run = await detailBench()
    await run.look('b1')
    const letGo = run.hold()
    run.detail.remove()
    await run.look('b2')
    await letGo()
    expect([run.list.state.get().accounts.length, run.closed, run.wentTo, run.view()?.id]).toEqual([
      1,
      ['remove-bill'],
      [],
      'b2',
    ])
    const later = run.hold()
    run.detail.remove()
    run.stores.resetAll()
    await later()
    expect([run.closed, run.wentTo, run.view()]).toEqual([['remove-bill'], [], null])
  })

  it.each([null, 'b2'])('does not outlive its bill: the dialog closes with a look at %s', async (next) => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    const letGo = run.hold()
    run.detail.remove()
    await run.look(next)
    expect(run.closed).toEqual(['remove-bill'])
    await letGo()
    expect([run.closed, run.wentTo]).toEqual([['remove-bill'], []])
  })
})

describe('a removal that fails', () => {
  /** Asked for, confirmed, and on its way. */
  const removing = async (answer: Awaited<ReturnType<typeof detailBench>>['answers']['remove']) => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.openRemoval()
    run.answers.remove = answer
    const letGo = run.hold()
    run.detail.remove()
    return { ...run, letGo, told: () => run.toasts.view.get() }
  }
  const title = 'Northgate Card Services could not be removed.'

  it.each([
    [E.left(unreachable), 'Please try again.'],
    [E.left(rejected(409, 'A payment is on its way.')), 'A payment is on its way.'],
    [E.right(unsupported), 'Bills cannot be removed at the moment.'],
  ] as const)('is told by a toast once its dialog was left: %j', async (answer, text) => {
    const run = await removing(answer)
    run.leaveDialog()
    await run.letGo()
    expect(run.told()).toMatchObject({ tone: 'failure', title, text, action: null })
    // Tried again, it is told of no more.
    run.detail.openRemoval()
    run.answers.remove = E.right(undefined)
    run.detail.remove()
    expect(run.told()).toBeNull()
    await settle()
    expect([run.told(), run.list.state.get().accounts.map(({ id }) => id)]).toEqual([null, ['b2']])
  })

  it.each([null, 'b2'])('is told with a way to the bill where one looks at %s by then', async (next) => {
    const run = await removing(E.left(unreachable))
    await run.look(next)
    await run.letGo()
    expect(run.told()).toMatchObject({ title, action: 'View Bill' })
    run.toasts.act()
    expect(run.wentTo).toEqual(['/bill-pay?bill=b1'])
  })

  it('stands in its dialog alone while that is open', async () => {
    for (const answer of [E.left(unreachable), E.right(unsupported)] as const) {
      const run = await removing(answer)
      await run.letGo()
      expect([run.told(), run.detail.removal.get().failure !== null]).toEqual([null, true])
    }
  })

  it('stands in its dialog that was left and opened again, where it is busy until then', async () => {
    const run = await removing(E.left(unreachable))
    run.leaveDialog()
    run.detail.openRemoval()
    expect(run.detail.removal.get().isBusy).toBe(true)
    run.detail.remove()
    await run.letGo()
    expect([run.told(), run.detail.removal.get().failure]).toEqual([
      null,
      'The bill could not be removed. Please try again.',
    ])
    expect(run.calls.filter((call) => call.startsWith('remove'))).toEqual(['remove b1'])
  })

  it('is told beside another dialog, be it about another bill or of another kind', async () => {
    const other = await removing(E.left(unreachable))
    other.openOther()
    await other.letGo()
    expect(other.told()?.title).toBe(title)
    const run = await removing(E.left(unreachable))
    await run.look('b2')
    run.detail.openRemoval()
    expect(run.detail.removal.get().isBusy).toBe(false)
    await run.letGo()
    expect([run.told()?.title, run.detail.removal.get().failure]).toEqual([title, null])
  })

  it('is told where its dialog, opened for another bill meanwhile, knows nothing of it', async () => {
    const run = await removing(E.left(unreachable))
    await run.look('b2')
    run.detail.openRemoval()
    await run.look('b1')
    run.detail.openRemoval()
    await run.letGo()
    expect([run.told()?.title, run.detail.removal.get().failure]).toEqual([title, null])
  })

  it('is told to nobody in the next session, and of a bill that has gone without its name', async () => {
    const run = await removing(E.left(unreachable))
    run.stores.resetAll()
    await run.letGo()
    expect(run.told()).toBeNull()
    const later = await detailBench()
    await later.look('b1')
    later.detail.openRemoval()
    later.answers.remove = E.left(unreachable)
    later.list.drop('b1')
    later.detail.remove()
    later.leaveDialog()
    await settle()
    expect(later.toasts.view.get()?.title).toBe('The bill could not be removed.')
  })
})
