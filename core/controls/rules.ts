import type { Status } from '../kernel/remote.ts'
import { filled } from '../kernel/text.ts'
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

/** The value after an edit turned it into `next`: unless each character is accepted, the old one. */
export const typeCode =
  (rule: CodeRule) =>
  (value: string, next: string): string =>
    acceptsAll(rule, next) && [...next].length <= rule.length ? next : value

/** The value after a paste: all of it, cut to the length, or nothing (SHELL-069). */
export const pasteCode =
  (rule: CodeRule) =>
  (value: string, pasted: string): string =>
    acceptsAll(rule, pasted) ? cut(rule, pasted) : value

/** Why a paste is refused, or what of it is left out; null: it is taken as it is (SHELL-069). */
export const pasteNote =
  (rule: CodeRule) =>
  (pasted: string): string | null => {
    if (pasted === '') return pasteTexts.empty
    if (acceptsAll(rule, pasted)) {
      return cut(rule, pasted) === pasted ? null : filled(pasteTexts.cut, { length: String(rule.length) })
    }
    if (rule.pattern !== undefined) return pasteTexts.other
    return rule.letters === true ? pasteTexts.letters : pasteTexts.digits
  }
