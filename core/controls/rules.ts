import type { Status } from '../kernel/remote.ts'
import { filled } from '../kernel/text.ts'
import { codeText } from '../presentation/code-text.ts'
import type { ButtonState, CodeRule } from './model.ts'
import { pasteTexts } from './tables.ts'

const buttonStates: Readonly<Record<Exclude<Status, null>, ButtonState>> = {
  loading: 'loading',
  success: 'success',
  failed: 'failed',
}

/** What a button shows of an operation. */
export const buttonStateOf = (status: Status): ButtonState => (status === null ? 'rest' : buttonStates[status])

const defaultPattern = (rule: CodeRule): RegExp => (rule.letters === true ? /[0-9a-zA-Z]/ : /[0-9]/)

/** Whether a code may hold a character (SHELL-066 to SHELL-068). `search` keeps no position between two calls. */
export const acceptsCharacter = (rule: CodeRule, character: string): boolean =>
  [...character].length === 1 && character.search(rule.pattern ?? defaultPattern(rule)) >= 0

const acceptsAll = (rule: CodeRule, text: string): boolean =>
  [...text].every((character) => acceptsCharacter(rule, character))

const cut = (rule: CodeRule, text: string): string => [...text].slice(0, rule.length).join('')

/** Text as a code holds it. A pattern of its own decides alone, also on blanks and hyphens (SHELL-068). */
const read = (rule: CodeRule, text: string): string => (rule.pattern === undefined ? codeText(text) : text)

/** Number signs that are not decimal digits, such as "②": a paste converts them, a key press does not type them. */
const signs = /\p{No}/u

/**
 * Returns the value after an edit turned it into `next`. More than one new character is text that autofill or dictation
 * inserted, which follows the rule of a paste (SHELL-066, SHELL-069).
 */
export const typeCode =
  (rule: CodeRule) =>
  (value: string, next: string): string => {
    if ([...next].length > [...value].length + 1) return pasteCode(rule)(value, next)
    const code = read(rule, next)
    return acceptsAll(rule, code) && [...code].length <= rule.length && !signs.test(next) ? code : value
  }

/** Returns the value after a paste: the whole code, cut to its length, or the old value (SHELL-069). */
export const pasteCode =
  (rule: CodeRule) =>
  (value: string, pasted: string): string => {
    const code = read(rule, pasted)
    return acceptsAll(rule, code) ? cut(rule, code) : value
  }

/** Why a paste is refused, or what of it is left out; null: it is taken as it is (SHELL-069). */
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
