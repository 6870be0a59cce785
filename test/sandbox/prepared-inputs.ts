import type { WireEntry } from '@paydeck/adapters/wire/table'
import { makeAuthenticator } from '../passkeys/authenticator.ts'
import { ether } from '../receiving/recipient.ts'
import { totp } from '../security/totp.ts'
import { fieldsOf, sampleFor } from './requests.ts'
import { at, type Client } from './running.ts'

const card = async (client: Client, position: number): Promise<unknown> =>
  at((await client.graphql('GetDebitCards')).body, 'data', 'user', 'debitCards', position)

const firstCard = async (client: Client): Promise<unknown> => at(await card(client, 0), 'id')

/**
 * Returns a function that builds the input of a call: the sample input of this call, with the id of the user's first card.
 */
const ofFirstCard =
  (name: WireEntry, key = 'debitCardId') =>
  async (client: Client): Promise<unknown> => ({ ...fieldsOf(sampleFor(name, client)), [key]: await firstCard(client) })

const reportOf =
  (name: WireEntry, position: number) =>
  async (client: Client): Promise<unknown> => {
    const own = await card(client, position)
    const known = { debitCardId: at(own, 'id'), lastFour: at(own, 'lastFourDigits') }
    return { ...fieldsOf(sampleFor(name, client)), ...known }
  }

const invited = async (client: Client): Promise<unknown> => ({
  payload: at(await client.control('POST', 'payout-invites', { payor: 'Harbor Studio' }), 'token'),
})

/**
 * Returns ids of a user's receiving data: the first profile and its wallet, a wallet without a profile, and a payor without
 * a profile.
 */
const receiving = async (client: Client) => {
  const made = await client.graphql('CreateWallet', fieldsOf(sampleFor('CreateWallet', client)))
  const user = at((await client.graphql('START_GET_PAYOUT_PROFILES')).body, 'data', 'user')
  return {
    profileId: at(user, 'payoutProfiles', 0, 'id'),
    walletId: at(user, 'payoutProfiles', 0, 'wallet', 'id'),
    spareId: at(made.body, 'data', 'user', 'createWallet', 'id'),
    payorId: at(user, 'payors', 2, 'id'),
  }
}

/** Returns a function that finds the id of the user's invoice with this item code. */
const invoiceOf =
  (itemCode: string | null) =>
  async (client: Client): Promise<unknown> => {
    const listed = at(await client.control('GET', 'payments'), 'payments')
    const found: unknown = Array.isArray(listed) ? listed.find((one) => at(one, 'itemCode') === itemCode) : null
    return { invoiceId: at(found, 'id') }
  }

/** Gives the user a bill of $500 that can be paid. Returns the item of an invoice that pays $25 of this bill. */
const payable = async (client: Client): Promise<{ accountId: unknown; amount: string; currency: string }> => {
  await client.control('POST', 'account', { bills: [{ balance: '500.00' }], billPay: { methodVerified: true } })
  return { accountId: at(await client.control('GET', 'bills'), 'bills', 0, 'id'), amount: '25.00', currency: 'USD' }
}

const paying =
  (name: WireEntry) =>
  async (client: Client): Promise<unknown> => ({
    ...fieldsOf(sampleFor(name, client)),
    payments: [await payable(client)],
  })

/**
 * Functions that build the input of a call. They cover the calls that need changes to the account first, or ids of the
 * user's own records.
 */
export const prepared: Readonly<Partial<Record<WireEntry, (client: Client) => Promise<unknown>>>> = {
  toggleTwoFactorAuthEnabled: async (client) => {
    const { body } = await client.facade('getSecuritySettings')
    return { code: totp(String(at(body, 'data', 'otpAuthKey')), Date.now()) }
  },
  'POST /auth/second-factor': async (client) => {
    await client.control('POST', 'account', { otpEnabled: true })
    return { code: at(await client.control('GET', 'account'), 'code') }
  },
  'POST /auth/passkey/register/verify': async (client) => {
    const { body } = await client.rest('POST', '/auth/passkey/register/challenge')
    const challenge = String(at(body, 'challenge'))
    return { credential: makeAuthenticator().register({ challenge, origin: client.address, rpId: '127.0.0.1' }) }
  },
  GetCardTopUps: async (client) => ({ debitCardId: await firstCard(client), credited: false, startDate: '2026-01-01' }),
  GenerateTopUp: async (client) => ({ debitCardId: await firstCard(client), invoicePrice: '25.00' }),
  GetInvoice: invoiceOf(null),
  getPdfForm: invoiceOf('bitcoindonation'),
  GetCardActivityOverviewPaged: ofFirstCard('GetCardActivityOverviewPaged'),
  GetCardActivityOverview: ofFirstCard('GetCardActivityOverview'),
  GetSettledTransactions: ofFirstCard('GetSettledTransactions'),
  GetPendingTransactions: ofFirstCard('GetPendingTransactions'),
  GetCardTransaction: async (client) => {
    const debitCardId = await firstCard(client)
    const input = { debitCardId, credited: false, startDate: '2026-01-01' }
    const { body } = await client.graphql('GetPendingTransactions', input)
    return { debitCardId, transactionId: at(body, 'data', 'user', 'pendingTransactions', 0, 'id') }
  },
  ExportGalileoCsv: reportOf('ExportGalileoCsv', 0),
  ExportFirstViewCsv: reportOf('ExportFirstViewCsv', 1),
  GetCardLockStatus: ofFirstCard('GetCardLockStatus'),
  LockCard: ofFirstCard('LockCard'),
  UpdateCardName: ofFirstCard('UpdateCardName', 'id'),
  GetToken: async (client) => {
    await payable(client)
    return sampleFor('GetToken', client)
  },
  CreateBillPayInvoiceId: paying('CreateBillPayInvoiceId'),
  QuoteBillPayment: paying('QuoteBillPayment'),
  GetBillBalances: async (client) => ({ accountId: (await payable(client)).accountId }),
  HideBillAccount: async (client) => ({ accountId: (await payable(client)).accountId }),
  'POST /bill-pay/receipt': async (client) => {
    const input = { provider: 'method', payments: [await payable(client)] }
    const { body } = await client.graphql('CreateBillPayInvoiceId', input)
    const id = at(body, 'data', 'user', 'createBillPayInvoiceId')
    await client.control('POST', 'payments/move', { id, move: 'pay' })
    return { paymentId: at(await client.control('GET', 'bill-payments'), 'payments', 0, 'id') }
  },
  'POST /compliance/updateNationalIdentity': async (client) => {
    await client.control('POST', 'account', { isMissingShopperInfo: true })
    return sampleFor('POST /compliance/updateNationalIdentity', client)
  },
  AcceptPayoutsInvite: invited,
  START_ACCEPT_PAYOUTS_INVITE: invited,
  UpdateWallet: async (client) => {
    const { profileId, walletId } = await receiving(client)
    await client.control('POST', 'account', { otpEnabled: true })
    const twoFactorCode = at(await client.control('GET', 'account'), 'code')
    return { ...fieldsOf(sampleFor('UpdateWallet', client)), address: ether(1), profileId, walletId, twoFactorCode }
  },
  DeleteWallet: async (client) => ({ walletId: (await receiving(client)).spareId }),
  createPayoutProfile: async (client) => ({ name: 'Cold storage', walletId: (await receiving(client)).spareId }),
  UpdatePayoutProfile: async (client) => ({
    ...fieldsOf(sampleFor('UpdatePayoutProfile', client)),
    profileId: (await receiving(client)).profileId,
  }),
  DeletePayoutProfile: async (client) => {
    const { spareId: walletId } = await receiving(client)
    const made = await client.graphql('createPayoutProfile', { name: 'Cold storage', walletId })
    return { profileId: at(made.body, 'data', 'user', 'createPayoutProfile', 'id') }
  },
  AddPayorToWallet: async (client) => {
    const { payorId, spareId: walletId } = await receiving(client)
    return { payorId, walletId }
  },
  AddPayorToProfile: async (client) => {
    const { payorId, profileId } = await receiving(client)
    return { payorId, profileId }
  },
  RemovePayorFromProfile: async (client) => {
    const { payorId, profileId } = await receiving(client)
    return { payorId, profileId }
  },
  'POST /wallet-bridge/v1/session': async (client) => {
    const { body } = await client.rest('POST', '/wallet-bridge/v1/connect', { chainId: 1 })
    return { id: at(body, 'id') }
  },
  generateBackupCodes: async (client) => {
    await client.control('POST', 'account', { otpEnabled: true })
    return { code: at(await client.control('GET', 'account'), 'code') }
  },
}
