import { type SecurityTables, securityTables } from '../../tables/security.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { failureTexts } from './failures.ts'
import { transitionsOf } from './machines.ts'

const passwordStatements = (tables: SecurityTables): ReadonlyArray<Law> => [
  columnLaw('SEC-010 states the label of each score.', tables.strengthLabels, String, {
    Weak: '0 1',
    Moderate: '2',
    Strong: '3',
    'Very Strong': '4',
  }),
  columnLaw(
    'ERR-005 to ERR-007 state the texts for a password that is not changed.',
    { password: tables.passwordFailures },
    failureTexts,
    {
      "400 429: of the provider. Otherwise: An unexpected error has occurred. Without a response also: We didn't get a response, so your password may have changed. Try again. To sign in, try the new password, then the old one.":
        'password',
    },
  ),
  law('ERR-005: a rejection that names no input concerns the current password.', () =>
    mustEqual(
      tables.refusedPasswords,
      {
        inputs: { oldHashedPassword: 'current', hashedPassword: 'next' },
        unnamed: { statuses: [400], field: 'current' },
      },
      'the rejections of a password',
    ),
  ),
  law('A device that is not signed out shows the reason of the provider.', () =>
    mustEqual(
      failureTexts(tables.endingFailures),
      "400 409 422 429: of the provider. Otherwise: We couldn't finish signing out. Try again.",
      'the texts',
    ),
  ),
]

const proofStatements = (tables: SecurityTables): ReadonlyArray<Law> => [
  columnLaw('A proof of identity begins with the authenticator code.', tables.wantedProofs, ({ blank }) => blank.kind, {
    authenticator: 'twoFactorCode',
    password: 'password',
  }),
  columnLaw(
    'SEC-033 and SEC-034 state the input rule of each second factor.',
    tables.secondFactors,
    ({ rule }) => `${rule.length} ${rule.letters ? 'letters or digits' : 'digits'}`,
    { '6 digits': 'authenticator', '12 letters or digits': 'backup' },
  ),
  columnLaw(
    'Each second factor has the texts of its code.',
    tables.secondFactors,
    (row) => `${row.label}: ${row.other}`,
    {
      '6-digit code: Use a backup code': 'authenticator',
      'Backup code: Use a 6-digit code': 'backup',
    },
  ),
  columnLaw('SEC-024 states the issuers.', tables.issuers, String, {
    Local: 'local',
    Test: 'test',
    null: 'production',
  }),
  law('Every rejection of a two-factor call concerns the code.', () =>
    mustEqual(
      tables.refusedCode,
      { inputs: { code: 'value' }, unnamed: { statuses: [200, 400, 422], field: 'value' } },
      'the rejections of a code',
    ),
  ),
]

/** Transitions within the dialogs: without those that open or close a dialog. */
const innerTransitions = ({ twoFactorMachine }: SecurityTables) =>
  Object.fromEntries(
    Object.entries(transitionsOf(twoFactorMachine)).filter(
      ([name]) => !/\.(enable|disable|offer|codes-made|leave-.*)$/.test(name),
    ),
  )

const dialogStatements = (tables: SecurityTables): ReadonlyArray<Law> => [
  columnLaw('SEC-026 to SEC-049 state how the dialogs proceed.', innerTransitions(tables), String, {
    closed: 'preparing.already-on switched-off.rest',
    preparing: 'unprepared.prepare',
    unprepared: 'preparing.not-prepared',
    enabling: 'preparing.prepared refused-on.rest',
    'switching-on': 'enabling.submit refused-on.submit',
    'refused-on': 'switching-on.refused',
    'switched-on': 'switching-on.accepted',
    offering: 'refused-codes.rest switched-on.rest',
    disabling: 'refused-off.rest',
    'switching-off': 'disabling.submit refused-off.submit',
    'refused-off': 'switching-off.refused',
    'switched-off': 'switching-off.accepted',
    generating: 'offering.submit refused-codes.submit',
    'refused-codes': 'generating.refused',
    showing: 'generated.rest',
  }),
  columnLaw('Each event opens its dialog.', transitionsOf({ closed: tables.twoFactorMachine.closed }), String, {
    preparing: 'closed.enable',
    disabling: 'closed.disable',
    offering: 'closed.offer',
    showing: 'closed.codes-made',
  }),
  columnLaw('The stages of each dialog.', tables.twoFactorStageRows, ({ dialog }) => dialog, {
    null: 'closed',
    'update-two-factor': 'enabling preparing refused-on switched-on switching-on unprepared',
    'disable-two-factor': 'disabling refused-off switched-off switching-off',
    'backup-codes': 'generated generating offering refused-codes showing',
  }),
  columnLaw('The state of the request in each stage.', tables.twoFactorStageRows, ({ status }) => status, {
    null: 'closed disabling enabling offering preparing showing unprepared',
    loading: 'generating switching-off switching-on',
    failed: 'refused-codes refused-off refused-on',
    success: 'generated switched-off switched-on',
  }),
  columnLaw('Each dialog is closed by its event.', tables.leavingEvents, String, {
    'leave-enabling': 'update-two-factor',
    'leave-disabling': 'disable-two-factor',
    'leave-codes': 'backup-codes',
  }),
]

const eventStatements = ({ eventRows, unknownEvent }: SecurityTables): ReadonlyArray<Law> => [
  columnLaw('The icon shows what an event is about, and whether it is alarming.', eventRows, ({ icon }) => icon, {
    person: 'name-changed national-identity-added other-sessions-ended session-ended signed-in',
    key: 'passkey-added passkey-removed signed-in-by-passkey wallet-paired',
    alert: 'code-refused sender-moved sign-in-refused two-factor-off',
    shield:
      'address-added address-changed address-removed backup-code-used backup-codes-made password-changed payout-change-stopped sender-accepted sender-removed two-factor-on',
  }),
  law('An event of an unknown kind has a title without details.', () =>
    mustEqual(unknownEvent, { icon: 'shield', title: 'Security event' }, 'the row'),
  ),
]

/** Laws that state the rows of Paydeck's own security tables, as its requirements do. */
export const securityStatements = (tables: SecurityTables = securityTables): ReadonlyArray<Law> => [
  ...passwordStatements(tables),
  ...proofStatements(tables),
  ...dialogStatements(tables),
  ...eventStatements(tables),
]
