import type { BillStatus, InvoiceStep } from '@paydeck/core/model'
import type { Generated, GeneratedAlways } from 'kysely'
import type { GivenJson, Json, NullableJson } from '../database/columns.ts'

interface CurrencyColumn {
  readonly code: string
  readonly symbol: string
  readonly precision: number
  readonly decimals: number
}

export interface BuyerColumn {
  readonly email: string | null
  readonly phone: string | null
  readonly name: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** A step of a bill's payment. */
export type BillStep = Exclude<BillStatus, 'complete'>

/** One bill of a bill payment (PAY-038). */
export interface BillColumn {
  readonly partnerAccountId: string
  readonly partnerPaymentId: string
  readonly currency: string
  readonly amount: string
  readonly convenienceFee: string
  readonly status: string | null
  /** Milliseconds since 1970. */
  readonly estimatedCompletionDate: number | null
  readonly merchantId: string
  readonly accountType: string | null
  readonly mask: string | null
  readonly icon: string | null
  readonly merchantName: string
  /** How it came to stand as it does, the oldest first; none is kept of what was made up. */
  readonly history?: ReadonlyArray<{ readonly step: BillStep; readonly at: number }>
  /** What happens to it next by itself, and when; null: nothing. */
  readonly due?: { readonly step: BillStep; readonly at: number } | null
}

/** Whom a bill of a bill payment belongs to. */
export type BilledTo = Pick<
  BillColumn,
  'partnerAccountId' | 'merchantId' | 'accountType' | 'mask' | 'icon' | 'merchantName'
>

/** One step of how an invoice came to stand as it does. */
export interface InvoiceStepColumn {
  readonly step: Exclude<InvoiceStep, 'created'>
  readonly at: number
}

/** Payments (PAY-031, PAY-032), donations (PAY-036, PAY-037) and bill payments (PAY-038). */
export interface InvoicesTable {
  id: string
  userId: string
  merchantName: string
  /** Address of the merchant's logo on this origin, or null. */
  icon: string | null
  invoiceTime: number
  timestamp: number
  /** Code of the currency paid in ("BTC"); null while nothing is chosen. */
  txCurrency: string | null
  /** Fiat price, decimal text. */
  price: string
  /** Of the price. */
  currency: Json<CurrencyColumn>
  /** Invoice status: new, paid, confirmed, complete, expired, invalid. */
  status: string
  exceptionStatus: string | null
  /** Coin amounts in minor units of txCurrency, as text. */
  paymentSubtotal: string | null
  amount: string | null
  networkCost: string | null
  underpaidAmount: string | null
  overpaidAmount: string | null
  declinedAmount: string | null
  /** Fiat for one coin, decimal text. */
  exchangeRate: string | null
  currencyLayer: string | null
  itemCode: string | null
  itemDescription: string | null
  orderId: string | null
  txId: string | null
  isNonRefundableUnderpayment: Generated<boolean>
  alreadyRefunded: Generated<boolean>
  selectedWallet: NullableJson<{ readonly displayName: string; readonly avatar: string | null }>
  buyer: NullableJson<BuyerColumn>
  bills: Json<ReadonlyArray<BillColumn>>
  /** Since when the network confirms it; null: not paid, or nothing confirms it by itself. */
  paidAt: Generated<number | null>
  /** Which swap the coin was paid by; null: by none. */
  swapCode: Generated<string | null>
  /** When one of its bills goes on by itself next, or is looked at; null: none does. */
  billsDueAt: Generated<number | null>
  /** Network address of who pays; kept of bill payments alone. */
  ipAddress: Generated<string | null>
  /** After it was made, the oldest first; rows from before these were kept have none. */
  history: GivenJson<ReadonlyArray<InvoiceStepColumn>>
  /** Which of the three lists it is of. */
  list: GeneratedAlways<'payments' | 'donations'>
  /** The price as a number of the database's, text here; null: the price is none. */
  priceNumber: GeneratedAlways<string | null>
  /** The label that it is shown with, by a word of the search; null: none. */
  label: GeneratedAlways<string | null>
  search: GeneratedAlways<string>
}

export interface PaymentTables {
  readonly invoices: InvoicesTable
}
