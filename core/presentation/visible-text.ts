/** Line breaks and tabs, which become spaces in a text of one line. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g

/** Flag of a region, such as Scotland, which is encoded in tag characters. Elsewhere tag characters are invisible. */
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`

/** Invisible characters and direction marks, except joiners and variation selectors (see `stray`). */
const hidden = new RegExp(String.raw`(${flag})|(?![\u200C\u200D\p{VS}])[\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]`, 'gu')

const pictograph = String.raw`\p{ExtPict}(?:\uFE0F|\p{EMod})?`

/** Emoji with a joiner or a variation selector, such as a family, a red heart or a keycap. */
const emoji = String.raw`${pictograph}(?:\u200D${pictograph})+|\p{ExtPict}\uFE0F|[0-9#*]\uFE0F\u20E3`

/**
 * Joiners that are not between two letters, and variation selectors that do not follow a letter. Here, only letters of
 * scripts without capitals count as letters.
 */
const stray = new RegExp(
  String.raw`(${emoji})|(?<!\p{Lo}\p{M}*)[\u200C\u200D]|[\u200C\u200D](?!\p{Lo})|(?<!\p{Lo})\p{VS}`,
  'gu',
)

/**
 * Returns the visible part of a text of one line, such as a name. Removes surrounding spaces, invisible characters and
 * direction marks. Keeps emoji, and Persian and Indic joiners between letters. Idempotent.
 * @example
 * visibleText(' Ada\u200B\nLovelace ') // 'Ada Lovelace'
 */
export const visibleText = (text: string): string =>
  text.replace(breaks, ' ').replace(hidden, '$1').replace(stray, '$1').trim()
