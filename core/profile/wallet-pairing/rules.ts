import { withQuery } from '../../kernel/query.ts'
import { queryValue } from '../../presentation/query-value.ts'
import { anyBackupCodeMessage, type SecondFactorKind, twoFactorMessage } from '../../security/index.ts'

const secretKey = 'secret'

/** The pairing code in the address that the provider replies with; null when there is none (PROF-049, PROF-050). */
export const pairingCodeOf = (address: string): string | null => queryValue(address, secretKey)

/**
 * The deep link that pairs a wallet app, to be shown as a QR code (PROF-047, PROF-048).
 * @param scheme the wallet app's own, as in "paydeck"
 * @param code of the authenticator; null when two-factor is off
 */
export const pairingLink = (scheme: string, secret: string, code: string | null): string =>
  withQuery(`${scheme}://id/pair`, [[secretKey, secret], ...(code === null ? [] : [['code', code] as const])])

const messages: Readonly<Record<SecondFactorKind, (code: string) => string | null>> = {
  authenticator: twoFactorMessage,
  backup: anyBackupCodeMessage,
}

/** Whether a code will do to go on with, by its form: the provider is asked when the wallet app pairs (SEC-033, SEC-035). */
export const isPairingCode = (kind: SecondFactorKind, code: string): boolean => messages[kind](code) === null
