import { makePayingView } from '@paydeck/core/bill-pay'
import { constant, makeStores } from '@paydeck/core/kernel'
import { homeActivityOf } from '@paydeck/core/pages'
import { makePaymentRows, type RecentActivity } from '@paydeck/core/payments'
import { describe, expect, it } from 'vitest'
import { bill, pageBench, record } from '../bill-pay/bench.ts'
import { detailBench } from '../bill-pay/bill-detail/bench.ts'
import { benchAt, actionsOf } from '../bill-pay/bill-payment/bench.ts'
import { detailOf, payment, whole } from '../payments/payment-details/bench.ts'
import { textStorage } from '../slice-bench/index.ts'

const origin = 'https://logos.example'
const picture = `${origin}/a.png`
const allowed = [origin]
const merchantIcon = picture

/** Calls `shownWith` twice, first with the origin of the picture and then without any origin. Returns both results. */
const both = <A>(shownWith: (pictureOrigins: ReadonlyArray<string>) => A): ReadonlyArray<A> => [
  shownWith(allowed),
  shownWith([]),
]

describe('BILL-094 pictures from foreign origins', () => {
  it('BILL-094 recent activity on home shows a picture only if its origin is allowed', () => {
    const amountPrivacy = { isOn: makeStores().make(false), toggle: () => undefined, recall: () => undefined }
    const state = constant({ seenAt: 0, items: [{ ...payment, icon: picture }] })
    const recentActivity = { state } as unknown as RecentActivity
    const src = (pictureOrigins: ReadonlyArray<string>) =>
      homeActivityOf(
        { amountPrivacy, recentActivity },
        { configuration: { pictureOrigins }, device: { timeZone: () => 'UTC' } },
      ).get()[0]?.icon.src
    expect(both(src)).toEqual([picture, null])
  })

  it('BILL-094 the payment list shows a picture only if its origin is allowed', () => {
    const rows = both((origins) => makePaymentRows(origins)([{ ...whole, icon: picture }], 0, new Map()))
    expect(rows.map(([row]) => row?.icon.src)).toEqual([picture, null])
  })

  it('BILL-094 PAY-084 the payment details show the pictures of merchant and wallet only if their origin is allowed', () => {
    const selectedWallet = { displayName: 'Any Wallet', avatar: picture }
    const details = both((pictureOrigins) =>
      detailOf({ ...payment, icon: picture, selectedWallet }, { places: { pictureOrigins } }),
    )
    const shown = details.map(({ icon, sections }) => [
      icon.src,
      ...sections.flatMap(({ rows }) => rows).flatMap((row) => (row.kind === 'wallet' ? [row.picture] : [])),
    ])
    expect(shown).toEqual([
      [picture, picture],
      [null, null],
    ])
  })

  it('BILL-094 BILL-117 Bill Pay home and the bill payment page show a picture only if its origin is allowed', async () => {
    const open = async (pictureOrigins: ReadonlyArray<string>) => {
      const run = pageBench(textStorage(), pictureOrigins)
      run.providerData.accounts = [bill('b1', { liability: { merchantIcon } })]
      run.providerData.payments = [record('r1', { icon: picture })]
      await run.open()
      const { bills, pending } = run.page.get()
      const paying = benchAt(['b1', 'b2'].map((id) => bill(id, { liability: { merchantIcon } })))
      const actions = actionsOf(() => paying)
      actions.open(null)
      actions.press('b1', 'minimumPayment')
      actions.press('b2', 'minimumPayment')
      const facts = { paying: paying.state(), bills: paying.bills.get(), isHidden: false, timeZone: 'UTC' }
      const view = makePayingView()({ ...facts, pictureOrigins })
      const icons = [
        bills.cards[0]?.icon,
        pending.rows[0]?.icon,
        view.bills[0]?.head.icon,
        view.overview.rows[0]?.head.icon,
        view.bar?.logos[0]?.icon,
      ]
      return icons.map((icon) => icon?.src)
    }
    const all = (src: string | null) => Array.from({ length: 5 }, () => src)
    expect([await open(allowed), await open([])]).toEqual([all(picture), all(null)])
  })

  it('BILL-094 the bill details show a picture only if its origin is allowed', async () => {
    const src = async (pictureOrigins: ReadonlyArray<string>) => {
      const bench = await detailBench(pictureOrigins)
      bench.providerData.accounts = [bill('b1', { liability: { merchantIcon } })]
      void bench.list.tasks.reload('accounts')()
      await bench.answerAll()
      await bench.viewBill('b1')
      return bench.view()?.head.icon.src
    }
    expect([await src(allowed), await src([])]).toEqual([picture, null])
  })
})
