/** Where a line ends or a column begins: a space, in a text of one line. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g

/** Flag of a region in tag characters, as of Scotland; otherwise they are hidden. */
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`

/** What cannot be seen, or what turns the text around it. Joiners and variation selectors have a rule of their own. */
const hidden = new RegExp(String.raw`(${flag})|(?![\u200C\u200D\p{VS}])[\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]`, 'gu')

const pictograph = String.raw`\p{ExtPict}(?:\uFE0F|\p{EMod})?`

/** Emoji that need a joiner or a variation selector, as a family, a red heart or a keycap. */
const emoji = String.raw`${pictograph}(?:\u200D${pictograph})+|\p{ExtPict}\uFE0F|[0-9#*]\uFE0F\u20E3`

/** Joiners but between letters, and variation selectors but after one: of scripts without capitals, which need them. */
const stray = new RegExp(
  String.raw`(${emoji})|(?<!\p{Lo}\p{M}*)[\u200C\u200D]|[\u200C\u200D](?!\p{Lo})|(?<!\p{Lo})\p{VS}`,
  'gu',
)

/**
 * Visible part of a text of one line, as of a name: without spaces around it, and without characters that cannot be seen
 * or that reverse the others. Persian and Indic joiners between letters stay, and so do emoji. Idempotent.
 */
export const visibleText = (text: string): string =>
  text.replace(breaks, ' ').replace(hidden, '$1').replace(stray, '$1').trim()
