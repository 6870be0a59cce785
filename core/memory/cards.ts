import { either as E } from 'fp-ts'
import {
  activityOf,
  activityTime,
  type CardAccounts,
  type CardActivities,
  type CardChanges,
  type CardReports,
  type CardTopUps,
  type CardTransaction,
  type CardTransactions,
  type DebitCard,
  type MailingAddresses,
  topUpActivity,
} from '../cards/index.ts'
import type { Fault } from '../kernel/fault.ts'
import { compare, type DecimalText, zero } from '../money/index.ts'
import type { CardState } from './account.ts'
import { change, decides, type Memory, reads, refused, replaced } from './memory.ts'
import { makeInvoice, findUnpaid } from './payments.ts'

const noCard = refused('Unknown card.', 404)

const cardOf = ({ account }: Memory, cardId: string): CardState | undefined =>
  account.get().cards.find(({ id }) => id === cardId)

/** Applies `read` to a card and returns the result. Returns a rejection if the card does not exist. */
const withCard = <A>(memory: Memory, cardId: string, read: (card: CardState) => A): E.Either<Fault, A> => {
  const card = cardOf(memory, cardId)
  return card === undefined ? noCard : E.right(read(card))
}

const changeCard = (memory: Memory, cardId: string, to: Partial<CardState>): void =>
  change(memory, 'cards', (cards) =>
    replaced(
      cards,
      ({ id }) => id === cardId,
      (card) => ({ ...card, ...to }),
    ),
  )

const isSettled = ({ dates }: CardTransaction): boolean => dates.post !== null
const timeOf = ({ dates }: CardTransaction): number => activityTime(dates, false) ?? 0

const toDebitCard = (card: CardState): DebitCard => {
  const { transactions: _, topUps: __, ...own } = card
  return own
}

/** Makes the in-memory port `CardAccounts`. */
export const memoryCardAccounts = ({ account }: Memory): CardAccounts => ({
  list: reads(() => account.get().cards.map(toDebitCard)),
  balances: reads(() => account.get().cards.map(({ id, cardBalance }) => ({ id, balance: cardBalance }))),
})

/** Makes the in-memory port `CardChanges`. */
export const memoryCardChanges = (memory: Memory): CardChanges => ({
  lockStatus: (cardId) => decides(() => withCard(memory, cardId, (card) => card.lockedByUser)),
  lock: ({ cardId, value }) =>
    decides(() =>
      cardOf(memory, cardId)?.provider === 'firstView'
        ? refused("This card can't be locked.")
        : withCard(memory, cardId, () => {
            changeCard(memory, cardId, { lockedByUser: value })
            return String(value)
          }),
    ),
  rename: ({ cardId, name }) =>
    decides(() =>
      withCard(memory, cardId, () => {
        changeCard(memory, cardId, { nickname: name })
        return name
      }),
    ),
})

const isIn =
  ({ startDate, endDate }: { readonly startDate: number; readonly endDate: number }) =>
  (time: number): boolean =>
    time >= startDate && time <= endDate

/** Makes the in-memory port `CardActivities`. */
export const memoryCardActivities = (memory: Memory): CardActivities => ({
  overview: ({ cardId }) =>
    decides(() =>
      withCard(memory, cardId, ({ transactions, topUps, activationDate }) => ({
        dateAccountOpened: activationDate,
        pending: [
          ...topUps.filter(({ pending }) => pending).map(topUpActivity),
          ...transactions.filter((one) => !isSettled(one)).map((one) => activityOf(one, true)),
        ],
      })),
    ),
  settled: ({ cardId, page, pageSize, ...period }) =>
    decides(() =>
      withCard(memory, cardId, ({ transactions }) => {
        const rows = transactions
          .filter((one) => isSettled(one) && isIn(period)(timeOf(one)))
          .toSorted((one, other) => timeOf(other) - timeOf(one))
        return {
          currentPageNumber: page,
          totalPageCount: Math.ceil(rows.length / pageSize),
          totalRecordCount: rows.length,
          transactionList: rows.slice((page - 1) * pageSize, page * pageSize),
        }
      }),
    ),
})

/** Makes the in-memory port `CardTransactions`. */
export const memoryCardTransactions = (memory: Memory): CardTransactions => ({
  find: ({ cardId, transactionId }) =>
    decides(() => {
      const transaction = cardOf(memory, cardId)?.transactions.find(({ id }) => id === transactionId)
      if (transaction === undefined) return refused('Unknown transaction.', 404)
      const { auth, post } = transaction.dates
      const steps = [
        { step: 'authorised', at: auth },
        { step: 'settled', at: post },
      ] as const
      return E.right({ transaction, history: steps.filter(({ at }) => at !== null) })
    }),
})

const yearOf = (time: number): number => new Date(time).getUTCFullYear()

/** Makes the in-memory port `CardReports`. */
export const memoryCardReports = (memory: Memory): CardReports => ({
  ofYear: ({ cardId, year }) =>
    decides(() =>
      withCard(memory, cardId, ({ transactions }) =>
        transactions
          .filter((one) => isSettled(one) && yearOf(timeOf(one)) === year)
          .map((one) => ({
            date: timeOf(one),
            description: one.displayMerchant,
            type: one.type,
            amount: one.displayPrice ?? zero,
          })),
      ),
    ),
})

/** Makes the in-memory port `CardTopUps`. Reuses an unpaid invoice for the same card and amount. */
export const memoryCardTopUps = (memory: Memory): CardTopUps => ({
  makeInvoice: ({ cardId, amount, currency }) =>
    decides(() => {
      if (cardOf(memory, cardId) === undefined) return noCard
      if (compare(amount, zero) <= 0) return refused('Enter a valid amount.')
      const order = { merchantName: 'Card load', price: amount, currency, orderId: cardId, itemCode: null }
      return E.right(findUnpaid(memory, order) ?? makeInvoice(memory, order))
    }),
  pending: ({ cardId, startDate }) =>
    decides(() =>
      withCard(memory, cardId, ({ topUps }) =>
        topUps.filter(({ pending, invoice }) => pending && invoice.invoiceTime >= startDate),
      ),
    ),
})

/** Adds a pending top-up to the card whose id is the `orderId` of a paid invoice. Does nothing if there is no such card. */
export const addTopUp = (
  memory: Memory,
  invoice: { readonly id: string; readonly orderId: string | null; readonly price: DecimalText | null },
): void => {
  const card = cardOf(memory, invoice.orderId ?? '')
  if (card === undefined) return
  const topUp = {
    id: memory.newId('top-up'),
    invoice: { id: invoice.id, invoiceTime: memory.clock.now() },
    amount: invoice.price,
    appliedDate: null,
    debitCard: card.id,
    user: memory.account.get().info.id,
    provider: card.provider,
    pending: true,
    displayMerchant: null,
    referralId: null,
  }
  changeCard(memory, card.id, { topUps: [...card.topUps, topUp] })
}

/** Makes the in-memory port `MailingAddresses`. */
export const memoryMailingAddresses = (memory: Memory): MailingAddresses => ({
  onFile: reads(() => memory.account.get().mailingAddress),
  verify: ({ country }) => reads(() => [{ warnings: [], mappedAddress: { country } }]),
  save: ({ address1, address2, city, state, postalCode, country }) =>
    reads(() => {
      change(memory, 'mailingAddress', () => ({ address1, address2, city, state, postalCode, country }))
      return true
    }),
})
