import type { LostReads, RetriedSlice } from '@paydeck/core'
import { portModule } from '../port.ts'
import type { Http } from '../transport/http.ts'
import type { WireEntry } from '../wire/table.ts'

/** Slices that read the whole activity. */
const activity = ['timeline', 'statements'] as const

/** Maps each call that reads data to the slices whose screens show an error if this call fails. */
export const failedParts = {
  FindBillPayments: ['billDetail', 'billList'],
  FindPayments: ['paymentSearch'],
  'GET /auth/passkey/status': ['passkeyStatus'],
  'GET /auth/security-history': ['securityHistory', ...activity],
  'GET /auth/sessions': ['activeSessions'],
  'GET /rates/history/:code/USD': ['homePage'],
  GetActivity: activity,
  GetBillBalances: ['billDetail'],
  GetBillPayAccounts: ['billList'],
  GetBillPayUser: ['billList'],
  GetCardActivityOverview: ['cardActivity', ...activity],
  GetCardActivityOverviewPaged: ['cardActivity', ...activity],
  GetCardTransaction: ['cardTransaction'],
  GetCurrencies: ['addressDirectory'],
  GetDebitCardBalances: ['cardList'],
  GetDebitCards: ['cardList', 'statements'],
  GetDonations: ['paymentList', ...activity],
  GetMailingAddress: ['mailingAddress'],
  GetPasskeyCredentials: ['passkeyStatus'],
  GetPayments: ['paymentList', ...activity],
  GetPayors: ['addressDirectory'],
  GetPayoutProfiles: ['addressDirectory'],
  GetPayouts: ['paymentList', ...activity],
  GetPendingTransactions: ['cardActivity', ...activity],
  GetSettledTransactions: ['cardActivity', 'cardSpending', ...activity],
  GetUnconfirmedPayments: ['paymentList'],
  GetWallets: ['addressDirectory'],
  CanAcceptPayouts: ['addressDirectory'],
  getSecuritySettings: ['securitySettings', 'twoFactor'],
} as const satisfies Readonly<Partial<Record<WireEntry, ReadonlyArray<RetriedSlice>>>>

const slicesOf = (call: string): ReadonlyArray<RetriedSlice> =>
  Object.entries(failedParts).find(([name]) => name === call)?.[1] ?? []

const lostReads = ({ lostCalls }: Pick<Http, 'lostCalls'>): LostReads => ({
  take: () => {
    const slices = [...lostCalls.values()].flatMap(slicesOf)
    lostCalls.clear()
    return [...new Set(slices)]
  },
})

/** Port that lists the slices whose requests for data failed while the network was down. */
export const ports = [portModule({ lostReads: ({ http }) => lostReads(http) })] as const
