import { encodeText, withQuery } from '../../kernel/query.ts'
import type { Status } from '../../kernel/remote.ts'
import { type HostClass, hostClass } from '../../platform/host.ts'
import type { TwoFactorSettings } from '../security-settings/index.ts'
import type { Enrolment, TwoFactorEvent, TwoFactorModal, TwoFactorStage } from './model.ts'
import { issuers, secretGroup, type TwoFactorStageRow, twoFactorStageRows } from './tables.ts'

/**
 * Splits a secret into groups of characters, so that users can type it from the screen.
 * @example
 * groupedSecret('0123456789') // '0123 4567 89'
 */
export const groupedSecret = (secret: string): string =>
  secret.replace(new RegExp(`.{${secretGroup.value}}(?=.)`, 'g'), (group) => `${group} `)

/**
 * Returns the issuer that an authenticator app shows for a host (SEC-024).
 * @example
 * otpIssuer('app.example', 'Acme') // 'Acme'
 * otpIssuer('staging.app.example', 'Acme') // 'Test'
 */
export const otpIssuer = (
  host: string,
  productName: string,
  table: Readonly<Record<HostClass, string | null>> = issuers,
): string => table[hostClass(host)] ?? productName

/**
 * Returns the `otpauth:` URL for the QR code; null if the settings contain no secret (SEC-023, SEC-025).
 * @example
 * const place = { email: 'ada@example.com', host: 'app.example', productName: 'Acme' }
 * const address = otpAddress({ settings: { otpAuthKey: 'ABCD', otpEmail: null }, ...place })
 * address // 'otpauth://totp/Acme:ada%40example.com?secret=ABCD&issuer=Acme'
 * otpAddress({ settings: { otpAuthKey: null, otpEmail: null }, ...place }) // null
 */
export const otpAddress = (input: {
  readonly settings: Pick<TwoFactorSettings, 'otpAuthKey' | 'otpEmail'>
  /** The user's email. Labels the account in the authenticator app if the settings contain no email. */
  readonly email: string
  readonly host: string
  readonly productName: string
}): string | null => {
  const { settings, email, host, productName } = input
  if (settings.otpAuthKey === null) return null
  const issuer = otpIssuer(host, productName)
  const label = settings.otpEmail === null || settings.otpEmail === '' ? email : settings.otpEmail
  return withQuery(`otpauth://totp/${encodeText(issuer)}:${encodeText(label)}`, [
    ['secret', settings.otpAuthKey],
    ['issuer', issuer],
  ])
}

/** Returns the setup data for an authenticator app; null if the settings contain no secret (SEC-023). */
export const enrolmentOf = (
  settings: TwoFactorSettings | null,
  place: { readonly email: string; readonly host: string; readonly productName: string },
): Enrolment | null => {
  if (settings === null || settings.otpAuthKey === null) return null
  const address = otpAddress({ settings, ...place })
  return address === null ? null : { address, secret: settings.otpAuthKey }
}

/**
 * Returns the event to send after the dialog that turns two-factor on has loaded the settings.
 * @param settings null if the load failed
 */
export const preparationEvent = (settings: TwoFactorSettings | null): TwoFactorEvent => {
  if (settings?.otpEnabled === true) return 'already-on'
  return settings === null || settings.otpAuthKey === null ? 'not-prepared' : 'prepared'
}

/** Returns the state of the request that the user has sent with `dialog`. */
export const twoFactorStatus = (
  stage: TwoFactorStage,
  dialog: TwoFactorModal,
  rows: Readonly<Record<TwoFactorStage, TwoFactorStageRow>> = twoFactorStageRows,
): Status => {
  const row = rows[stage]
  return row.dialog === dialog ? row.status : null
}

/**
 * Returns the content of the backup codes file, with one code on each line (SEC-043).
 * @example
 * backupCodesFile(['abc', 'def']) // 'abc\ndef\n'
 */
export const backupCodesFile = (codes: ReadonlyArray<string>): string => codes.map((code) => `${code}\n`).join('')
