import * as t from 'io-ts'
import { facade, rest } from './call.ts'
import { list, nothing, nullable, record } from './codec.ts'

/** How the account is protected (CALL-081). The secret goes out only while two-factor is off. */
export const getSecuritySettings = facade({
  name: 'getSecuritySettings',
  input: nothing,
  reply: record({ otpEnabled: t.boolean, otpAuthKey: nullable(t.string), otpEmail: nullable(t.string) }),
})

/** A code of the authenticator app, or where two-factor is on a backup code in its place. */
const proof = record({ code: t.string })

/** Turns two-factor on, or off where it is on (CALL-082). */
export const toggleTwoFactorAuthEnabled = facade({ name: 'toggleTwoFactorAuthEnabled', input: proof, reply: nothing })

/** A new set of backup codes; those before are worth nothing from then on (CALL-083, SEC-048). */
export const generateBackupCodes = facade({ name: 'generateBackupCodes', input: proof, reply: list(t.string) })

/** Changes the password; what goes is derived of the passwords, never they themselves (CALL-089, SEC-016, SEC-017). */
export const postChangePassword = rest({
  name: 'POST /dashboard-api/change-password',
  input: record({ oldHashedPassword: t.string, hashedPassword: t.string, salt: t.string }),
  reply: nothing,
})
