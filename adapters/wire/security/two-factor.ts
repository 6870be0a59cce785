import * as t from 'io-ts'
import { facade } from '../call.ts'
import { list, nothing, record } from '../codec.ts'

/** A code of the authenticator app, or where two-factor is on a backup code in its place. */
const proof = record({ code: t.string })

/** Turns two-factor on, or off where it is on (CALL-082). */
export const toggleTwoFactorAuthEnabled = facade({ name: 'toggleTwoFactorAuthEnabled', input: proof, reply: nothing })

/** A new set of backup codes; those before are worth nothing from then on (CALL-083, SEC-048). */
export const generateBackupCodes = facade({ name: 'generateBackupCodes', input: proof, reply: list(t.string) })
