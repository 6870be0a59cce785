import { unsupported, rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { detailBench } from './bench.ts'

describe('removing a bill', () => {
  it('when the user confirms the removal twice, the bill is removed once, and the Bill Pay page opens', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    expect(run.opened).toEqual([{ name: 'remove-bill', about: 'b1' }])
    expect(run.detail.removal.get()).toMatchObject({
      title: 'Remove this bill?',
      text: "This removes Northgate Card Services from your bills. Payments you've made aren't affected, but they'll no longer be listed here. You can connect Northgate Card Services again at any time.",
      confirm: 'Remove',
      cancel: 'Keep It',
      isBusy: false,
      failure: null,
    })
    const release = run.hold()
    run.detail.remove()
    run.detail.remove()
    expect(run.detail.removal.get().isBusy).toBe(true)
    expect(run.list.state.get().accounts.length).toBe(2)
    await release()
    expect(run.calls.slice(2)).toEqual(['remove b1'])
    expect(run.list.state.get().accounts.map(({ id }) => id)).toEqual(['b2'])
    expect([run.closed, run.wentTo, run.view()]).toEqual([['remove-bill'], ['/bill-pay'], null])
    expect(run.pendingCalls.map(({ input }) => input)).toEqual(['accounts'])
  })

  it('closing the removal dialog without confirming removes nothing', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    run.detail.closeRemoval()
    expect([run.closed, run.calls.slice(2), run.list.state.get().accounts.length]).toEqual([['remove-bill'], [], 2])
  })

  it('the removal dialog does not name a bill that is no longer in the list', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    run.providerData.accounts = []
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(run.detail.removal.get().text).toBe(
      "This removes the bill from your bills. Payments you've made aren't affected, but they'll no longer be listed here. You can connect the bill again at any time.",
    )
  })

  it('a successful removal opens the Bill Pay page, even if the removal dialog was closed or reopened meanwhile', async () => {
    const dismissed = await detailBench()
    await dismissed.viewBill('b1')
    dismissed.detail.openRemoval()
    const release = dismissed.hold()
    dismissed.detail.remove()
    dismissed.dismissDialog()
    await release()
    expect([dismissed.closed, dismissed.wentTo, dismissed.list.state.get().accounts.length]).toEqual([
      [],
      ['/bill-pay'],
      1,
    ])

    const reopened = await detailBench()
    await reopened.viewBill('b1')
    reopened.detail.openRemoval()
    const releaseReopened = reopened.hold()
    reopened.detail.remove()
    await reopened.viewBill('b2')
    await reopened.viewBill('b1')
    reopened.detail.openRemoval()
    expect(reopened.closed).toEqual(['remove-bill', 'remove-bill'])
    await releaseReopened()
    expect([reopened.closed.length, reopened.wentTo]).toEqual([3, ['/bill-pay']])

    const other = await detailBench()
    await other.viewBill('b1')
    other.detail.openRemoval()
    const releaseOther = other.hold()
    other.detail.remove()
    await other.viewBill('b2')
    other.detail.openRemoval()
    await releaseOther()
    expect([other.closed, other.wentTo, other.list.state.get().accounts.length]).toEqual([['remove-bill'], [], 1])
  })

  it('each bill’s removal is requested once, even if the user switches between two bills and confirms again', async () => {
    const run = await detailBench()
    const isBusy = () => run.detail.removal.get().isBusy
    const release = run.hold()
    for (const id of ['b1', 'b2', 'b1', 'b2']) {
      await run.viewBill(id)
      run.detail.openRemoval()
      run.detail.remove()
      expect([id, isBusy()]).toEqual([id, true])
    }
    expect(run.calls.filter((call) => call.startsWith('remove'))).toEqual(['remove b1', 'remove b2'])
    // Removals of the earlier session do not affect the next session.
    run.stores.resetAll()
    expect(isBusy()).toBe(false)
    await release()
  })

  it('if a removal fails, the open dialog shows the reason, and the user can confirm again', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    run.responses.remove = E.left(unreachable)
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get()).toMatchObject({
      isBusy: false,
      failure: "We couldn't remove the bill. Try again.",
    })
    expect([run.closed, run.wentTo, run.list.state.get().accounts.length]).toEqual([[], [], 2])
    run.responses.remove = E.left(rejected(409, 'A payment is on its way.'))
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get().failure).toBe('A payment is on its way.')
    run.detail.openRemoval()
    expect(run.detail.removal.get().failure).toBeNull()
  })

  it('if the provider does not support removals, the dialog shows an error, and the page no longer offers a removal', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    run.responses.remove = E.right(unsupported)
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get().failure).toBe("You can't remove bills right now.")
    expect([run.view()?.remove, run.list.state.get().accounts.length]).toEqual([null, 2])
  })

  it('a successful removal opens no page if the user has opened another bill or signed out meanwhile', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    const release = run.hold()
    run.detail.remove()
    await run.viewBill('b2')
    await release()
    expect([run.list.state.get().accounts.length, run.closed, run.wentTo, run.view()?.id]).toEqual([
      1,
      ['remove-bill'],
      [],
      'b2',
    ])
    const releaseLater = run.hold()
    run.detail.remove()
    run.stores.resetAll()
    await releaseLater()
    expect([run.closed, run.wentTo, run.view()]).toEqual([['remove-bill'], [], null])
  })

  it.each([null, 'b2'])('the removal dialog closes when the viewed bill changes to %s', async (next) => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    const release = run.hold()
    run.detail.remove()
    await run.viewBill(next)
    expect(run.closed).toEqual(['remove-bill'])
    await release()
    expect([run.closed, run.wentTo]).toEqual([['remove-bill'], []])
  })
})

describe('a failed removal of a bill', () => {
  /** Starts the removal of b1. The response `answer` arrives only when `release` is called. */
  const startRemoval = async (answer: Awaited<ReturnType<typeof detailBench>>['responses']['remove']) => {
    const run = await detailBench()
    await run.viewBill('b1')
    run.detail.openRemoval()
    run.responses.remove = answer
    const release = run.hold()
    run.detail.remove()
    return { ...run, release, toast: () => run.toasts.view.get() }
  }
  const title = "We couldn't remove Northgate Card Services."

  it.each([
    [E.left(unreachable), 'Please try again.'],
    [E.left(rejected(409, 'A payment is on its way.')), 'A payment is on its way.'],
    [E.right(unsupported), "You can't remove bills right now."],
  ] as const)(
    'if the user closes the removal dialog before the removal fails, a toast reports the failure: %j',
    async (answer, text) => {
      const run = await startRemoval(answer)
      run.dismissDialog()
      await run.release()
      expect(run.toast()).toMatchObject({ tone: 'failure', title, text, action: null })
      // The toast about the failed removal disappears when the user starts a new removal.
      run.detail.openRemoval()
      run.responses.remove = E.right(undefined)
      run.detail.remove()
      expect(run.toast()).toBeNull()
      await settle()
      expect([run.toast(), run.list.state.get().accounts.map(({ id }) => id)]).toEqual([null, ['b2']])
    },
  )

  it.each([null, 'b2'])(
    'if the viewed bill has changed to %s, a toast links to the bill whose removal failed',
    async (next) => {
      const run = await startRemoval(E.left(unreachable))
      await run.viewBill(next)
      await run.release()
      expect(run.toast()).toMatchObject({ title, action: 'View Bill' })
      run.toasts.act()
      expect(run.wentTo).toEqual(['/bill-pay?bill=b1'])
    },
  )

  it('if the removal dialog is still open, the dialog shows the failure, and no toast appears', async () => {
    for (const answer of [E.left(unreachable), E.right(unsupported)] as const) {
      const run = await startRemoval(answer)
      await run.release()
      expect([run.toast(), run.detail.removal.get().failure !== null]).toEqual([null, true])
    }
  })

  it('if the dialog is reopened while the removal is pending, it is busy, and then shows the failure', async () => {
    const run = await startRemoval(E.left(unreachable))
    run.dismissDialog()
    run.detail.openRemoval()
    expect(run.detail.removal.get().isBusy).toBe(true)
    run.detail.remove()
    await run.release()
    expect([run.toast(), run.detail.removal.get().failure]).toEqual([null, "We couldn't remove the bill. Try again."])
    expect(run.calls.filter((call) => call.startsWith('remove'))).toEqual(['remove b1'])
  })

  it('a toast reports the failure if a different dialog is open, or the removal dialog of a different bill', async () => {
    const other = await startRemoval(E.left(unreachable))
    other.openOtherDialog()
    await other.release()
    expect(other.toast()?.title).toBe(title)
    const run = await startRemoval(E.left(unreachable))
    await run.viewBill('b2')
    run.detail.openRemoval()
    expect(run.detail.removal.get().isBusy).toBe(false)
    await run.release()
    expect([run.toast()?.title, run.detail.removal.get().failure]).toEqual([title, null])
  })

  it('a toast reports the failure if the dialog was opened for another bill and then again for this bill', async () => {
    const run = await startRemoval(E.left(unreachable))
    await run.viewBill('b2')
    run.detail.openRemoval()
    await run.viewBill('b1')
    run.detail.openRemoval()
    await run.release()
    expect([run.toast()?.title, run.detail.removal.get().failure]).toEqual([title, null])
  })

  it('no toast appears in the next session, and no toast names a bill that is no longer in the list', async () => {
    const run = await startRemoval(E.left(unreachable))
    run.stores.resetAll()
    await run.release()
    expect(run.toast()).toBeNull()
    const later = await detailBench()
    await later.viewBill('b1')
    later.detail.openRemoval()
    later.responses.remove = E.left(unreachable)
    later.list.drop('b1')
    later.detail.remove()
    later.dismissDialog()
    await settle()
    expect(later.toasts.view.get()?.title).toBe("We couldn't remove the bill.")
  })
})
