import 'reflect-metadata/lite'
import {
  type BillCardView,
  type BillDetailView,
  type CardActivityRow,
  legendRows,
  type ProfileSettingsView,
} from '@paydeck/core'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { BillPage } from '../../ui/bill-pay/bill-detail/BillPage.tsx'
import { ActivityLists } from '../../ui/bill-pay/bill-list/ActivityLists.tsx'
import { BillCard } from '../../ui/bill-pay/bill-list/BillCard.tsx'
import { AmountPanel } from '../../ui/bill-pay/bill-payment/AmountPanel.tsx'
import { Overview } from '../../ui/bill-pay/bill-payment/Overview.tsx'
import { renderRow } from '../../ui/cards/card-activity/ActivityRow.tsx'
import { ActivityRow } from '../../ui/kit/ActivityRow.tsx'
import { Section } from '../../ui/payments/payment-details/Section.tsx'
import { Summary } from '../../ui/payments/payment-details/Summary.tsx'
import { StatusLegend } from '../../ui/payments/payment-list/StatusLegend.tsx'
import { VerificationRow } from '../../ui/profile/profile-settings/parts/VerificationRow.tsx'
import { bill } from '../bill-pay/bill-detail/screen-view.ts'
import { home } from '../bill-pay/bill-list/screen-views.ts'
import { one, overview } from '../bill-pay/bill-payment/payment-views.ts'
import { plainRow } from '../home/bench.ts'
import { type Toned, toned, tonesOf } from '../kit/toned.tsx'
import { detailOf, payment } from '../payments/payment-details/bench.ts'

const nothing = () => undefined

const connected = home.bills.cards.find(({ connection }) => connection !== null)

const dueCard = (over: Pick<BillCardView, 'due' | 'unpayable'>): ReactNode =>
  connected && (
    <BillCard
      card={{ ...connected, connection: null, ...over }}
      hidden={null}
      onLearnMore={nothing}
      onReconnect={nothing}
    />
  )

/**
 * Payments by tone (the colour that marks them): an incoming payment, an outgoing payment, and a payment with an exception.
 */
const payments = {
  good: { direction: 'in' },
  brand: { direction: 'out' },
  wait: { direction: 'in', mark: { kind: 'exception', label: 'Exception' } },
} as const

type Tone = 'good' | 'wait' | 'bad' | 'neutral'

const billSection = (tone: Tone): ReactNode => (
  <Section
    section={{
      title: 'Bills',
      coin: null,
      rows: [{ kind: 'bill', label: 'Word', amount: null, fee: null, due: null, status: { text: 'Word', tone } }],
    }}
  />
)

const billPayment = (tone: Tone): ReactNode => (
  <ActivityLists
    view={{
      ...home,
      pending: { ...home.pending, rows: [] },
      recent: { ...home.recent, rows: home.recent.rows.map((row) => ({ ...row, status: { text: 'Word', tone } })) },
    }}
    onMore={nothing}
    onRefresh={nothing}
  />
)

const entry = bill.payments.rows.slice(0, 1)
const none = { ...bill.payments, rows: [] }
const billPage = (over: Partial<BillDetailView>): ReactNode => (
  <BillPage
    view={{ ...bill, balances: null, head: { ...bill.head, due: null }, ...over }}
    act={{
      more: nothing,
      tryAgain: nothing,
      saveReceipt: nothing,
      openRemoval: nothing,
      connect: nothing,
      learnMore: nothing,
    }}
    hidden={null}
  />
)
const detail = detailOf(payment)
const billRow = overview.rows.slice(0, 1)
const [paid] = one.bills
if (paid === undefined) throw new Error('There is no bill')

const cardRow: CardActivityRow = {
  id: 'a',
  to: null,
  title: 'Lumen Books',
  fullTitle: 'Lumen Books',
  note: '',
  amount: { text: '$1.00', isIn: false, hidden: null },
  detail: null,
  category: 'fee',
  isPending: false,
  confirming: null,
}

const verification: ProfileSettingsView['verification'] = {
  label: 'Verification',
  note: '',
  status: null,
  percent: null,
  reasons: null,
  progress: null,
  action: null,
}

const shown: Readonly<Record<string, Toned>> = {
  'the icon of a payment by its direction': toned('data-tone', ['good', 'brand', 'wait'], (tone) => (
    <ActivityRow row={{ ...plainRow, ...payments[tone] }} hidden={null} onPress={nothing} />
  )),
  'the status of a payment': toned(
    'data-tone',
    ['good', 'wait', 'bad', 'neutral'],
    (tone) => <ActivityRow row={{ ...plainRow, status: { text: 'Word', tone } }} hidden={null} onPress={nothing} />,
    (tone) => ['brand', tone],
  ),
  'the status of a bill in payment details': toned(
    'data-tone',
    ['good', 'wait', 'bad', 'neutral'],
    billSection,
    (tone) => ['neutral', tone],
  ),
  'the status of a card transaction': toned(
    'data-tone',
    ['wait', 'bad'],
    (tone) => renderRow({ ...cardRow, detail: { text: 'Word', tone } }),
    (tone) => ['brand', tone],
  ),
  'the status of the verification': toned(
    'data-tone',
    ['brand', 'wait', 'bad', 'good'],
    (tone) => <VerificationRow view={{ ...verification, status: { text: 'Word', tone } }} onRetry={nothing} />,
    (tone) => [tone, tone],
  ),
  'a payment of a bill': toned('data-tone', ['good', 'wait', 'bad', 'neutral'], billPayment, (tone) => [
    tone === 'good' || tone === 'wait' ? tone : 'brand',
    tone,
  ]),
  'a payment on the page of a bill': toned('data-tone', ['good', 'wait', 'bad', 'neutral'], (tone) =>
    billPage({
      payments: { ...bill.payments, rows: entry.map((row) => ({ ...row, status: { text: 'Word', tone } })) },
    }),
  ),
  'the due date of a bill': toned('data-tone', ['neutral', 'wait', 'bad'], (tone) =>
    dueCard({ due: { text: 'Word', tone }, unpayable: null }),
  ),
  'an unpayable bill': toned('data-tone', ['wait', 'bad'], (tone) =>
    dueCard({ due: null, unpayable: { status: 'Word', tone, learnMore: 'More' } }),
  ),
  'the due date on the page of a bill': toned('data-tone', ['neutral', 'wait', 'bad'], (tone) =>
    billPage({ head: { ...bill.head, due: { text: 'Word', tone } }, payments: none }),
  ),
  'an unpayable bill on its own page': toned('data-tone', ['wait', 'bad'], (tone) =>
    billPage({
      head: { ...bill.head, due: null, unpayable: { status: 'Word', tone, learnMore: 'More' } },
      payments: none,
    }),
  ),
  'the due date of a bill during payment': toned('data-tone', ['neutral', 'wait', 'bad'], (tone) => (
    <AmountPanel
      bill={{ ...paid, due: { text: 'Word', tone } }}
      hidden={null}
      isLocked={false}
      onPress={nothing}
      onType={nothing}
    />
  )),
  'the direction in payment details': toned('data-direction', ['in', 'out'], (direction) => (
    <Summary detail={{ ...detail, direction, mark: null }} isAnnounced={false}>
      {null}
    </Summary>
  )),
  'the status in payment details': toned(
    'data-tone',
    ['good', 'wait', 'bad', 'neutral'],
    (tone) => (
      <Summary
        detail={{ ...detail, status: { text: 'Word', tone }, situation: { tone, title: 'Word', text: 'Word' } }}
        isAnnounced={false}
      >
        {null}
      </Summary>
    ),
    (tone) => [tone, tone],
  ),
  'the status legend': toned(
    'data-tone',
    ['payments', 'payouts', 'donations'],
    (list) => <StatusLegend list={list} />,
    (list) => legendRows(list).map(({ tone }) => tone),
  ),
  'the note below an amount': toned('data-tone', ['neutral', 'bad'], (tone) => (
    <Overview
      view={{ ...overview, coin: null, rows: billRow.map((row) => ({ ...row, below: { text: 'Word', tone } })) }}
      onCoin={nothing}
    >
      {null}
    </Overview>
  )),
  'the sums of the overview': toned(
    'data-total',
    ['true', 'false'],
    (isTotal) => (
      <Overview
        view={{ ...overview, coin: null, sums: [{ label: 'Word', amount: '$1.00', isTotal: isTotal === 'true' }] }}
        onCoin={nothing}
      >
        {null}
      </Overview>
    ),
    (isTotal) => [isTotal, isTotal],
  ),
}

it.each(Object.entries(shown))(
  '%s uses exactly the color tones that the view of the slice contains',
  (_, { at, tones }) => {
    for (const [all, element] of tones) {
      expect(tonesOf(element, at)).toEqual(all)
      cleanup()
    }
  },
)
