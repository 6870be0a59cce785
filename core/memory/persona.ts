import type { BillAccount } from '../bill-pay/index.ts'
import type { CardProvider, MerchantCategory } from '../cards/index.ts'
import type { BillStatus, ExceptionStatus, InvoiceStatus } from '../payments/index.ts'
import type { AccessType, FacadeAccess } from '../session/index.ts'
import type { Application } from '../verification/index.ts'
import type { CoinCode } from './invoices.ts'

/** Seed of a card transaction. */
export interface TransactionSeed {
  readonly merchantName: string
  /** Amount in the currency of the card, such as "-12.50". Purchases are negative. */
  readonly price: string
  readonly daysAgo: number
  readonly category?: MerchantCategory
}

/** Seed of a card with its transactions. */
export interface CardSeed {
  readonly provider: CardProvider
  readonly nickname: string
  readonly lastFourDigits: string
  readonly balance: string
  readonly pending: ReadonlyArray<TransactionSeed>
  readonly settled: ReadonlyArray<TransactionSeed>
}

/** Seed of an invoice in US dollars. */
export interface PaymentSeed {
  readonly merchantName: string
  readonly price: string
  readonly daysAgo: number
  /** Defaults to complete. */
  readonly status?: InvoiceStatus
  readonly exceptionStatus?: ExceptionStatus
  /** Defaults to Bitcoin. */
  readonly coin?: CoinCode
  readonly isDonation?: boolean
}

/** Seed of a payout in US dollars. */
export interface PayoutSeed {
  readonly merchantName: string
  readonly dollars: string
  readonly daysAgo: number
}

/** Seed of a bill. */
export interface BillSeed {
  readonly merchantName: string
  readonly mask: string
  readonly balance: string
  readonly minimum: string
  /** Days from now until the due date. Negative if the due date has passed. */
  readonly dueIn: number
  /** Defaults to true. */
  readonly isPayable?: boolean
  /** Defaults to active if the bill is payable. */
  readonly paymentStatus?: BillAccount['paymentStatus']
  readonly needsReconnect?: boolean
}

/** Seed of a bill payment. */
export interface BillPaymentSeed {
  /** Index of the paid bill in `bills`. */
  readonly bill: number
  readonly dollars: string
  readonly daysAgo: number
  readonly status: BillStatus
}

/** Seed of an account: describes one fictional user as plain data. */
export interface Persona {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly country: string
  readonly language: string
  readonly accessTypes: ReadonlyArray<AccessType>
  readonly experiments: ReadonlyArray<string>
  readonly facadeAccess: FacadeAccess
  readonly nationalIdentityNumber: string | null
  readonly isInfoMissing: boolean
  readonly isTwoFactorOn: boolean
  readonly applications: ReadonlyArray<Omit<Application, 'applicationId'>>
  readonly cards: ReadonlyArray<CardSeed>
  readonly payments: ReadonlyArray<PaymentSeed>
  readonly payouts: ReadonlyArray<PayoutSeed>
  readonly bills: ReadonlyArray<BillSeed>
  readonly billPayments: ReadonlyArray<BillPaymentSeed>
  /**
   * Names of the payors. The first payor already pays the user through a profile. Every other payor has sent a payout
   * request.
   */
  readonly payors: ReadonlyArray<string>
}
