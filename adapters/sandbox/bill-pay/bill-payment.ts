import type { createBillPayInvoiceId } from '@paydeck/adapters/wire/bill-pay/bill-payment'
import type { InputOf } from '@paydeck/adapters/wire/call'
import { decimalText } from '@paydeck/core/model'
import { lockUser } from '../account/users.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { centsOf, coinText, dollars, grouped } from '../money/amounts.ts'
import { coins, currencies, inCoin } from '../money/currencies.ts'
import { billsOf, checkProvider, isPayableNow, refuseUnlessOpen } from './bill-accounts.ts'
import { estimateFrom } from './bill-steps.ts'
import { feeOf } from './fees.ts'
import { leftOn } from './left-to-pay.ts'
import { billInvoice } from './made-up-invoices.ts'
import type { BillAccount } from './tables.ts'

type Items = InputOf<typeof createBillPayInvoiceId>['payments']

/** Bill to pay and its amount. */
interface Billed {
  readonly account: BillAccount
  readonly cents: number
}

/** Smallest amount for a bill, in cents. */
const least = 100

/** Largest amount for a bill of unknown balance, in cents. */
const most = 10_000_000

/** Largest number of bills in one payment. */
const mostBills = 100

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, one) => total + one, 0)

/**
 * Returns the merchant's name with the last digits of the account number, as in "Cedar Valley Electric ****0421". A user may
 * have two bills of one merchant.
 */
const nameOf = ({ merchantName, mask }: BillAccount): string =>
  mask === '' ? merchantName : `${merchantName} ****${mask}`

/**
 * Returns a typed amount in cents. Refuses an amount that cannot be paid. `left` is the amount left to pay in cents, or null
 * if the balance is unknown.
 */
const centsIn = (account: BillAccount, amount: string | null, left: number | null): number => {
  const refuseAmount = (text: string): never => refuse(422, text, { field: 'amount' })
  const cents = amount !== null && /^\d{1,12}(?:\.\d{1,2})?$/.test(amount) ? centsOf(amount) : 0
  if (cents < least) return refuseAmount(`The minimum amount for ${nameOf(account)} is $1.00.`)
  if (left !== null) return cents > left ? refuseAmount(tooMuch(account, left)) : cents
  return cents > most ? refuseAmount(`The maximum amount for ${nameOf(account)} is $100,000.00.`) : cents
}

/** Returns the bills to pay with their amounts. Rejects items that cannot be paid. */
const payableBills = async (context: CallContext, items: Items): Promise<ReadonlyArray<Billed>> => {
  await refuseUnlessOpen(context, context.user)
  if (items.length === 0 || items.length > mostBills) refuse(422, `You can pay 1 to ${mostBills} bills at once.`)
  if (new Set(items.map(({ accountId }) => accountId)).size < items.length) {
    refuse(422, 'This payment contains the same bill twice.')
  }
  const now = context.now()
  const leftOf = await leftOn(context, context.user.id)
  const own = await billsOf(context, context.user)
  return items.map(({ accountId, amount, currency }) => {
    const account = own.find(({ id }) => id === accountId) ?? notFound()
    if (currency !== 'USD') refuse(422, 'Bill amounts must be in US dollars.', { field: 'currency' })
    if (!isPayableNow(account, now)) refuse(422, `You can't pay ${nameOf(account)} right now.`)
    return { account, cents: centsIn(account, amount, leftOf(account)) }
  })
}

const tooMuch = (account: BillAccount, left: number): string =>
  `This is more than you still owe to ${nameOf(account)}: $${grouped(dollars(Math.max(0, left)))}.`

/**
 * Returns the payer's network address: the address in the input of the call or, if the input contains none, the address from
 * which the request came (BILL-138).
 */
const addressOf = (given: string | null | undefined, { address }: CallContext): string => {
  if (given === null || given === undefined || given === '') return address
  return /^[0-9a-fA-F:.]{2,45}$/.test(given)
    ? given
    : refuse(422, 'The IP address is not valid.', { field: 'ipAddress' })
}

const codeOf = (code: string | null | undefined): string | null => {
  if (code === null || code === undefined || code === '') return null
  const found = currencies.find((currency) => currency.code === code && !currency.isRetired)
  return found?.code ?? refuse(422, "You can't pay bills in this currency.", { field: 'transactionCurrency' })
}

/** Converts a total, in US cents, to its price in each coin. The network cost is in US dollars. */
const quoteInCoins = (total: number) =>
  coins.map((coin) => {
    const cost = (coin.networkCost * BigInt(coin.cents)) / 10n ** BigInt(coin.decimals)
    return {
      code: coin.code,
      name: currencies.find(({ code }) => code === coin.code)?.name ?? coin.code,
      amount: decimalText(coinText(inCoin(total, coin), coin.decimals)),
      networkCost: decimalText(dollars(Number(cost))),
      rate: decimalText(coin.price),
    }
  })

/**
 * Makes the call handlers for paying bills. They call `runDueWork` first, so that the limit of a payment is the amount owed
 * now.
 */
export const makeBillPaymentHandlers = (runDueWork: RunDueWork) =>
  ({
    CreateBillPayInvoiceId: async (context, { provider, payments, ipAddress, transactionCurrency }) => {
      checkProvider(provider)
      return transact(context, async (inside) => {
        const { database, user, random, limits } = inside
        // Locks the user, so that concurrent payments and refunds finish before the amount left to pay is computed.
        await lockUser(database, user.id)
        await runDueWork(inside)
        const bills = await payableBills(inside, payments)
        const [txCurrency, now] = [codeOf(transactionCurrency), inside.now()]
        await limits.request(inside, `bill-invoices:${user.id}`)
        const { invoice } = billInvoice({ id: random.id(), userId: user.id, bills, now })
        await database
          .insertInto('invoices')
          .values({ ...invoice, txCurrency, ipAddress: addressOf(ipAddress, inside) })
          .execute()
        return { createBillPayInvoiceId: invoice.id }
      })
    },

    QuoteBillPayment: async (context, { provider, payments }) => {
      checkProvider(provider)
      await runDueWork(context)
      const bills = await payableBills(context, payments)
      const fees = bills.map((_, place) => feeOf(place))
      const fee = sum(fees)
      const total = sum(bills.map(({ cents }) => cents)) + fee
      const estimatedCompletionDate = estimateFrom(context.now())
      return {
        billPaymentQuote: {
          bills: bills.map(({ account }, place) => ({
            accountId: account.id,
            fee: decimalText(dollars(feeOf(place))),
            estimatedCompletionDate,
          })),
          fee: decimalText(dollars(fee)),
          total: decimalText(dollars(total)),
          coins: quoteInCoins(total),
        },
      }
    },
  }) satisfies Handlers<'CreateBillPayInvoiceId' | 'QuoteBillPayment'>
