/** Tone of a status pill. It is a colour; the word of the pill always says the same. */
export type Tone = 'good' | 'wait' | 'bad' | 'neutral'

/** Text and tone of a status. */
export interface StatusRow {
  /** null: no status is shown (PAY-046). */
  readonly text: string | null
  readonly tone: Tone
}
