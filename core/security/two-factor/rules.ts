import { encodeText, withQuery } from '../../kernel/query.ts'
import type { Status } from '../../kernel/remote.ts'
import { hostClass } from '../../platform/host.ts'
import type { TwoFactorSettings } from '../security-settings/index.ts'
import type { Enrolment, TwoFactorEvent, TwoFactorModal, TwoFactorStage } from './model.ts'
import { issuers, secretGroup, twoFactorStageRows } from './tables.ts'

/** Returns a secret in groups, to be typed from the screen. */
export const groupedSecret = (secret: string): string =>
  secret.replace(new RegExp(`.{${secretGroup.value}}(?=.)`, 'g'), (group) => `${group} `)

/** The issuer that an authenticator app shows for a host (SEC-024). */
export const otpIssuer = (host: string, productName: string): string => issuers[hostClass(host)] ?? productName

/** What the QR code for an authenticator app says; null when the secret is not told (SEC-023, SEC-025). */
export const otpAddress = (input: {
  readonly settings: Pick<TwoFactorSettings, 'otpAuthKey' | 'otpEmail'>
  /** The user's own, for a label when the settings name none. */
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

/** What an authenticator app is set up with; null where the provider tells no secret (SEC-023). */
export const enrolmentOf = (
  settings: TwoFactorSettings | null,
  place: { readonly email: string; readonly host: string; readonly productName: string },
): Enrolment | null => {
  if (settings === null || settings.otpAuthKey === null) return null
  const address = otpAddress({ settings, ...place })
  return address === null ? null : { address, secret: settings.otpAuthKey }
}

/** Returns what follows from the settings, asked for anew, when two-factor is about to be turned on. */
export const preparedBy = (settings: TwoFactorSettings | null): TwoFactorEvent => {
  if (settings?.otpEnabled === true) return 'already-on'
  return settings === null || settings.otpAuthKey === null ? 'not-prepared' : 'prepared'
}

/** How the code that was sent from a dialog stands. */
export const twoFactorStatus = (stage: TwoFactorStage, dialog: TwoFactorModal): Status => {
  const row = twoFactorStageRows[stage]
  return row.dialog === dialog ? row.status : null
}

/** The file of a set of backup codes, one on each line (SEC-043). */
export const backupCodesFile = (codes: ReadonlyArray<string>): string => codes.map((code) => `${code}\n`).join('')
