import type { WireEntry } from '@paydeck/adapters/wire/table'
import { totp } from '../security/totp.ts'
import { at, type Client } from './running.ts'

/** Calls whose input proves something that no sample can hold: it is made for whoever calls, and for now. */
export const prepared: Readonly<Partial<Record<WireEntry, (client: Client) => Promise<unknown>>>> = {
  toggleTwoFactorAuthEnabled: async (client) => {
    const { body } = await client.facade('getSecuritySettings')
    return { code: totp(String(at(body, 'data', 'otpAuthKey')), Date.now()) }
  },
  generateBackupCodes: async (client) => {
    await client.control('POST', 'account', { otpEnabled: true })
    return { code: at(await client.control('GET', 'account'), 'code') }
  },
}
