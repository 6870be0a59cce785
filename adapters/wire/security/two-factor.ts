import * as t from 'io-ts'
import { facade } from '../call.ts'
import { list, nothing, record } from '../codec.ts'

/** Proof of identity: a code of the authenticator app, or a backup code if two-factor is on. */
const proof = record({ code: t.string })

/** Turns two-factor on if it is off, and off if it is on (CALL-082). */
export const toggleTwoFactorAuthEnabled = facade({ name: 'toggleTwoFactorAuthEnabled', input: proof, reply: nothing })

/** Generates a new set of backup codes and invalidates the previous set (CALL-083, SEC-048). */
export const generateBackupCodes = facade({ name: 'generateBackupCodes', input: proof, reply: list(t.string) })
