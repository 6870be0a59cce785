import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { notOffered } from '../../../core/kernel/capability.ts'
import { rejected, unreachable } from '../../../core/kernel/fault.ts'
import type { FetchedFile } from '../../../core/platform/ports.ts'
import { settle } from '../../../core/testing.ts'
import { record } from '../fixture.ts'
import { detailBench, paidRow } from './fixture.ts'

describe('a receipt', () => {
  const kept: Array<string> = []
  const file: FetchedFile = { keep: () => void kept.push('kept') }
  const paidBench = async () => {
    kept.length = 0
    const run = await detailBench()
    run.answers.payments = E.right([record('../a/bé', {}, {})])
    await run.look('b1')
    return run
  }

  it('is fetched once for a press, and saved under its own name', async () => {
    const run = await paidBench()
    run.answers.receipt = E.right(file)
    const letGo = run.hold()
    run.detail.saveReceipt('../a/bé-0')
    run.detail.saveReceipt('../a/bé-1')
    expect(run.view()?.payments.rows.map(({ receipt }) => receipt?.isLoading)).toEqual([true, false])
    await letGo()
    expect(run.calls.slice(2)).toEqual(['receipt ../a/bé-0 receipt-___a_b_-0.pdf'])
    expect([kept, paidRow(run)?.receipt?.isLoading]).toEqual([['kept'], false])
  })

  it.each([
    [rejected(409, 'There is no receipt before it was sent.'), 'There is no receipt before it was sent.'],
    [unreachable, 'The receipt could not be downloaded. Please try again.'],
  ])('that does not come says why, beside its payment alone', async (fault, text) => {
    const run = await paidBench()
    run.answers.receipt = E.left(fault)
    run.detail.saveReceipt('../a/bé-0')
    await settle()
    expect(run.view()?.payments.rows.map(({ receipt }) => receipt?.failure)).toEqual([text, null])
    run.detail.saveReceipt('../a/bé-0')
    expect(paidRow(run)?.receipt?.failure).toBeNull()
  })

  it('is not offered any more where the provider has none', async () => {
    const run = await paidBench()
    run.answers.receipt = E.right(notOffered)
    run.detail.saveReceipt('../a/bé-0')
    await settle()
    expect(run.view()?.payments.rows.map(({ receipt }) => receipt)).toEqual([null, null])
  })

  it('is kept also where another bill is looked at meanwhile, but in no other session', async () => {
    const run = await paidBench()
    run.answers.receipt = E.right(file)
    for (const meanwhile of [() => run.detail.look('b2'), run.stores.resetAll]) {
      const letGo = run.hold()
      run.detail.saveReceipt('../a/bé-0')
      meanwhile()
      await letGo()
    }
    expect(kept).toEqual(['kept'])
  })
})

describe('removing a bill', () => {
  it('asks first, and leads home without it', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.askToRemove()
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
    expect([run.closed, run.gone, run.view()]).toEqual([['remove-bill'], ['/bill-pay'], null])
    expect(run.asked.map(({ name }) => name)).toEqual(['accounts'])
  })

  it('removes nothing where it is closed', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.askToRemove()
    run.detail.closeRemoval()
    expect([run.closed, run.calls.slice(2), run.list.state.get().accounts.length]).toEqual([['remove-bill'], [], 2])
  })

  it('says why it could not, stays open, and asks anew the next time', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.askToRemove()
    run.answers.remove = E.left(unreachable)
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get()).toMatchObject({
      isBusy: false,
      failure: 'The bill could not be removed. Please try again.',
    })
    expect([run.closed, run.gone, run.list.state.get().accounts.length]).toEqual([[], [], 2])
    run.answers.remove = E.left(rejected(409, 'A payment is on its way.'))
    run.detail.remove()
    await settle()
    expect(run.detail.removal.get().failure).toBe('A payment is on its way.')
    run.detail.askToRemove()
    expect(run.detail.removal.get().failure).toBeNull()
  })

  it('is not offered any more where the provider does not know it', async () => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.askToRemove()
    run.answers.remove = E.right(notOffered)
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
    expect([run.list.state.get().accounts.length, run.closed, run.gone, run.view()?.id]).toEqual([
      1,
      ['remove-bill'],
      [],
      'b2',
    ])
    const later = run.hold()
    run.detail.remove()
    run.stores.resetAll()
    await later()
    expect([run.closed, run.gone, run.view()]).toEqual([['remove-bill'], [], null])
  })

  it.each([null, 'b2'])('does not outlive its bill: the dialog closes with a look at %s', async (next) => {
    const run = await detailBench()
    await run.look('b1')
    run.detail.askToRemove()
    const letGo = run.hold()
    run.detail.remove()
    await run.look(next)
    expect(run.closed).toEqual(['remove-bill'])
    await letGo()
    expect([run.closed, run.gone]).toEqual([['remove-bill'], []])
  })
})
