import { isPaidTopUp } from '../cards/transactions.ts'
import { type Branch, constants, noAmount, noText, wordsOf } from './branch.ts'

// Types of card transactions that no list shows. They move no money.
const unlisted = `provider = 'galileo' and type in (${constants(['AU', 'BD', 'BK', 'BO', 'BV', 'DA', 'DB', 'DD', 'EX', 'PB', 'VI'])})`

const cardKind = `case when merchant_name = 'Card Load' then 'cardLoad'
  when type = 'Fee' or type = case provider when 'galileo' then 'FE' else '10036 = INACTIVITY' end then 'cardFee'
  when price_number > 0 then 'cardRefund' else 'cardPurchase' end`

/** Columns of an entry of a card. Each card is read for itself, so that the index of its transactions gives the order. */
const ofCard = {
  row: 'transaction',
  source: 'card',
  kinds: ['cardPurchase', 'cardRefund', 'cardLoad', 'cardFee'],
  accounts: 'card:',
  from: 'card_transactions',
  owner: null,
  columns: {
    at: 'posted_at',
    id: 'id',
    part: noText,
    entryId: `'card:' || card_id || ':' || id`,
    kind: cardKind,
    state: `case status when 'invalid' then 'void' else 'final' end`,
    status: `case status when 'invalid' then 'failed' else 'complete' end`,
    account: `'card:' || card_id`,
    title: 'merchant_name',
    coin: noText,
    amount: 'abs(price_number)',
    isUsd: `currency_code = 'USD'`,
    currency: 'currency_code',
    fee: `case when currency_code = 'USD' and ${cardKind} = 'cardFee' then abs(price_number) end`,
    words: 'search',
  },
  where: `card_id = card.id and posted_at is not null and not (${unlisted})`,
  order: 'posted_at desc, id collate "C"',
} as const satisfies Branch

const pendingOfCard: Branch = {
  ...ofCard,
  columns: { ...ofCard.columns, at: 'authorized_at', state: `'pending'`, status: `'pending'` },
  where: `card_id = card.id and status in ('pending', 'paid') and not (${unlisted})`,
  order: 'authorized_at desc, id collate "C"',
}

/** A paid top-up that is not on the card yet. Its id is the id that its transaction will have. */
const topUps: Branch = {
  row: 'topUp',
  source: 'card',
  kinds: ['cardLoad'],
  accounts: 'card:',
  from: 'top_ups join invoices on invoices.id = top_ups.invoice_id',
  owner: 'top_ups.user_id',
  columns: {
    at: 'invoice_time',
    id: 'top_ups.id',
    part: noText,
    entryId: `'card:' || card_id || ':' || top_ups.id`,
    kind: `'cardLoad'`,
    state: `'pending'`,
    status: `'pending'`,
    account: `'card:' || card_id`,
    title: `'Card Load'`,
    coin: noText,
    amount: 'abs(price_number)',
    isUsd: 'true',
    currency: `'USD'`,
    fee: noAmount,
    words: wordsOf(`'Card Load ' || top_ups.id`),
  },
  where: `applied_date is null and ${isPaidTopUp}`,
  order: 'invoice_time desc, top_ups.id collate "C"',
}

/** Entries of cards: those that are pending, and the others. */
export const cardBranches = { pending: [pendingOfCard, topUps], other: [ofCard] } as const
