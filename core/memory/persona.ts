import type { BillAccount } from '../bill-pay/index.ts'
import type { CardProvider, MerchantCategory } from '../cards/index.ts'
import type { BillStatus, ExceptionStatus, InvoiceStatus } from '../payments/index.ts'
import type { AccessType, FacadeAccess } from '../session/index.ts'
import type { Application } from '../verification/index.ts'
import type { CoinCode } from './invoices.ts'

/** A purchase on a card. */
export interface TransactionSeed {
  readonly merchantName: string
  /** In the card's currency, as in "-12.50"; negative: money was spent. */
  readonly price: string
  readonly daysAgo: number
  readonly category?: MerchantCategory
}

/** A card with its transactions. */
export interface CardSeed {
  readonly provider: CardProvider
  readonly nickname: string
  readonly lastFourDigits: string
  readonly balance: string
  readonly pending: ReadonlyArray<TransactionSeed>
  readonly settled: ReadonlyArray<TransactionSeed>
}

/** An invoice in US dollars. */
export interface PaymentSeed {
  readonly merchantName: string
  readonly price: string
  readonly daysAgo: number
  /** Left out: complete. */
  readonly status?: InvoiceStatus
  readonly exceptionStatus?: ExceptionStatus
  /** Left out: Bitcoin. */
  readonly coin?: CoinCode
  readonly isDonation?: boolean
}

/** A payout in US dollars. */
export interface PayoutSeed {
  readonly merchantName: string
  readonly dollars: string
  readonly daysAgo: number
}

/** A bill. */
export interface BillSeed {
  readonly merchantName: string
  readonly mask: string
  readonly balance: string
  readonly minimum: string
  /** Days until the bill is due; negative: it is past due. */
  readonly dueIn: number
  /** Left out: payable. */
  readonly isPayable?: boolean
  /** Left out: active if payable. */
  readonly paymentStatus?: BillAccount['paymentStatus']
  readonly needsReconnect?: boolean
}

/** A payment of one bill. */
export interface BillPaymentSeed {
  /** Position of the bill in `bills`. */
  readonly bill: number
  readonly dollars: string
  readonly daysAgo: number
  readonly status: BillStatus
}

/** A user as plain data: the contents of a new account. */
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
  /** Names of the senders; the first pays into a profile, the others are requests. */
  readonly payors: ReadonlyArray<string>
}
