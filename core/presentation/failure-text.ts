import { type Fault, messageOf } from '../kernel/fault.ts'

/** What is told of a failure with certain statuses. */
export interface FailureRow {
  readonly statuses: ReadonlyArray<number>
  /** null: the provider's own words, when it sent any. */
  readonly text: string | null
}

export interface FailureTable {
  readonly rows: ReadonlyArray<FailureRow>
  /** For every other failure, for no answer at all, and in place of words that the provider did not send. */
  readonly otherwise: string
  /** Follows `otherwise` when no response came: what that means for the user, and what to do. */
  readonly advice?: string
}

/** The provider's own words of a fault, trimmed; null: it sent none. */
export const wordsOf = (fault: Fault): string | null => {
  const words = messageOf(fault)?.trim() ?? ''
  return words === '' ? null : words
}

/** Advice for a call that has one effect however often it is sent: one that sets a value, or carries an idempotency key. */
export const safeToRetry = "We didn't get a response. It's safe to try again: nothing will be done twice."

/** Returns the text of a fault, followed by the advice when no response came. */
export const withAdvice = (text: string, fault: Fault, advice: string): string =>
  fault._tag === 'Unreachable' ? `${text} ${advice}` : text

/** What to tell of a fault, by the table of its operation: total, never empty (ERR-011). */
export const failureText = ({ rows, otherwise, advice }: FailureTable, fault: Fault): string => {
  const row = fault._tag === 'Rejected' ? rows.find(({ statuses }) => statuses.includes(fault.status)) : undefined
  if (row !== undefined) return row.text ?? wordsOf(fault) ?? otherwise
  return advice === undefined ? otherwise : withAdvice(otherwise, fault, advice)
}

/** Which field of a form a refusal of its call is about. */
export interface RefusedFields<F> {
  /** The fields, by the inputs of the call that they are sent as. */
  readonly inputs: Readonly<Record<string, F>>
  /** The field that refusals of these statuses are about where the provider names no input. */
  readonly unnamed?: { readonly statuses: ReadonlyArray<number>; readonly field: F }
}

/** The field that a fault is about, by the table of its operation; null: about none of them. */
export const refusedField = <F>({ inputs, unnamed }: RefusedFields<F>, fault: Fault): F | null => {
  if (fault._tag !== 'Rejected') return null
  const { status, field } = fault
  if (field !== undefined) return Object.hasOwn(inputs, field) ? (inputs[field] ?? null) : null
  return unnamed?.statuses.includes(status) === true ? unnamed.field : null
}

/** Told of a fault that came without words. */
export const wordless = 'Something went wrong.'

/** The provider's words as a sentence: trimmed, with a capital letter first and a full stop last (ERR-014). */
export const formattedMessage = (fault: Fault): string => {
  const words = wordsOf(fault)
  if (words === null) return wordless
  const [first = '', ...rest] = words
  return `${first.toUpperCase()}${rest.join('')}${words.endsWith('.') ? '' : '.'}`
}
