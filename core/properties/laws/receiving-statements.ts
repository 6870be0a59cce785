import { type ReceivingTables, receivingTables } from '../../tables/receiving.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { failureTexts } from './failures.ts'
import { effectsOf, transitionsOf } from './machines.ts'

const expired = 'Payouts invitation has expired. A new invite from the merchant account is required.'
const mismatch =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'
const other = "We're having trouble accepting this payouts invite, please contact support."

const inviteStatements = (tables: ReceivingTables): ReadonlyArray<Law> => [
  law('RECV-076 states the reason that replaces an unknown one.', () =>
    mustEqual(tables.unknownRefusal, 'accountNotAllowed', 'the reason'),
  ),
  columnLaw('ERR-077 and ERR-078 state the texts of two messages of the provider.', tables.inviteFailures, String, {
    [expired]: 'Recipient payout invitation has expired',
    [mismatch]: 'Recipient email does not match user email',
  }),
  columnLaw('ERR-077 to ERR-079 state the text of each reason.', tables.inviteRefusals, String, {
    [expired]: 'inviteExpired',
    [mismatch]: 'emailMismatch',
    [other]: 'accountNotAllowed currencyNotAllowed',
  }),
  law('RECV-015 and RECV-073 to RECV-074 state the pages.', () => {
    const { path, inviteKey } = tables.receivingPage
    mustEqual([path, inviteKey], ['/settings/receiving-addresses', 'accept-invite-payload'], 'the page of an invite')
    mustEqual(tables.twoFactorPath, '/settings/security', 'the page of two-factor authentication')
  }),
  columnLaw('RECV-068 states the alert of each reason.', tables.refusalAlerts, String, {
    region: 'currencyNotAllowed',
    account: 'accountNotAllowed emailMismatch inviteExpired',
  }),
  columnLaw(
    'RECV-064 and RECV-066 state the tones and texts of the alerts.',
    tables.receivingAlerts,
    (row) => `${row.tone}: ${row.text}`,
    {
      'warning: The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.':
        'region',
      'error: Due to your account settings, we cannot process payments from your senders.': 'account',
    },
  ),
  columnLaw('RECV-065 and RECV-067 state the buttons of the alerts.', tables.receivingAlerts, ({ action }) => action, {
    'Change Currency': 'region',
    'Get Help': 'account',
  }),
]

const recipientStatements = (tables: ReceivingTables): ReadonlyArray<Law> => [
  columnLaw('RECV-100 to RECV-104 state the standing of each state.', tables.recipientStandings, String, {
    'further-action': 'unable-to-verify',
    started: 'continue-verification',
    'in-review': 'under-review',
  }),
  columnLaw('The notice asks, waits or warns.', tables.recipientTones, String, {
    request: 'not-started started',
    wait: 'approved in-review',
    bad: 'further-action',
  }),
]

const formStatements = (tables: ReceivingTables): ReadonlyArray<Law> => [
  columnLaw(
    'RECV-003, RECV-004, RECV-039 to RECV-043 and RECV-127 state the transitions of the form.',
    transitionsOf(tables.addressFormMachine),
    String,
    {
      editing: 'asking.open checking.fail closed.open confirming.fail editing.open leaving.open saving.fail',
      checking: 'asking.check editing.check',
      asking: 'checking.ask confirming.refuse-code',
      saving: 'asking.save confirming.close-code editing.save',
      confirming: 'asking.confirm',
      leaving: 'asking.close-code asking.leave confirming.succeed editing.leave saving.succeed',
      closed: 'leaving.left',
    },
  ),
  columnLaw('No state of the form starts an effect.', effectsOf(tables.addressFormMachine), String, {
    '': 'asking checking closed confirming editing leaving saving',
  }),
  columnLaw('RECV-125 states in which states the form cannot be edited.', tables.isFixedIn, String, {
    true: 'checking closed confirming leaving saving',
    false: 'asking editing',
  }),
  law('RECV-032 states the currency and the name of a new address.', () =>
    mustEqual(tables.newAddress, { currency: 'BTC', address: '', label: 'My Wallet' }, 'the form'),
  ),
  columnLaw('ERR-074 states the stage whose error belongs to the address.', tables.refusedFields, String, {
    address: 'validate',
    null: 'add-payor create-profile create-wallet token update-profile update-wallet',
  }),
  law('RECV-062 states that the user sees the errors of the bridge.', () =>
    mustEqual(
      failureTexts(tables.bridgeFailures),
      "409 422 429: of the provider. Otherwise: We couldn't connect your wallet. Try again, or paste its address.",
      'the texts',
    ),
  ),
  columnLaw('RECV-060 states the networks.', tables.ethereumNetworks, ({ chainId, isTest }) => `${chainId} ${isTest}`, {
    '1 false': 'production',
    '11155111 true': 'local test',
  }),
  law('RECV-060 states that connected wallets are on Ethereum.', () =>
    mustEqual(tables.connectedChain, 'ETH', 'the chain'),
  ),
]

/** Laws that state the rows of Paydeck's own tables of receiving addresses, as its requirements do. */
export const receivingStatements = (tables: ReceivingTables = receivingTables): ReadonlyArray<Law> => [
  ...inviteStatements(tables),
  ...recipientStatements(tables),
  ...formStatements(tables),
]
