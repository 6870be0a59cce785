import fc from 'fast-check'
import {
  type CardReportRow,
  type ReportRequest,
  type CardExportState,
  type CardExportModal,
  type CardBalance,
  type BalanceStatus,
  type CardListState,
  type CardTopUpModal,
  type TopUpForm,
  type TopUpPayment,
  type PaymentWindowState,
  type TopUpStage,
  CardProvider,
  CardStatus,
  type DebitCard,
  type TopUp,
} from '../../cards/index.ts'
import { moneyValues, symbols } from './money.ts'
import {
  amountTexts,
  decimals,
  digits,
  ids,
  instants,
  lists,
  oneOf,
  optional,
  record,
  texts,
  words,
  years,
} from './values.ts'

/** Types of transactions: those that lists exclude, other types of the providers, and any other text. */
export const transactionTypes = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('AU', 'BD', 'BK', 'BO', 'BV', 'DA', 'DB', 'DD', 'EX', 'PB', 'VI', 'PM', 'SE', 'VS'),
  },
  fc.constantFrom('AD', 'FE', 'Fee', '10036 = INACTIVITY', '10036', 'au', ''),
  texts,
)

/** Names of merchants, with "Card Load", which marks a top-up of the card, and similar names. */
export const merchants = fc.oneof(
  fc.constantFrom('Card Load', 'card load', 'Card Loader', 'Glasshouse Coffee', ''),
  texts,
)

const cardProviders = words(CardProvider)

const cardBalances = record<CardBalance>({ id: ids, balance: optional(decimals) })

const balanceStatuses = oneOf<BalanceStatus>([null, 'loading', 'success', 'error'])

const cardStatuses = words(CardStatus)

const debitCards = record<DebitCard>({
  id: ids,
  nickname: texts,
  provider: cardProviders,
  cardType: optional(oneOf(['virtual', 'physical', ''])),
  lastFourDigits: digits,
  currency: fc.record({ code: moneyValues.CurrencyCode, symbol: symbols }),
  cardBalance: optional(decimals),
  lockedByUser: fc.boolean(),
  activationDate: optional(instants),
  pagingSupport: fc.boolean(),
  status: optional(cardStatuses),
  disabled: fc.boolean(),
})

/** Values of the types of cards, their export and their top-ups, by type. */
export const cardsValues = {
  CardReportRow: record<CardReportRow>({
    date: instants,
    description: fc.oneof(texts, merchants),
    type: transactionTypes,
    amount: decimals,
  }),
  CardProvider: cardProviders,
  ReportRequest: record<ReportRequest>({
    cardId: ids,
    provider: cardProviders,
    lastFour: digits,
    year: years,
    now: instants,
  }),
  CardExportState: record<CardExportState>({
    cardId: optional(ids),
    now: instants,
    year: optional(years),
    result: optional(fc.record({ kind: fc.constantFrom('saved', 'empty'), text: texts })),
  }),
  CardExportModal: oneOf<CardExportModal>(['card-export-failed']),
  CardBalance: cardBalances,
  BalanceStatus: balanceStatuses,
  CardStatus: cardStatuses,
  DebitCard: debitCards,
  CardListState: record<CardListState>({
    initialised: fc.boolean(),
    listFailed: fc.boolean(),
    cards: lists(debitCards),
    balances: lists(cardBalances),
    balanceStatus: balanceStatuses,
    currentId: optional(ids),
  }),
  CardTopUpModal: oneOf<CardTopUpModal>(['add-funds']),
  TopUpForm: record<TopUpForm>({ cardId: optional(ids), amount: amountTexts }),
  TopUpPayment: record<TopUpPayment>({ invoiceId: ids, cardId: ids, amount: decimals }),
  PaymentWindowState: oneOf<PaymentWindowState>(['closed', 'open', 'blocked']),
  TopUpStage: oneOf<TopUpStage>(['filling', 'making', 'paying', 'failed']),
  TopUp: record<TopUp>({
    id: ids,
    invoice: fc.record({ id: ids, invoiceTime: instants }),
    amount: optional(decimals),
    appliedDate: optional(instants),
    debitCard: ids,
    user: ids,
    provider: cardProviders,
    pending: fc.boolean(),
    displayMerchant: optional(merchants),
    referralId: optional(ids),
  }),
}
