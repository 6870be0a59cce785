import 'reflect-metadata/lite'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { BillPage } from '../../ui/bill-pay/bill-detail/BillPage.tsx'
import { ActivityLists } from '../../ui/bill-pay/bill-list/ActivityLists.tsx'
import { BillCard } from '../../ui/bill-pay/bill-list/BillCard.tsx'
import { renderRow } from '../../ui/cards/card-activity/ActivityRow.tsx'
import { BalancePanel } from '../../ui/cards/card-page/BalancePanel.tsx'
import { CardSummary } from '../../ui/cards/card-top-up/CardSummary.tsx'
import { CardsPanel } from '../../ui/home/home-page/CardsPanel.tsx'
import { ActivityRow } from '../../ui/kit/ActivityRow.tsx'
import { bill } from '../bill-pay/bill-detail/screen-view.ts'
import { home } from '../bill-pay/bill-list/screen-views.ts'
import { plainCardRow, plainRow } from '../home/bench.ts'
import { framed } from '../slice-bench/framed.tsx'

const dots = '••••••'
const replacement = 'Amount hidden'
const nothing = (): void => undefined

/**
 * Part of a screen. `of` renders the part with the text `hidden` in place of each amount, or with the amounts if `hidden` is
 * null.
 */
interface Part {
  readonly of: (hidden: string | null) => ReactNode
  /** Number of amounts that the part shows. */
  readonly amounts: number
}

const [someCard] = home.bills.cards
const [pending] = home.pending.rows
if (someCard === undefined || pending === undefined) throw new Error('There is no bill')

const lists = (hidden: string | null, list: 'pending' | 'recent'): ReactNode => (
  <ActivityLists
    view={{
      ...home,
      pending: { ...home.pending, rows: list === 'pending' ? [pending] : [] },
      recent: { ...home.recent, rows: list === 'recent' ? [pending] : [] },
      hiddenAmount: hidden,
    }}
    onMore={nothing}
    onRefresh={nothing}
  />
)

const parts: Readonly<Record<string, Part>> = {
  'a payment': {
    of: (hidden) => <ActivityRow row={{ ...plainRow, coin: dots }} hidden={hidden} onPress={nothing} />,
    amounts: 2,
  },
  'the cards of home': {
    of: (hidden) => (
      <CardsPanel
        cards={{ title: 'Card', link: null, failure: null, cards: [plainCardRow] }}
        hidden={hidden}
        onAddFunds={nothing}
        onRetry={nothing}
      />
    ),
    amounts: 1,
  },
  'the balance of a card': {
    of: (hidden) => (
      <BalancePanel
        balance={{
          label: 'Available balance',
          amount: { whole: dots, cents: '' },
          unavailable: '',
          hidden,
          addFunds: null,
        }}
        settings={null}
        beside={null}
      />
    ),
    amounts: 1,
  },
  'the card of a top-up': {
    of: (hidden) => (
      <CardSummary
        name="Everyday"
        fullName="Everyday"
        lastFour="4821"
        end={{ amount: hidden === null ? '$20.00' : null, note: '' }}
      />
    ),
    amounts: 1,
  },
  'a card transaction': {
    of: (hidden) =>
      renderRow({
        id: 'a',
        to: null,
        title: 'Lumen Books',
        fullTitle: 'Lumen Books',
        note: '',
        amount: { text: dots, isIn: false, hidden },
        detail: null,
        category: 'fee',
        isPending: false,
        confirming: null,
      }),
    amounts: 1,
  },
  'a bill': {
    of: (hidden) => <BillCard card={someCard} hidden={hidden} onLearnMore={nothing} onReconnect={nothing} />,
    amounts: 1,
  },
  'the list of bill payments': { of: (hidden) => lists(hidden, 'recent'), amounts: 2 },
  'the list of pending bill payments': { of: (hidden) => lists(hidden, 'pending'), amounts: 2 },
  // Four amounts: the balance, two payments, and the fee of one payment.
  'the page of a bill': {
    of: (hidden) => (
      <BillPage
        view={{ ...bill, balances: null }}
        act={{
          more: nothing,
          tryAgain: nothing,
          saveReceipt: nothing,
          openRemoval: nothing,
          connect: nothing,
          learnMore: nothing,
        }}
        hidden={hidden}
      />
    ),
    amounts: 4,
  },
}

const show = (part: ReactNode) => {
  render(part, framed())
}

it.each(Object.entries(parts))(
  'L1 each amount of %s is labelled as hidden if and only if amounts are hidden',
  (_, part) => {
    show(part.of(replacement))
    expect(screen.queryAllByText(replacement)).toHaveLength(part.amounts)
    cleanup()
    show(part.of(null))
    expect(screen.queryAllByText(replacement)).toEqual([])
  },
)
