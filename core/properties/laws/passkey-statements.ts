import { type PasskeyTables, passkeyTables } from '../../tables/passkeys.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { failureTexts } from './failures.ts'

/** Laws that state the rows of Paydeck's own passkey tables, as its requirements do. */
export const passkeyStatements = (tables: PasskeyTables = passkeyTables): ReadonlyArray<Law> => [
  columnLaw('PASS-018: each reason has its message.', tables.ceremonyFailures, ({ message }) => message, {
    null: 'Cancelled',
    'This device already has a passkey for your account.': 'AlreadyThere',
    "This browser can't create passkeys. Try another browser or device.": 'Unsupported',
  }),
  columnLaw('The log names the reason.', tables.ceremonyFailures, ({ logLine }) => logLine, {
    'the prompt was cancelled': 'Cancelled',
    'there is one of this account already': 'AlreadyThere',
    'the browser makes none': 'Unsupported',
  }),
  columnLaw(
    'PASS-011: a rejected registration or removal shows the reason of the provider.',
    { registration: tables.registrationFailures, removal: tables.refusedRemovals },
    failureTexts,
    {
      "400 409 422 429: of the provider. Otherwise: We couldn't create your passkey. Try again.": 'registration',
      "400 403 409 422 429: of the provider. Otherwise: We couldn't remove your passkey. Try again.": 'removal',
    },
  ),
  law('PASS-008: the card leads to the security settings.', () =>
    mustEqual(
      tables.setupCard,
      {
        title: 'Setup a Passkey',
        text: 'Sign in with your face, fingerprint or screen lock instead of a password.',
        action: 'Create a Passkey',
        to: '/settings/security',
      },
      'the card',
    ),
  ),
]
