import type { WireEntry } from '@paydeck/adapters/wire/table'
import { makeAuthenticator } from '../passkeys/authenticator.ts'
import { totp } from '../security/totp.ts'
import { sampleFor } from './requests.ts'
import { at, type Client } from './running.ts'

const firstCard = async (client: Client): Promise<unknown> =>
  at((await client.graphql('GetDebitCards')).body, 'data', 'user', 'debitCards', 0, 'id')

/** Calls that need somebody prepared, or an input that is made for whoever calls, and for now. */
export const prepared: Readonly<Partial<Record<WireEntry, (client: Client) => Promise<unknown>>>> = {
  toggleTwoFactorAuthEnabled: async (client) => {
    const { body } = await client.facade('getSecuritySettings')
    return { code: totp(String(at(body, 'data', 'otpAuthKey')), Date.now()) }
  },
  'POST /auth/passkey/register/verify': async (client) => {
    const { body } = await client.rest('POST', '/auth/passkey/register/challenge')
    const challenge = String(at(body, 'challenge'))
    return { credential: makeAuthenticator().register({ challenge, origin: client.address, rpId: '127.0.0.1' }) }
  },
  GetCardTopUps: async (client) => ({ debitCardId: await firstCard(client), credited: false, startDate: '2026-01-01' }),
  GenerateTopUp: async (client) => ({ debitCardId: await firstCard(client), invoicePrice: '25.00' }),
  'POST /compliance/updateNationalIdentity': async (client) => {
    await client.control('POST', 'account', { isMissingShopperInfo: true })
    return sampleFor('POST /compliance/updateNationalIdentity', client)
  },
  generateBackupCodes: async (client) => {
    await client.control('POST', 'account', { otpEnabled: true })
    return { code: at(await client.control('GET', 'account'), 'code') }
  },
}
