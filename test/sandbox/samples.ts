import { randomUUID } from 'node:crypto'
import type { InputOf } from '@paydeck/adapters/wire/call'
import type { WireEntry, WireTable } from '@paydeck/adapters/wire/table'
import { decimalText } from '@paydeck/core/money'

const page = {
  limit: 30,
  skip: 0,
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
  startDate: '2026-01-01T00:00:00.000Z',
} as const

const payItem = { accountId: 'AAAA', amount: decimalText('25.00'), currency: 'USD' }

type Samples = { readonly [Name in WireEntry]: (caller: { readonly email: string }) => InputOf<WireTable[Name]> }

const none = (): void => undefined

/** Input that each call accepts, by the name of the call. A call without a sample input is a compile error (CALL-013). */
export const samples = {
  'GET /auth/session': none,
  'GET /auth/facadeAccess': none,
  'POST /auth/logout': none,
  'GET /id/language': none,
  'GET /wallet-card/location': none,
  'POST /users/trackAnalyticsEvent': () => ({ event: 'track', eventName: 'Viewed', eventProperties: { page: 'home' } }),
  getProductTokens: none,
  // The password is "correct horse battery staple". The app sends this hash of it (SEC-017).
  authenticate: ({ email }) => ({
    email,
    hashedPassword:
      'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877',
  }),
  START_GET_BASIC_INFO: none,
  'PUT /users/updateName': () => ({ givenName: 'Ada', familyName: 'Norris' }),
  ToggleMarketingOptIn: () => ({ optIn: true }),
  getSecuritySettings: none,
  getReferralStatus: none,
  GetReferralCode: none,
  GenerateReferralCode: none,
  'POST /auth/generateBitAuthPairingCode': none,
  'POST /users/registerPaymentAcceptance': () => ({
    merchantName: 'Lumen Books',
    merchantCustomerType: 'company',
    affiliateOid: 'friend-7',
    // The captcha accepts each response only once, so each sample contains a new one.
    gCaptchaResponse: `sandbox-captcha-${randomUUID()}`,
    captchaType: 'invisible',
  }),
  toggleTwoFactorAuthEnabled: () => ({ code: '000000' }),
  generateBackupCodes: () => ({ code: '000000' }),
  // The old password is "correct horse battery staple", the new password is "password" (SEC-017).
  'POST /dashboard-api/change-password': () => ({
    oldHashedPassword:
      'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877',
    hashedPassword:
      'cb7d8a9aa8a68d011ea27308809325903fe989481de28c0ef49a398625586a30169517a4e8cda534ce1e4bd98315066954d9048faa15df56caee27e6ac8673a8',
    salt: '0123456789'.repeat(9) + 'abcd',
  }),
  'GET /auth/passkey/status': ({ email }) => ({ email }),
  GetPasskeyCredentials: none,
  GetRecentActivity: () => ({ limit: 5, startDate: '2026-01-01', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
  GetPayments: () => page,
  GetPayouts: () => page,
  GetDonations: () => page,
  GetUnconfirmedPayments: () => ({ limit: 5, skip: 0, merchantStatus: 'USER_CONFIRMING' }),
  GetInvoiceCurrencies: none,
  GetPayoutsTransactionsCsv: () => ({ startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-12-31T23:59:59.999Z' }),
  // Well-formed, but this invoice does not exist.
  GetInvoice: () => ({ invoiceId: 'AAAA' }),
  getPdfForm: () => ({ invoiceId: 'AAAA' }),
  FindPayments: () => ({ list: 'payments', text: '', limit: 30 }),
  GetActivity: () => ({ timeZone: 'Europe/Berlin', limit: 50 }),
  'GET /statements/:year/:month.pdf': () => ({ year: '2026', month: '10', timeZone: 'Europe/Berlin' }),
  'POST /payments/export': () => ({ list: 'payments', text: '', format: 'csv' }),
  GetBillPayUser: () => ({ includeMethodData: true }),
  GetBillPayAccounts: () => ({ provider: 'method' }),
  FindBillPayments: () => ({ provider: 'method', startDate: '2026-01-01T00:00:00.000Z' }),
  GetToken: () => ({ provider: 'method', tokenType: 'manual' }),
  GetMethodAuthElementToken: () => ({ provider: 'method' }),
  // Well-formed, but this token and this bill do not exist.
  ExchangeAccountToken: () => ({ provider: 'method', accountToken: 'AAAA' }),
  CreateBillPayInvoiceId: () => ({
    provider: 'method',
    ipAddress: null,
    transactionCurrency: null,
    payments: [payItem],
  }),
  QuoteBillPayment: () => ({ provider: 'method', payments: [payItem] }),
  GetBillBalances: () => ({ accountId: 'AAAA' }),
  HideBillAccount: () => ({ accountId: 'AAAA' }),
  'POST /bill-pay/receipt': () => ({ paymentId: 'AAAA' }),
  GetBillReminders: none,
  'POST /auth/passkey/register/challenge': none,
  // Well-formed, but the challenge was never issued.
  'POST /auth/passkey/register/verify': () => ({
    credential: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  }),
  DeletePasskeyCredential: () => ({ credentialId: 'AAAA' }),
  'GET /compliance/applications': none,
  'POST /compliance/applications': () => ({ productName: 'payoutsRecipient', notifyUser: false }),
  'GET /compliance/missingShopperInfo': none,
  'POST /compliance/updateNationalIdentity': () => ({
    nationalIdentityNumber: '123456789',
    nationalIdentityIssuer: 'USA',
  }),
  GetDebitCards: none,
  GetDebitCardBalances: none,
  // Well-formed, but this card does not exist.
  GetCardTopUps: () => ({ debitCardId: 'AAAA', credited: false, startDate: '2026-01-01' }),
  GenerateTopUp: () => ({ debitCardId: 'AAAA', invoicePrice: decimalText('25.00') }),
  GetCardActivityOverviewPaged: () => ({
    debitCardId: 'AAAA',
    pageSize: 5,
    pageNumber: 1,
    credited: false,
    startDate: '2026-01-01',
    endDate: '2026-02-01',
  }),
  GetCardActivityOverview: () => ({
    debitCardId: 'AAAA',
    recordCount: 100,
    startDate: '2026-01-01',
    endDate: '2026-02-01',
  }),
  GetSettledTransactions: () => ({
    debitCardId: 'AAAA',
    pageSize: 100,
    pageNumber: 1,
    startDate: '2026-01-01',
    endDate: '2026-02-01',
  }),
  GetPendingTransactions: () => ({ debitCardId: 'AAAA', credited: false, startDate: '2026-01-01' }),
  GetCardTransaction: () => ({ debitCardId: 'AAAA', transactionId: 'AAAA' }),
  ExportFirstViewCsv: () => ({ debitCardId: 'AAAA', year: 2020, provider: 'firstView', lastFour: '0000' }),
  ExportGalileoCsv: () => ({ debitCardId: 'AAAA', year: 2026, provider: 'galileo', lastFour: '0000' }),
  GetCardLockStatus: () => ({ debitCardId: 'AAAA' }),
  LockCard: () => ({ debitCardId: 'AAAA', value: true }),
  UpdateCardName: () => ({ id: 'AAAA', value: 'Everyday' }),
  GetMailingAddress: none,
  SetMailingAddress: () => ({
    address1: '1209 Juniper Street',
    address2: '',
    city: 'Fairmont',
    state: 'OR',
    postalCode: '97101',
    country: 'US',
  }),
  'POST /compliance/verifyAddress': () => ({
    address: {
      country: 'US',
      freeformAddress: '1209 Juniper Street, Fairmont, OR 97101',
      address1: '1209 Juniper Street',
      city: 'Fairmont',
      state: 'OR',
      postalCode: '97101',
    },
  }),
  START_GET_PAYOUT_PROFILES: none,
  GetPayors: none,
  GetPayoutProfiles: none,
  GetWallets: none,
  GetCurrencies: none,
  CanAcceptPayouts: () => ({}),
  CAN_ACCEPT_PAYOUTS: () => ({}),
  ValidateAddress: () => ({ currency: 'ETH', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }),
  CreateWallet: () => ({
    currency: 'ETH',
    address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    label: 'Cold storage',
  }),
  // Well-formed, but this invite, wallet, profile and payor do not exist.
  AcceptPayoutsInvite: () => ({ payload: 'AAAA' }),
  START_ACCEPT_PAYOUTS_INVITE: () => ({ payload: 'AAAA' }),
  HasSeenInvite: () => ({ payload: 'AAAA' }),
  UpdateWallet: () => ({
    profileId: 'AAAA',
    walletId: 'AAAA',
    currency: 'ETH',
    address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    label: 'Cold storage',
    updateAddress: true,
    updateLabel: true,
    twoFactorCode: '000000',
  }),
  DeleteWallet: () => ({ walletId: 'AAAA' }),
  createPayoutProfile: () => ({ name: 'Cold storage', walletId: 'AAAA' }),
  UpdatePayoutProfile: () => ({ profileId: 'AAAA', includeName: true, includeWallet: false, name: 'Cold storage' }),
  DeletePayoutProfile: () => ({ profileId: 'AAAA' }),
  AddPayorToWallet: () => ({ payorId: 'AAAA', walletId: 'AAAA', name: 'Cold storage' }),
  AddPayorToProfile: () => ({ payorId: 'AAAA', profileId: 'AAAA' }),
  RemovePayorFromProfile: () => ({ payorId: 'AAAA', profileId: 'AAAA' }),
  'GET /wallet-bridge/v1': none,
  'POST /wallet-bridge/v1/connect': () => ({ chainId: 1 }),
  // Well-formed, but this pairing does not exist.
  'POST /wallet-bridge/v1/session': () => ({ id: 'AAAA' }),
  'POST /wallet-bridge/v1/disconnect': () => ({ id: 'AAAA' }),
  'GET /rates/history/:code/USD': () => ({ code: 'BTC', period: '1D', points: 24 }),
  'GET /marketing/marketingOptIn': ({ email }) => ({ email }),
  'POST /marketing/marketingOptIn': ({ email }) => ({ email, attribute: 'Card Waitlist' }),
  'GET /auth/sessions': none,
  'POST /auth/sessions/end': () => ({ id: 'a'.repeat(64) }),
  'POST /auth/sessions/end-others': none,
  'GET /auth/security-history': () => ({}),
  // Well-formed, but this event does not exist.
  'POST /auth/security-history/stop': () => ({ id: '0' }),
  'POST /auth/second-factor': () => ({ code: '000000' }),
} satisfies Samples
