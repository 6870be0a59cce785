/**
 * Tone of a status pill, shown as a colour. The text of the pill has the same meaning, so that users need not see the
 * colour.
 */
export type Tone = 'good' | 'wait' | 'bad' | 'neutral'

/** Text and tone of a status. */
export interface StatusRow {
  /** Text of the pill. Null: no pill is shown (PAY-046). */
  readonly text: string | null
  readonly tone: Tone
}
