import { type PasskeyTables, passkeyTables } from '../../tables/passkeys.ts'
import { type Law, law, must } from '../../testing/law.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { failureLaws } from './failures.ts'
import { linkLaw } from './links.ts'

/** Laws of every set of passkey tables, whatever its texts and statuses: no two tables contradict each other. */
export const passkeyTableLaws = (tables: PasskeyTables = passkeyTables): ReadonlyArray<Law> => [
  eachRow('Only a cancelled creation shows no message (PASS-018).', tables.ceremonyFailures, ({ message }, reason) =>
    message === null ? reason === 'Cancelled' : reason !== 'Cancelled',
  ),
  distinctLaw('No two reasons have one message.', tables.ceremonyFailures, ({ message }, reason) => message ?? reason),
  distinctLaw('No two reasons have one line in the log.', tables.ceremonyFailures, ({ logLine }) => logLine),
  ...failureLaws('Registration of a passkey', tables.registrationFailures),
  ...failureLaws('Removal of a passkey', tables.refusedRemovals),
  law('A failed registration and a failed removal have different texts.', () =>
    must(tables.registrationFailures.otherwise !== tables.refusedRemovals.otherwise, 'the texts are equal.'),
  ),
  linkLaw('The card that offers a passkey leads to a page of the app.', { card: tables.setupCard.to }),
]
