import type { Status } from '../kernel/remote.ts'
import { filled } from '../kernel/text.ts'
import { codeText } from '../presentation/code-text.ts'
import type { ButtonState, CodeRule } from './model.ts'
import { pasteTexts } from './texts.ts'

/** Returns the state of a button for the status of its operation. */
export const buttonStateOf = (status: Status): ButtonState => status ?? 'idle'

const defaultPattern = (rule: CodeRule): RegExp => (rule.letters === true ? /[0-9a-zA-Z]/ : /[0-9]/)

/**
 * True if a code may contain a character (SHELL-066 to SHELL-068). Uses `search`, which ignores the `lastIndex` of a
 * pattern.
 * @example
 * acceptsCharacter({ length: 6 }, '7') // true
 * acceptsCharacter({ length: 6 }, 'a') // false
 */
export const acceptsCharacter = (rule: CodeRule, character: string): boolean =>
  [...character].length === 1 && character.search(rule.pattern ?? defaultPattern(rule)) >= 0

const acceptsAll = (rule: CodeRule, text: string): boolean =>
  [...text].every((character) => acceptsCharacter(rule, character))

const cut = (rule: CodeRule, text: string): string => [...text].slice(0, rule.length).join('')

/**
 * Normalises the input of a code. If the rule has a `pattern`, the input stays unchanged, including blanks and hyphens
 * (SHELL-068).
 */
const read = (rule: CodeRule, text: string): string => (rule.pattern === undefined ? codeText(text) : text)

/**
 * Unicode number characters that are not decimal digits, such as "②". In a pasted code they are converted to digits. If the
 * user types such a character, it is rejected.
 */
const signs = /\p{No}/u

/**
 * Returns the value after the user has changed the field's text to `next`. More than one new character means autofill or
 * dictation, which is handled like a paste (SHELL-066, SHELL-069).
 * @example
 * typeCode({ length: 6 })('12', '123') // '123'
 * typeCode({ length: 6 })('12', '12a') // '12'
 */
export const typeCode =
  (rule: CodeRule) =>
  (value: string, next: string): string => {
    if ([...next].length > [...value].length + 1) return pasteCode(rule)(value, next)
    const code = read(rule, next)
    return acceptsAll(rule, code) && [...code].length <= rule.length && !signs.test(next) ? code : value
  }

/**
 * Returns the value after a paste: the pasted code, cut to the allowed length. If the paste is rejected, returns the old
 * value (SHELL-069).
 * @example
 * pasteCode({ length: 6 })('', '123-456 7') // '123456'
 * pasteCode({ length: 6 })('12', 'abc') // '12'
 */
export const pasteCode =
  (rule: CodeRule) =>
  (value: string, pasted: string): string => {
    const code = read(rule, pasted)
    return acceptsAll(rule, code) ? cut(rule, code) : value
  }

/**
 * Explains a rejected or shortened paste; null if the paste is accepted unchanged (SHELL-069).
 * @example
 * pasteNote({ length: 6 })('123456') // null
 */
export const pasteNote =
  (rule: CodeRule) =>
  (pasted: string): string | null => {
    const code = read(rule, pasted)
    if (code === '') return pasteTexts.empty
    if (acceptsAll(rule, code)) {
      return cut(rule, code) === code ? null : filled(pasteTexts.cut, { length: String(rule.length) })
    }
    if (rule.pattern !== undefined) return pasteTexts.other
    return rule.letters === true ? pasteTexts.letters : pasteTexts.digits
  }
