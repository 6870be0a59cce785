import { filled } from '../kernel/text.ts'

/** A moment as it is shown, and exactly. */
export interface ShownTime {
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A line of text with the moments in it, for a front end that tells machines of them, too. */
export type TimedText = ReadonlyArray<string | ShownTime>

/** Returns a text with its "{name}" filled in, and the moment in the place of "{time}". */
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

/** The same as one text. */
export const plainText = (parts: TimedText): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
