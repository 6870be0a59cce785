import { unsupported, rejected, unreachable } from '@paydeck/core/kernel'
import type { FetchedFile } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { record } from '../bench.ts'
import { detailBench, paidRow } from './bench.ts'

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
    run.answers.receipt = E.right(unsupported)
    run.detail.saveReceipt('../a/bé-0')
    await settle()
    expect(run.view()?.payments.rows.map(({ receipt }) => receipt)).toEqual([null, null])
  })

  it('is kept also where another bill is looked at meanwhile, but in no other session', async () => {
    const run = await paidBench()
    run.answers.receipt = E.right(file)
    for (const meanwhile of [() => run.detail.viewBill('b2'), run.stores.resetAll]) {
      const letGo = run.hold()
      run.detail.saveReceipt('../a/bé-0')
      meanwhile()
      await letGo()
    }
    expect(kept).toEqual(['kept'])
  })

  it('that does not come is told of at its own bill alone, and ends no waiting at another', async () => {
    const run = await paidBench()
    run.answers.receipt = E.left(unreachable)
    run.hold()
    run.detail.saveReceipt('../a/bé-0')
    await settle()
    run.holdNoMore()
    await run.look('b2')
    run.hold()
    run.detail.saveReceipt('../a/bé-1')
    await settle()
    await run.releaseFirst()
    expect(run.view()?.payments.rows.map(({ receipt }) => [receipt?.isLoading, receipt?.failure])).toEqual([
      [false, null],
      [true, null],
    ])
  })
})
