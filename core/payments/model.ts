import * as t from 'io-ts'
import type { CurrencyCode, DecimalText } from '../money/model.ts'
import type { SlideKind } from '../platform/ports.ts'

/** How an invoice stands; the last three are exceptions, which may stand beside a status or in its place. */
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

/** What may override the status of an invoice (PAY-052 to PAY-054). */
export const ExceptionStatus = /* @__PURE__ */ t.keyof({ paidPartial: null, paidOver: null, declined: null })
export type ExceptionStatus = t.TypeOf<typeof ExceptionStatus>

/** Which invoices a list asks for, by the provider's words. */
export const MerchantStatus = /* @__PURE__ */ t.keyof({ ALL_BUT_EXPIRED_AND_UNPAID: null, USER_CONFIRMING: null })
export type MerchantStatus = t.TypeOf<typeof MerchantStatus>

/** How the payment of a bill stands, as one word whichever way the provider spells it (PAY-069). */
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

/** A currency with how it is written (PAY-031). */
export interface ActivityCurrency {
  readonly code: string
  readonly symbol: string
  readonly precision: number
  readonly decimals: number
}

/** One bill of a bill payment, as far as a row tells of it (PAY-038). */
export interface PaidBill {
  readonly merchantId: string
  readonly merchantName: string
  /** The provider's word in either spelling; null: none yet. */
  readonly status: string | null
  /** Address of the merchant's logo; null when there is none. */
  readonly icon: string | null
}

/** A bill's payment as activity lists and slides have it (PAY-038). */
export interface BillPayment extends PaidBill {
  readonly partnerPaymentId: string
  /** The id of the bill account at the bill provider (PAY-076). */
  readonly partnerAccountId: string
  readonly currency: string
  readonly amount: DecimalText | null
  /** null: none is charged, or it is not told. */
  readonly convenienceFee: DecimalText | null
  /** Milliseconds since 1970; null: unknown. */
  readonly estimatedCompletionDate: number | null
  readonly accountType: string
  /** The last digits of the account's number. */
  readonly mask: string
}

/** An item that an address asks for: a place of the carousel. */
export interface ItemReference {
  readonly kind: SlideKind
  readonly id: string
}

/**
 * A payment, a donation or a bill payment (PAY-031, PAY-032). An amount that cannot be read is null; coin amounts
 * are whole minor units of `txCurrency`.
 */
export interface Invoice {
  readonly kind: 'invoice'
  readonly id: string
  readonly merchantName: string
  /** Address of the merchant's logo; null when there is none. */
  readonly icon: string | null
  /** When it was made, milliseconds since 1970; 0: not told. */
  readonly invoiceTime: number
  /** When it last changed, milliseconds since 1970; 0: not told. */
  readonly timestamp: number
  /** Code of the currency that it was paid in; null while none is chosen. */
  readonly txCurrency: string | null
  /** In `currency`, whole units. */
  readonly price: DecimalText | null
  /** Of the price. */
  readonly currency: ActivityCurrency
  /** null: a word that we do not know. */
  readonly status: InvoiceStatus | null
  readonly exceptionStatus: ExceptionStatus | null
  /** Units of `currency` for one coin. */
  readonly exchangeRate: DecimalText | null
  readonly paymentSubtotal: bigint | null
  readonly amount: bigint | null
  readonly networkCost: bigint | null
  readonly underpaidAmount: bigint | null
  readonly overpaidAmount: bigint | null
  readonly declinedAmount: bigint | null
  readonly currencyLayer: string | null
  /** Marks bill payments and donations (PAY-104). */
  readonly itemCode: string | null
  readonly orderId: string | null
  /** Transaction id on the chain. */
  readonly txId: string | null
  readonly isNonRefundableUnderpayment: boolean
  readonly alreadyRefunded: boolean
  readonly selectedWallet: { readonly displayName: string; readonly avatar: string | null } | null
  /** The bills of a bill payment; empty for everything else. */
  readonly bills: ReadonlyArray<PaidBill>
}

/** Who gave a donation, as the buyer's record of its invoice says; null: not told (PAY-037). */
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
 * An invoice as the page's lists and the invoice by id have it: with its bills in full, and with its donor. What home asks
 * for is an `Invoice` alone.
 */
export interface WholeInvoice extends Invoice {
  readonly bills: ReadonlyArray<BillPayment>
  /** null: the invoice has no buyer's record, or nothing stands in it. */
  readonly donor: Donor | null
}

/** What the page's lists mix; `kind` tells them apart. */
export type WholeActivity = WholeInvoice | Payout

/** A currency that invoices are paid in, as the provider has it (CALL-043, PAY-029). */
export interface InvoiceCurrency {
  readonly code: CurrencyCode
  readonly name: string
  /** Empty: it has none. */
  readonly symbol: string
  /** Decimal places that are shown. */
  readonly precision: number
  /** How many decimal places one minor unit is. */
  readonly decimals: number
  /** In any letter case; null: it lives on none, or none is told. */
  readonly chain: string | null
}

/** The transaction that a payout was made by (PAY-033). */
export interface PayoutTransaction {
  /** Transaction id on the chain. */
  readonly id: string
  /** In `currency`. */
  readonly amount: DecimalText | null
  readonly exchangeRate: DecimalText | null
  readonly currency: string
  /** Label of the wallet, or its address (PAY-035). */
  readonly paidTo: string
}

/** A payout to the user (PAY-033). */
export interface Payout {
  readonly kind: 'payout'
  readonly id: string
  readonly merchantName: string
  /** When it was executed, milliseconds since 1970; null: not yet. */
  readonly timestamp: number | null
  /** Whole units; null: it cannot be shown. */
  readonly amount: DecimalText | null
  /** Code of the fiat currency of `amount`. */
  readonly currency: string
  /** The provider's word: only some have a text (PAY-058). */
  readonly status: string
  /** The first of them (PAY-035). */
  readonly transaction: PayoutTransaction | null
  /** All that it was made by. */
  readonly transactions: ReadonlyArray<ListedTransaction>
}

/** What the provider's list of activity mixes (PAY-025); `kind` tells them apart. */
export type Activity = Invoice | Payout

/** A payout as the list query has it (PAY-034). */
export interface ListedPayout {
  readonly id: string
  readonly merchant: { readonly merchantName: string; readonly numericId: number }
  /** Milliseconds since 1970; null: not yet. */
  readonly dateExecuted: number | null
  readonly fiatCurrency: string
  /** In `fiatCurrency`, whole units. */
  readonly fiatAmount: DecimalText | null
  readonly status: string
  readonly transactions: ReadonlyArray<ListedTransaction>
}

/** The transaction of a listed payout. `date` is milliseconds since 1970; the rate is fiat for one coin; null: not told. */
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
