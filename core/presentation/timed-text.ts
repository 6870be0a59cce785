import { filled } from '../kernel/text.ts'

/** A time, both as text and as a number. */
export interface ShownTime {
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A text with its times as separate parts, so that a front end can render `<time>` elements. */
export type TimedText = ReadonlyArray<string | ShownTime>

/**
 * Fills in each "{name}" of a text. Replaces "{time}" by the time, as a separate part of the result.
 * @example
 * timed('Loaded at {time}.', { text: '3:05 PM', at: 0 }) // ['Loaded at ', { text: '3:05 PM', at: 0 }, '.']
 */
export const timed = (
  text: string,
  time: ShownTime,
  values: Readonly<Record<string, string | number>> = {},
): TimedText =>
  text
    .split('{time}')
    .flatMap((part, index): TimedText => (index === 0 ? [part] : [time, part]))
    .map((part) => (typeof part === 'string' ? filled(part, values) : part))
    .filter((part) => part !== '')

/**
 * Joins the parts of a text into a single text.
 * @example
 * plainText(['Loaded at ', { text: '3:05 PM', at: 0 }, '.']) // 'Loaded at 3:05 PM.'
 */
export const plainText = (parts: TimedText): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
