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

/** Status of a bill's payment before completion. */
export type BillStep = Exclude<BillStatus, 'complete'>

/** Bill of a bill payment (PAY-038). */
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
  /** History in ascending order. Generated bills have none. */
  readonly history?: ReadonlyArray<{ readonly step: BillStep; readonly at: number }>
  /** Next automatic step and its time. Null if there is none. */
  readonly due?: { readonly step: BillStep; readonly at: number } | null
}

/** Bill account to which a bill belongs. */
export type BilledTo = Pick<
  BillColumn,
  'partnerAccountId' | 'merchantId' | 'accountType' | 'mask' | 'icon' | 'merchantName'
>

/** Step in the history of an invoice. */
export interface InvoiceStepColumn {
  readonly step: Exclude<InvoiceStep, 'created'>
  readonly at: number
}

/** Payments (PAY-031, PAY-032), donations (PAY-036, PAY-037) and bill payments (PAY-038). */
export interface InvoicesTable {
  id: string
  userId: string
  merchantName: string
  /** Path of the merchant's logo on this origin, or null. */
  icon: string | null
  invoiceTime: number
  timestamp: number
  /** Code of the payment currency, as in "BTC". Null until one is chosen. */
  txCurrency: string | null
  /** Fiat price, decimal text. */
  price: string
  /** Currency of the price. */
  currency: Json<CurrencyColumn>
  /** Invoice status: new, paid, confirmed, complete, expired, invalid. */
  status: string
  exceptionStatus: string | null
  /** Coin amounts in minor units of `txCurrency`, as text. */
  paymentSubtotal: string | null
  amount: string | null
  networkCost: string | null
  underpaidAmount: string | null
  overpaidAmount: string | null
  declinedAmount: string | null
  /** Price of one coin in fiat, decimal text. */
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
  /**
   * Time from which the network's confirmations are counted. Null if the invoice is unpaid, or if its status never changes
   * automatically.
   */
  paidAt: Generated<number | null>
  /** Code of the swap by which the coin was paid. Null without a swap. */
  swapCode: Generated<string | null>
  /** Time of the next automatic step or check of a bill. Null if there is none. */
  billsDueAt: Generated<number | null>
  /** IP address of the payer. Stored only for bill payments. */
  ipAddress: Generated<string | null>
  /** Steps after the creation of the invoice, oldest first. Empty for rows that were stored before this column existed. */
  history: GivenJson<ReadonlyArray<InvoiceStepColumn>>
  /** Name of the list in which the invoice appears. */
  list: GeneratedAlways<'payments' | 'donations'>
  /** Price as a number in the database, which queries return as text. Null if the price is not a number. */
  priceNumber: GeneratedAlways<string | null>
  /** Text of the status, for searches. Null if there is none. */
  label: GeneratedAlways<string | null>
  search: GeneratedAlways<string>
}

export interface PaymentTables {
  readonly invoices: InvoicesTable
}
