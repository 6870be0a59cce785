import { withQuery } from '../../kernel/query.ts'
import { queryValue } from '../../presentation/query-value.ts'
import { anyBackupCodeMessage, type SecondFactorKind, twoFactorMessage } from '../../security/index.ts'

const secretKey = 'secret'

/**
 * Extracts the pairing code from the URL in the provider's reply. Null if the URL has no code (PROF-049, PROF-050).
 * @example
 * pairingCodeOf('https://wallet.example/pair?secret=ab%2012') // 'ab 12'
 * pairingCodeOf('https://wallet.example/pair') // null
 */
export const pairingCodeOf = (address: string): string | null => queryValue(address, secretKey)

/**
 * Returns the deep link for the QR code that pairs a wallet app (PROF-047, PROF-048).
 * @param scheme URL scheme of the wallet app, such as "paydeck"
 * @param code authenticator code; null if two-factor is off
 * @example
 * pairingLink('paydeck', 'ab12', '123456') // 'paydeck://id/pair?secret=ab12&code=123456'
 * pairingLink('paydeck', 'ab12', null) // 'paydeck://id/pair?secret=ab12'
 */
export const pairingLink = (scheme: string, secret: string, code: string | null): string =>
  withQuery(`${scheme}://id/pair`, [[secretKey, secret], ...(code === null ? [] : [['code', code] as const])])

const messages: Readonly<Record<SecondFactorKind, (code: string) => string | null>> = {
  authenticator: twoFactorMessage,
  backup: anyBackupCodeMessage,
}

/**
 * True if the code has a valid format, so that the next stage can begin. The provider checks the code when the wallet app
 * pairs (SEC-033, SEC-035).
 * @example
 * isPairingCode('authenticator', '12345') // false
 */
export const isPairingCode = (kind: SecondFactorKind, code: string): boolean => messages[kind](code) === null
