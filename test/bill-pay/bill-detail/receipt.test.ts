import { unsupported, rejected, unreachable } from '@paydeck/core/kernel'
import type { FetchedFile } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { record } from '../bench.ts'
import { detailBench, paidRow } from './bench.ts'

describe('receipts of bill payments', () => {
  const saved: Array<string> = []
  const file: FetchedFile = { save: () => void saved.push('kept') }
  const paidBench = async () => {
    saved.length = 0
    const run = await detailBench()
    run.responses.payments = E.right([record('../a/bé', {}, {})])
    await run.viewBill('b1')
    return run
  }

  it('two presses request a receipt only once, and the name of the saved file contains no unsafe characters', async () => {
    const run = await paidBench()
    run.responses.receipt = E.right(file)
    const release = run.hold()
    run.detail.saveReceipt('../a/bé-0')
    run.detail.saveReceipt('../a/bé-1')
    expect(run.view()?.payments.rows.map(({ receipt }) => receipt?.isLoading)).toEqual([true, false])
    await release()
    expect(run.calls.slice(2)).toEqual(['receipt ../a/bé-0 receipt-___a_b_-0.pdf'])
    expect([saved, paidRow(run)?.receipt?.isLoading]).toEqual([['kept'], false])
  })

  it.each([
    [rejected(409, 'There is no receipt before it was sent.'), 'There is no receipt before it was sent.'],
    [unreachable, "We couldn't download the receipt. Try again."],
  ])(
    'if a receipt fails to load, only the payment that this receipt belongs to shows the error',
    async (fault, text) => {
      const run = await paidBench()
      run.responses.receipt = E.left(fault)
      run.detail.saveReceipt('../a/bé-0')
      await settle()
      expect(run.view()?.payments.rows.map(({ receipt }) => receipt?.failure)).toEqual([text, null])
      run.detail.saveReceipt('../a/bé-0')
      expect(paidRow(run)?.receipt?.failure).toBeNull()
    },
  )

  it('after the provider has responded that receipts are unsupported, the page offers no receipts', async () => {
    const run = await paidBench()
    run.responses.receipt = E.right(unsupported)
    run.detail.saveReceipt('../a/bé-0')
    await settle()
    expect(run.view()?.payments.rows.map(({ receipt }) => receipt)).toEqual([null, null])
  })

  it('a receipt that arrives late is saved even if the user has opened another bill, but not after a sign-out', async () => {
    const run = await paidBench()
    run.responses.receipt = E.right(file)
    for (const meanwhile of [() => run.detail.viewBill('b2'), run.stores.resetAll]) {
      const release = run.hold()
      run.detail.saveReceipt('../a/bé-0')
      meanwhile()
      await release()
    }
    expect(saved).toEqual(['kept'])
  })

  it('if the receipt of one bill fails while another bill is open, the other bill shows no error, and its receipt stays busy', async () => {
    const run = await paidBench()
    run.responses.receipt = E.left(unreachable)
    run.hold()
    run.detail.saveReceipt('../a/bé-0')
    await settle()
    run.stopHolding()
    await run.viewBill('b2')
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
