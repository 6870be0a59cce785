import { type CardTables, cardTables } from '../../tables/cards.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { effectsOf, transitionsOf } from './machines.ts'

const programmeStatements = ({ providers, programmes, hiddenStatuses, ...tables }: CardTables): ReadonlyArray<Law> => [
  columnLaw('HOME-020 and CARD-042 state which cards take money.', providers, ({ addFunds }) => addFunds, {
    true: 'galileo',
    false: 'firstView',
  }),
  columnLaw('CARD-028 states which cards need an activation.', providers, ({ needsActivation }) => needsActivation, {
    true: 'galileo',
    false: 'firstView',
  }),
  columnLaw('CARD-102 and CARD-115 state which cards can be locked.', providers, ({ locks }) => locks, {
    true: 'galileo',
    false: 'firstView',
  }),
  columnLaw('CARD-021 states which statuses hide a card.', hiddenStatuses, String, {
    true: 'canceled lost stolen',
    false: 'active shipped',
  }),
  columnLaw('CARD-058 states the history of each programme in days.', programmes, (row) => row.historyDays.value, {
    30: 'firstView',
    1095: 'galileo',
  }),
  columnLaw('CARD-168 states the first year of each programme.', programmes, ({ startYear }) => startYear.value, {
    2016: 'firstView',
    2020: 'galileo',
  }),
  columnLaw(
    'CARD-083 and CARD-169 state which programme has ended, and when.',
    programmes,
    (row) => (row.isClosed ? `closed, ${row.lastYear?.value}` : 'running'),
    {
      'closed, 2020': 'firstView',
      running: 'galileo',
    },
  ),
  columnLaw('CARD-098 and CARD-099 state which settings link to documents.', programmes, (row) => row.termsInSettings, {
    true: 'galileo',
    false: 'firstView',
  }),
  columnLaw('CARD-175 and CARD-176 state the type of fees.', programmes, ({ feeType }) => feeType, {
    '10036 = INACTIVITY': 'firstView',
    FE: 'galileo',
  }),
  columnLaw('CARD-031 states the excluded types.', programmes, ({ excludedTypes }) => excludedTypes.join(' '), {
    '': 'firstView',
    'AU BD BK BO BV DA DB DD EX PB VI': 'galileo',
  }),
  columnLaw('CARD-074 states the load merchants.', programmes, ({ loadMerchants }) => loadMerchants.join(), {
    'Card Load': 'firstView galileo',
  }),
  law('CARD-079 and CARD-178 state the name of a top-up and the type of fees.', () => {
    mustEqual(tables.cardLoad, 'Card Load', 'the name of a top-up')
    mustEqual(tables.feeRow, 'Fee', 'the type of fees')
  }),
  columnLaw(
    'CARD-050 says that the terms of firstView name the former programme.',
    tables.cardTerms,
    ({ text }) => text.includes('former program'),
    { true: 'firstView', false: 'galileo' },
  ),
  law('CARD-098 states the documents of the settings.', () =>
    mustEqual(
      tables.cardDocuments.map(({ label, page }) => `${label}: ${page}`),
      ['Terms and conditions: terms', 'Fee disclosure: feeDisclosure'],
      'the documents',
    ),
  ),
  law('CARD-049 says that the terms of galileo link to the agreement and the fees.', () =>
    mustEqual(
      tables.cardTerms.galileo.links.map(({ label, page }) => `${label}: ${page}`),
      ['Cardholder agreement: terms', 'Fee disclosure: feeDisclosure'],
      'the links',
    ),
  ),
]

const activityStatements = ({ activityPill, filterKeys, situationRows }: CardTables): ReadonlyArray<Law> => [
  law('CARD-035 and CARD-059 state that the filter of 30 days is on at first.', () =>
    mustEqual([activityPill.days.value, activityPill.initially], [30, true], 'the filter'),
  ),
  columnLaw('A saved link stays valid: the keys of the filter do not change (CARD-191).', filterKeys, String, {
    q: 'search',
    kind: 'kind',
    category: 'category',
    least: 'least',
    most: 'most',
    from: 'from',
    to: 'to',
    days: 'days',
    transaction: 'transaction',
  }),
  columnLaw('Each step has its name.', situationRows, ({ label }) => label, {
    Authorized: 'authorised',
    Pending: 'pending',
    Settled: 'settled',
    Refunded: 'refunded',
    Declined: 'declined',
    Reversed: 'reversed',
  }),
  columnLaw('The user waits for a step, is glad about it, or acts.', situationRows, ({ tone }) => tone, {
    wait: 'authorised pending',
    good: 'settled',
    bad: 'declined',
    neutral: 'refunded reversed',
  }),
  columnLaw('A payment goes from authorised over pending to settled.', situationRows, ({ later }) => later.join(' '), {
    'pending settled': 'authorised',
    settled: 'pending',
    '': 'declined refunded reversed settled',
  }),
  columnLaw('The reason of a status names who did what.', situationRows, ({ why }) => why, {
    'The bank approved this payment and is holding the amount.': 'authorised',
    'The bank is waiting for the merchant to settle this payment.': 'pending',
    'This transaction is settled.': 'settled',
    'The merchant refunded this payment.': 'refunded',
    'This payment was declined. No money was taken from your card.': 'declined',
    'This payment was canceled before it settled. No money was taken from your card.': 'reversed',
  }),
  columnLaw(
    'The user has to act only if a payment was declined.',
    situationRows,
    ({ next }) =>
      next.startsWith('Check ') ? 'act' : next.startsWith("You don't need to do anything.") ? 'nothing' : 'wait',
    {
      act: 'declined',
      nothing: 'refunded reversed settled',
      wait: 'authorised pending',
    },
  ),
  columnLaw(
    'The next step names the money that moves.',
    situationRows,
    ({ next }) => /hold|final|refund/.exec(next)?.[0],
    {
      hold: 'authorised reversed',
      final: 'pending',
      refund: 'refunded',
      undefined: 'declined settled',
    },
  ),
]

const addressStatements = (tables: CardTables): ReadonlyArray<Law> => [
  columnLaw('CARD-137 to CARD-142 state the errors of empty fields.', tables.addressFields, String, {
    'Enter a Street Address': 'address1',
    'Enter a City': 'city',
    'Enter a State': 'state',
    'Enter a ZIP/Postal Code': 'postalCode',
    'Enter a Country': 'country',
    null: 'address2',
  }),
  columnLaw('CARD-120 states the labels of the fields.', tables.addressLabels, ({ label }) => label, {
    'Street 1': 'address1',
    'Street 2': 'address2',
    City: 'city',
    State: 'state',
    'ZIP/Postal Code': 'postalCode',
    Country: 'country',
  }),
  columnLaw('The browser fills each field with its part of the address.', tables.addressLabels, (row) => row.autofill, {
    'address-line1': 'address1',
    'address-line2': 'address2',
    'address-level2': 'city',
    'address-level1': 'state',
    'postal-code': 'postalCode',
    'country-name': 'country',
  }),
  columnLaw(
    'CARD-130 to CARD-132 state the stages of saving an address.',
    transitionsOf(tables.mailingAddressMachine),
    String,
    {
      verifying: 'editing.submit refused.submit',
      saving: 'verifying.accept',
      saved: 'saving.store',
      confirmed: 'saved.confirm',
      refused: 'editing.invalidate refused.invalidate saving.refuse verifying.refuse',
      editing: 'confirmed.edit confirmed.leave refused.edit refused.leave saved.edit saved.leave',
    },
  ),
  columnLaw('No stage of saving an address starts an effect.', effectsOf(tables.mailingAddressMachine), String, {
    '': 'confirmed editing refused saved saving verifying',
  }),
  columnLaw(
    'CARD-135 states at which stages the address is submitted.',
    tables.addressStageRows,
    (row) => (row.isSubmitted ? 'submitted' : row.isSending ? 'sending' : 'neither'),
    {
      submitted: 'confirmed saved',
      sending: 'saving verifying',
      neither: 'editing refused',
    },
  ),
  columnLaw('CARD-121 to CARD-124 state the headings.', tables.addressHeaders, (row) => `${row.without}, ${row.with}`, {
    'Add your mailing address, Update your mailing address': 'editing refused',
    'Verify your mailing address, Verify your mailing address': 'saved saving verifying',
    'Thank you, Thank you': 'confirmed',
  }),
  columnLaw('CARD-145 and CARD-146 state the errors of the field "State".', tables.stateMessages, String, {
    'State invalid': 'state invalid',
    'Country invalid': 'country invalid',
  }),
  law('CARD-154 states the accepted countries, and the word of an address that is not accepted.', () => {
    mustEqual(tables.acceptedCountries, ['US', 'USA'], 'the countries')
    mustEqual(tables.inadmissible, 'inadmissible', 'the word')
  }),
]

/** Laws that state the rows of Paydeck's own card tables, as its requirements do. */
export const cardStatements = (tables: CardTables = cardTables): ReadonlyArray<Law> => [
  ...programmeStatements(tables),
  ...activityStatements(tables),
  ...addressStatements(tables),
  law('CARD-157 states the statuses that end a top-up.', () =>
    mustEqual(tables.finishingStatuses, ['paid', 'confirmed', 'complete'], 'the statuses'),
  ),
  law('CARD-162 states the range of a top-up.', () => {
    mustEqual([tables.topUpAmounts.least.value, tables.topUpAmounts.most.value], [1, 10_000], 'the range')
    mustEqual(
      tables.topUpPresets.map(({ value }) => value),
      [25, 50, 100],
      'the presets',
    )
  }),
]
