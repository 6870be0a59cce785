import { type Fault, messageOf } from '../kernel/fault.ts'
import { filled } from '../kernel/text.ts'
import { referenceText, wordless } from './texts.ts'

/** Text for failures with certain statuses. */
export interface FailureRow {
  readonly statuses: ReadonlyArray<number>
  /** Text for the user. Null: shows the provider's message, or `otherwise` if there is none. */
  readonly text: string | null
}

/** Texts for the failures of one operation. */
export interface FailureTable {
  readonly rows: ReadonlyArray<FailureRow>
  /**
   * Text for failures with any other status, for requests without a response, and for failures whose message from the
   * provider is missing.
   */
  readonly otherwise: string
  /**
   * Text that is added to `otherwise` if no response arrived. It says what the missing response means and what the user can
   * do.
   */
  readonly advice?: string
}

/**
 * Returns the provider's message in a fault, trimmed, or null.
 * @example
 * wordsOf(rejected(400, ' No funds ')) // 'No funds'
 * wordsOf(unreachable) // null
 */
export const wordsOf = (fault: Fault): string | null => {
  const words = messageOf(fault)?.trim() ?? ''
  return words === '' ? null : words
}

/**
 * Returns a text, followed by the advice if no response arrived.
 * @example
 * withAdvice('Not saved.', unreachable, 'Try again.') // 'Not saved. Try again.'
 * withAdvice('Not saved.', rejected(500), 'Try again.') // 'Not saved.'
 */
export const withAdvice = (text: string, fault: Fault, advice: string): string =>
  fault._tag === 'Unreachable' ? `${text} ${advice}` : text

/**
 * Returns the text with the id of a failed request, which users can quote to support (ERR-087). Null if there is no id.
 * @example
 * referenceOf({ ...rejected(503), requestId: 'a1' }) // 'Reference: a1'
 * referenceOf(rejected(409)) // null
 */
export const referenceOf = (fault: Fault): string | null =>
  fault._tag === 'Rejected' && fault.requestId !== undefined ? filled(referenceText, { id: fault.requestId }) : null

/**
 * Returns the text for a fault, from the table of the operation that failed. Never empty (ERR-011).
 * @example
 * const table = { rows: [{ statuses: [409], text: 'This name is taken.' }], otherwise: 'Not saved.' }
 * failureText(table, rejected(409)) // 'This name is taken.'
 * failureText(table, rejected(503)) // 'Not saved.'
 */
export const failureText = ({ rows, otherwise, advice }: FailureTable, fault: Fault): string => {
  const row = fault._tag === 'Rejected' ? rows.find(({ statuses }) => statuses.includes(fault.status)) : undefined
  if (row !== undefined) return row.text ?? wordsOf(fault) ?? otherwise
  const text = advice === undefined ? otherwise : withAdvice(otherwise, fault, advice)
  const reference = referenceOf(fault)
  return reference === null ? text : `${text} ${reference}`
}

/** Rules that assign a rejected call to a field of the form. */
export interface RefusedFields<F> {
  /** Form field of each input of the call, by the name of the input. */
  readonly inputs: Readonly<Record<string, F>>
  /** Form field to mark if the rejection names no input and has one of these statuses. */
  readonly unnamed?: { readonly statuses: ReadonlyArray<number>; readonly field: F }
}

/**
 * Returns the form field that a fault concerns. Null if the fault does not concern a single field.
 * @example
 * refusedField({ inputs: { givenName: 'first' } }, rejected(400, null, null, 'givenName')) // 'first'
 * refusedField({ inputs: { givenName: 'first' } }, unreachable) // null
 */
export const refusedField = <F>({ inputs, unnamed }: RefusedFields<F>, fault: Fault): F | null => {
  if (fault._tag !== 'Rejected') return null
  const { status, field } = fault
  if (field !== undefined) return Object.hasOwn(inputs, field) ? (inputs[field] ?? null) : null
  return unnamed?.statuses.includes(status) === true ? unnamed.field : null
}

/**
 * Returns the provider's message as a sentence: trimmed, with a capital letter and a full stop (ERR-014).
 * @example
 * formattedMessage(rejected(400, 'card is locked')) // 'Card is locked.'
 */
export const formattedMessage = (fault: Fault): string => {
  const words = wordsOf(fault)
  if (words === null) return wordless
  const [first = '', ...rest] = words
  return `${first.toUpperCase()}${rest.join('')}${words.endsWith('.') ? '' : '.'}`
}
