import type { FailureTable, RefusedFields } from '../../presentation/failure-text.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'

const isRising = (statuses: ReadonlyArray<number>): boolean =>
  statuses.every((status, at) => at === 0 || status > (statuses[at - 1] ?? status))

/**
 * Laws of every table of failures: every failure has a text, and no status has two.
 * @param title name of the operation for the titles of the laws
 */
export const failureLaws = (title: string, { rows, otherwise, advice }: FailureTable): ReadonlyArray<Law> => [
  law(`${title}: every failure has a text (ERR-011).`, () => {
    for (const text of [otherwise, advice ?? otherwise, ...rows.map((row) => row.text ?? otherwise)])
      must(text.trim() !== '', 'a text is blank.')
  }),
  law(`${title}: the advice after a missing response repeats no text.`, () =>
    must(advice !== otherwise, `both are "${otherwise}".`),
  ),
  law(`${title}: no status has two texts, and the statuses of a row are in order.`, () => {
    for (const { statuses } of rows) must(isRising(statuses), `the statuses are ${statuses.join(', ')}.`)
    const all = rows.flatMap(({ statuses }) => statuses)
    mustEqual(new Set(all).size, all.length, 'the number of statuses')
  }),
  law(`${title}: no status of the table ends the session (ERR-001).`, () =>
    must(!rows.some(({ statuses }) => statuses.includes(401)), 'a row contains 401.'),
  ),
]

/** Returns the texts of a table of failures as one text: "400 429: of the provider. Otherwise: Not saved." */
export const failureTexts = ({ rows, otherwise, advice }: FailureTable): string => {
  const texts = rows.map(({ statuses, text }) => `${statuses.join(' ')}: ${text ?? 'of the provider.'}`)
  const withoutResponse = advice === undefined ? [] : [`Without a response also: ${advice}`]
  return [...texts, `Otherwise: ${otherwise}`, ...withoutResponse].join(' ')
}

/**
 * Laws of every assignment of rejections to the fields of a form.
 * @param fields fields of the form that the call sends
 * @param failures texts of the same call. Omitted if the form shows the provider's message for every rejection
 */
export const refusedFieldLaws = (
  title: string,
  { inputs, unnamed }: RefusedFields<string>,
  fields: ReadonlyArray<string>,
  failures?: FailureTable,
): ReadonlyArray<Law> => [
  law(`${title}: each field of the form belongs to one input of the call.`, () =>
    mustEqual(Object.values(inputs).toSorted(), fields.toSorted(), 'the fields'),
  ),
  law(`${title}: a rejection that names no input marks a field of the form, and has a text of its own.`, () => {
    if (unnamed === undefined) return
    must(fields.includes(unnamed.field), `the form has no field "${unnamed.field}".`)
    must(isRising(unnamed.statuses), `the statuses are ${unnamed.statuses.join(', ')}.`)
    const known = failures?.rows.flatMap(({ statuses }) => statuses) ?? unnamed.statuses
    mustEqual(
      unnamed.statuses.filter((status) => !known.includes(status)),
      [],
      'the statuses without a text',
    )
  }),
]
