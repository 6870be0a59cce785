import * as t from 'io-ts'
import type { CurrencyCode, DecimalText } from '../money/model.ts'
import type { PaymentSlideKind } from '../platform/ports.ts'

/** Status of an invoice. The last three values are exceptions: an exception can accompany a status or replace it. */
export const InvoiceStatus = /* @__PURE__ */ t.keyof({
  new: null,
  paid: null,
  confirmed: null,
  complete: null,
  expired: null,
  invalid: null,
  paidPartial: null,
  paidOver: null,
  declined: null,
})
export type InvoiceStatus = t.TypeOf<typeof InvoiceStatus>

/** Exception that can override the status of an invoice (PAY-052 to PAY-054). */
export const ExceptionStatus = /* @__PURE__ */ t.keyof({ paidPartial: null, paidOver: null, declined: null })
export type ExceptionStatus = t.TypeOf<typeof ExceptionStatus>

/** Provider's filter of invoices by status. */
export const MerchantStatus = /* @__PURE__ */ t.keyof({ ALL_BUT_EXPIRED_AND_UNPAID: null, USER_CONFIRMING: null })
export type MerchantStatus = t.TypeOf<typeof MerchantStatus>

/** Status of a bill's payment. The app has one spelling for each status; the provider has two (PAY-069). */
export const BillStatus = /* @__PURE__ */ t.keyof({
  pending: null,
  processing: null,
  sent: null,
  complete: null,
  settled: null,
  failed: null,
  canceled: null,
  reversalRequired: null,
  reversalProcessing: null,
  reversed: null,
  refundable: null,
  refundCreated: null,
  refunded: null,
})
export type BillStatus = t.TypeOf<typeof BillStatus>

/** Currency and its display format (PAY-031). */
export interface ActivityCurrency {
  readonly code: string
  readonly symbol: string
  readonly precision: number
  readonly decimals: number
}

/** Bill of a bill payment, with the fields of an activity row (PAY-038). */
export interface PaidBill {
  readonly merchantId: string
  readonly merchantName: string
  /** Status in either spelling of the provider. Null before the first status. */
  readonly status: string | null
  /** URL of the merchant's logo. Null if there is none. */
  readonly icon: string | null
}

/** Payment of one bill, with the fields that lists and slides need (PAY-038). */
export interface BillPayment extends PaidBill {
  readonly partnerPaymentId: string
  /** Id of the bill account at the bill provider (PAY-076). */
  readonly partnerAccountId: string
  readonly currency: string
  readonly amount: DecimalText | null
  /** Null if no fee is charged or the fee is unknown. */
  readonly convenienceFee: DecimalText | null
  /** Milliseconds since 1970. Null if unknown. */
  readonly estimatedCompletionDate: number | null
  readonly accountType: string
  /** Last digits of the account number. */
  readonly mask: string
}

/** Reference to one item by kind and id. Two items of different kinds can have the same id. */
export interface ItemReference {
  readonly kind: PaymentSlideKind
  readonly id: string
}

/**
 * Payment, donation or bill payment (PAY-031, PAY-032). Unreadable amounts are null. Coin amounts are whole minor
 * units of `txCurrency`.
 */
export interface Invoice {
  readonly kind: 'invoice'
  readonly id: string
  readonly merchantName: string
  /** URL of the merchant's logo. Null if there is none. */
  readonly icon: string | null
  /** Creation time, milliseconds since 1970. 0 if unknown. */
  readonly invoiceTime: number
  /** Time of the last change, milliseconds since 1970. 0 if unknown. */
  readonly timestamp: number
  /** Code of the currency of the payment. Null until the user chooses one. */
  readonly txCurrency: string | null
  /** Price in major units of `currency`. */
  readonly price: DecimalText | null
  /** Currency of the price. */
  readonly currency: ActivityCurrency
  /** Null if the provider's status is unknown to the app. */
  readonly status: InvoiceStatus | null
  readonly exceptionStatus: ExceptionStatus | null
  /** Price of one coin in `currency`. */
  readonly exchangeRate: DecimalText | null
  readonly paymentSubtotal: bigint | null
  readonly amount: bigint | null
  readonly networkCost: bigint | null
  readonly underpaidAmount: bigint | null
  readonly overpaidAmount: bigint | null
  readonly declinedAmount: bigint | null
  readonly currencyLayer: string | null
  /** Code that marks bill payments and donations (PAY-104). */
  readonly itemCode: string | null
  readonly orderId: string | null
  /** Transaction id on the chain. */
  readonly txId: string | null
  readonly isNonRefundableUnderpayment: boolean
  readonly alreadyRefunded: boolean
  readonly selectedWallet: { readonly displayName: string; readonly avatar: string | null } | null
  /** Bills of a bill payment. Empty for every other invoice. */
  readonly bills: ReadonlyArray<PaidBill>
}

/** Donor of a donation, from the buyer data of the invoice. Unknown fields are null (PAY-037). */
export interface Donor {
  readonly email: string | null
  readonly phone: string | null
  readonly name: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/**
 * Invoice with complete bills and the donor. The payments page and the request by id load whole invoices. The home page
 * loads invoices without complete bills and without the donor.
 */
export interface WholeInvoice extends Invoice {
  readonly bills: ReadonlyArray<BillPayment>
  /** Null if the invoice has no buyer data. */
  readonly donor: Donor | null
}

/** Item of the mixed lists of the payments page. `kind` is the discriminant. */
export type WholeActivity = WholeInvoice | Payout

/** Currency in which invoices can be paid, as the provider describes it (CALL-043, PAY-029). */
export interface InvoiceCurrency {
  readonly code: CurrencyCode
  readonly name: string
  /** Empty if the currency has no symbol. */
  readonly symbol: string
  /** Number of decimal places to show. */
  readonly precision: number
  /** Exponent of the minor unit: with 8, one coin has 100,000,000 minor units. */
  readonly decimals: number
  /** Name of the chain, in any letter case. Null if the currency has no chain or the chain is unknown. */
  readonly chain: string | null
}

/** Transaction that paid a payout (PAY-033). */
export interface PayoutTransaction {
  /** Transaction id on the chain. */
  readonly id: string
  /** Amount in major units of `currency`. */
  readonly amount: DecimalText | null
  readonly exchangeRate: DecimalText | null
  readonly currency: string
  /** Label of the wallet, or its address if it has no label (PAY-035). */
  readonly paidTo: string
}

/** Payout to the user (PAY-033). */
export interface Payout {
  readonly kind: 'payout'
  readonly id: string
  readonly merchantName: string
  /** Execution time, milliseconds since 1970. Null until the payout is executed. */
  readonly timestamp: number | null
  /** Amount in major units of `currency`. Null if the amount is unreadable. */
  readonly amount: DecimalText | null
  /** Code of a fiat currency. */
  readonly currency: string
  /** Provider's status. Only some statuses have a label (PAY-058). */
  readonly status: string
  /** First element of `transactions`. Null if there is none (PAY-035). */
  readonly transaction: PayoutTransaction | null
  readonly transactions: ReadonlyArray<ListedTransaction>
}

/** Item of the provider's mixed activity list (PAY-025). `kind` is the discriminant. */
export type Activity = Invoice | Payout

/** Payout as the list query returns it (PAY-034). */
export interface ListedPayout {
  readonly id: string
  readonly merchant: { readonly merchantName: string; readonly numericId: number }
  /** Milliseconds since 1970. Null until the payout is executed. */
  readonly dateExecuted: number | null
  readonly fiatCurrency: string
  /** Amount in major units of `fiatCurrency`. */
  readonly fiatAmount: DecimalText | null
  readonly status: string
  readonly transactions: ReadonlyArray<ListedTransaction>
}

/**
 * Transaction of a listed payout. `date` is in milliseconds since 1970, `exchangeRate` is the fiat price of one coin.
 * Unknown values are null.
 */
export interface ListedTransaction {
  readonly id: string
  readonly txid: string
  readonly amount: DecimalText | null
  readonly date: number | null
  readonly confirmations: number | null
  readonly exchangeRate: DecimalText | null
  readonly wallet: { readonly label: string | null; readonly address: string }
  readonly transactionCurrency: string
}
