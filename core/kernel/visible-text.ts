/** Where a line ends or a column begins: a space, in a text of one line. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g

/** What cannot be seen, or what turns the text around it. Joiners and variation selectors have a rule of their own. */
const hidden = /(?![\u200C\u200D\p{VS}])[\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]/gu

/** Joiners but between letters, and variation selectors but after one: of scripts without capitals, which need them. */
const stray = /(?<!\p{Lo}\p{M}*)[\u200C\u200D]|[\u200C\u200D](?!\p{Lo})|(?<!\p{Lo})\p{VS}/gu

/**
 * What is seen of a text of one line, as of a name: without spaces around it, and without characters that cannot be seen
 * or that reverse the others. Persian and Indic joiners between letters stay. Of its own answer it changes nothing.
 */
export const visibleText = (text: string): string =>
  text.replace(breaks, ' ').replace(hidden, '').replace(stray, '').trim()
