import type { CardProvider, TransactionStep } from '../../model.ts'
import { externalPages } from '../../platform/ports.ts'
import { type CardTables, cardTables } from '../../tables/cards.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, grouped } from './columns.ts'
import { limitsLaw } from './limits.ts'
import { machineLaws } from './machines.ts'
import { paidStatusLaw } from './paid-statuses.ts'

const isWord = (text: string): boolean => /^[a-z]+$/.test(text)
const hasNoneTwice = (values: ReadonlyArray<unknown>): boolean => new Set(values).size === values.length

const programmeLaws = (tables: CardTables): ReadonlyArray<Law> => {
  const { programmes, providers, cardTerms, cardDocuments, cardLoad, feeRow, activityPill } = tables
  const names = Object.keys(programmes) as ReadonlyArray<CardProvider>
  return [
    law('Each table of programmes has the same rows (CARD-008).', () => {
      mustEqual(Object.keys(providers).toSorted(), names.toSorted(), 'the rows of providers')
      mustEqual(Object.keys(cardTerms).toSorted(), names.toSorted(), 'the rows of terms')
    }),
    eachRow('A programme has ended if and only if it has a last year (CARD-083).', programmes, (row) =>
      row.isClosed ? row.lastYear !== null : row.lastYear === null,
    ),
    eachRow('A programme ends after it began.', programmes, ({ startYear, lastYear }) =>
      lastYear === null ? true : lastYear.value >= startYear.value,
    ),
    law('Cards of an ended programme take no money, no lock and no activation.', () => {
      for (const name of names)
        if (programmes[name].isClosed)
          mustEqual(providers[name], { addFunds: false, needsActivation: false, locks: false }, `the row of ${name}`)
    }),
    law('The settings link to the documents if and only if the terms do (CARD-098, CARD-099).', () => {
      const pages = cardDocuments.map(({ page }) => page)
      for (const name of names)
        mustEqual(
          cardTerms[name].links.map(({ page }) => page),
          programmes[name].termsInSettings ? pages : [],
          `the pages of ${name}`,
        )
    }),
    eachRow('No two links of the terms have the same label.', cardTerms, ({ links }) =>
      hasNoneTwice(links.map(({ label }) => label)),
    ),
    law('Links have different labels, and lead to different known pages.', () => {
      must(hasNoneTwice(cardDocuments.map(({ label }) => label)), 'two links have the same label.')
      must(hasNoneTwice(cardDocuments.map(({ page }) => page)), 'two links have the same page.')
      mustEqual(
        cardDocuments.filter(({ page }) => !externalPages.includes(page)),
        [],
        'the links to unknown pages',
      )
    }),
    distinctLaw('No two programmes have the same terms.', cardTerms, ({ text }) => text),
    distinctLaw('No two programmes have the same type of fees.', programmes, ({ feeType }) => feeType),
    eachRow('Fees are listed, and their type differs from that of every programme.', programmes, (row) =>
      row.excludedTypes.includes(row.feeType) || row.excludedTypes.includes(feeRow) ? false : row.feeType !== feeRow,
    ),
    eachRow(
      'The excluded types are codes in alphabetical order, none of them twice.',
      programmes,
      ({ excludedTypes }) =>
        excludedTypes.every((type, at) => /^\w+$/.test(type) && (at === 0 || type > (excludedTypes[at - 1] ?? type))),
    ),
    eachRow('A top-up counts as a load in every programme (CARD-079).', programmes, ({ loadMerchants }) =>
      hasNoneTwice(loadMerchants) ? loadMerchants.includes(cardLoad) : false,
    ),
    eachRow('The filter button selects no more days than the history has (CARD-059).', programmes, (row) =>
      Number.isFinite(row.historyDays.value) ? activityPill.days.value <= row.historyDays.value : false,
    ),
  ]
}

const transactionLaws = ({ situationRows: rows }: CardTables): ReadonlyArray<Law> => [
  distinctLaw('No two steps have the same name.', rows, ({ label }) => label),
  distinctLaw('No two steps have the same reason.', rows, ({ why }) => why),
  distinctLaw('No two steps have the same text about what follows.', rows, ({ next }) => next),
  eachRow(
    'A step is in progress while the user waits, has failed if its tone is bad, and otherwise is done.',
    rows,
    (row) =>
      row.tone === 'wait' ? row.state === 'now' : row.tone === 'bad' ? row.state === 'failed' : row.state === 'done',
  ),
  eachRow('Further steps follow if and only if the step is in progress.', rows, ({ state, later }) =>
    state === 'now' ? later.length > 0 : later.length === 0,
  ),
  eachRow('The steps that follow a step are the next step and its followers.', rows, ({ later }) => {
    const [next, ...rest] = later
    return next === undefined || (next in rows && rows[next].later.join() === rest.join())
  }),
  eachRow('The last step is good.', rows, ({ later }) => {
    const last: TransactionStep | undefined = later.at(-1)
    return last === undefined || rows[last].tone === 'good'
  }),
  law('One step is good, so that a settled payment looks like no other.', () =>
    mustEqual(Object.values(rows).filter(({ tone }) => tone === 'good').length, 1, 'the number of good steps'),
  ),
]

/** Autofill names of the HTML standard for the parts of an address. */
const autofillNames: ReadonlyArray<string> = [
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level1',
  'address-level2',
  'address-level3',
  'address-level4',
  'postal-code',
  'country',
  'country-name',
]

const addressLaws = (tables: CardTables): ReadonlyArray<Law> => {
  const { addressFields, addressLabels, mailingAddressMachine, addressStageRows, addressHeaders } = tables
  const { stateMessages, acceptedCountries, inadmissible } = tables
  const accepts = (stage: string, event: string): boolean => event in (machineRows[stage]?.on ?? {})
  const machineRows: Readonly<Record<string, { readonly on: object }>> = mailingAddressMachine
  return [
    ...machineLaws('Saving an address', mailingAddressMachine, 'editing'),
    law('Labels and errors have the same fields, in the same order (CARD-120).', () =>
      mustEqual(Object.keys(addressLabels), Object.keys(addressFields), 'the fields'),
    ),
    distinctLaw('No two fields have the same error.', addressFields, (text, field) => text ?? field),
    distinctLaw('No two fields have the same label.', addressLabels, ({ label }) => label),
    distinctLaw('No two fields have the same autofill name.', addressLabels, ({ autofill }) => autofill),
    eachRow('An autofill name is one of the HTML standard.', addressLabels, ({ autofill }) =>
      autofillNames.includes(autofill),
    ),
    eachRow(
      'A stage is sending if and only if it accepts neither edits nor submits.',
      addressStageRows,
      (row, stage) =>
        row.isSending
          ? !accepts(stage, 'edit') && !accepts(stage, 'submit')
          : accepts(stage, 'edit') || accepts(stage, 'submit'),
    ),
    eachRow(
      'A stage either is sending, or is submitted, or accepts a submit.',
      addressStageRows,
      (row, stage) => [row.isSending, row.isSubmitted, accepts(stage, 'submit')].filter(Boolean).length === 1,
    ),
    eachRow('A heading names the address on file until the form is sent.', addressHeaders, (row, stage) =>
      accepts(stage, 'submit') ? row.with !== row.without : row.with === row.without,
    ),
    law('A stage that accepts a submit has the headings of every such stage.', () =>
      mustEqual(
        new Set(
          Object.entries(addressHeaders)
            .filter(([stage]) => accepts(stage, 'submit'))
            .map(([, row]) => JSON.stringify(row)),
        ).size,
        1,
        'the number of headings',
      ),
    ),
    law('While an address is sent, the heading does not change, and then it changes once.', () => {
      const sent = grouped(addressHeaders, (row, stage) =>
        accepts(stage, 'submit') ? 'editing' : row.with === addressHeaders.verifying.with ? 'sent' : row.with,
      )
      mustEqual(Object.keys(sent).length, 3, 'the number of headings')
      mustEqual(addressHeaders.saving.with, addressHeaders.verifying.with, 'the heading while saving')
      mustEqual(addressHeaders.saved.with, addressHeaders.verifying.with, 'the heading before the confirmation')
    }),
    law('No two messages of the provider have the same text.', () =>
      must(hasNoneTwice([...stateMessages.values()]), 'a text is repeated.'),
    ),
    eachRow(
      'A message of the provider is in lower case, as the rules compare it.',
      stateMessages,
      (_text, words) => words === words.toLowerCase(),
    ),
    law('The accepted countries are codes, none of them twice (CARD-154).', () => {
      must(acceptedCountries.length > 0 && hasNoneTwice(acceptedCountries), 'a country is missing or repeated.')
      must(
        acceptedCountries.every((code) => /^[A-Z]{2,3}$/.test(code)),
        'a country is not a code.',
      )
    }),
    law('The word that rejects an address is in lower case (CARD-154).', () =>
      must(isWord(inadmissible), `it is "${inadmissible}".`),
    ),
  ]
}

const topUpLaws = ({ topUpAmounts, topUpPresets, finishingStatuses }: CardTables): ReadonlyArray<Law> => {
  const presets = topUpPresets.map(({ value }) => value)
  return [
    law('The presets of a top-up are allowed, and in ascending order (CARD-162).', () => {
      const amounts = [topUpAmounts.least.value, ...presets, topUpAmounts.most.value]
      must(hasNoneTwice(presets), 'a preset is repeated.')
      mustEqual(
        amounts,
        amounts.toSorted((one, other) => one - other),
        'the amounts',
      )
    }),
    paidStatusLaw(
      'A status that ends a top-up is one of a paid invoice, and later ones end it too (CARD-157).',
      finishingStatuses,
    ),
  ]
}

/**
 * Laws of every set of card tables, whatever its texts and programmes: no two tables contradict each other.
 * @example
 * const hiddenStatuses = { ...cardTables.hiddenStatuses, shipped: true }
 * await brokenLaws(cardTableLaws({ ...cardTables, hiddenStatuses })) // => []
 */
export const cardTableLaws = (tables: CardTables = cardTables): ReadonlyArray<Law> => [
  limitsLaw(tables),
  ...programmeLaws(tables),
  ...transactionLaws(tables),
  ...addressLaws(tables),
  ...topUpLaws(tables),
  eachRow('An active card is shown (CARD-021).', tables.hiddenStatuses, (isHidden, status) =>
    status === 'active' ? !isHidden : true,
  ),
  distinctLaw('No two parts of the filter have the same query key (CARD-191).', tables.filterKeys, (key) => key),
  eachRow('A query key is a word in lower case.', tables.filterKeys, isWord),
]
