import { nameText } from '../../presentation/name-text.ts'
import { type UserInfo, firstNameOf, lastNameOf } from '../basic-info/index.ts'
import { nameTexts } from '../texts.ts'
import { nameFields, type NameForm } from './model.ts'
import { addNameQuery, nameDialog, nameMinimum } from './tables.ts'

/**
 * True if a text is long enough for a first or last name (PROF-022). Counts the code points of the saved text, so that a
 * name of one syllable in an Indic script is valid, although users see one character.
 * @example
 * isName('Al') // true
 * isName(' A ') // false
 */
export const isName = (text: string): boolean => [...nameText(text)].length >= nameMinimum.value

/**
 * True if the form can be sent.
 * @example
 * isNameFormValid({ givenName: 'Ada', familyName: 'N' }) // false
 */
export const isNameFormValid = (form: NameForm): boolean => nameFields.every((field) => isName(form[field]))

/** Returns the initial form with the current name (PROF-027). */
export const nameFormOf = (info: UserInfo | null): NameForm => ({
  givenName: firstNameOf(info) ?? '',
  familyName: lastNameOf(info) ?? '',
})

/** Returns the name to save: without surrounding spaces and invisible characters. */
export const nameToSave = ({ givenName, familyName }: NameForm): NameForm => ({
  givenName: nameText(givenName),
  familyName: nameText(familyName),
})

/** Returns the user with a new name. */
export const renamed = (info: UserInfo, { givenName, familyName }: NameForm): UserInfo => ({
  ...info,
  name: `${givenName} ${familyName}`,
  firstName: givenName,
  lastName: familyName,
})

/**
 * Message of a name field; null for a valid or untouched field (PROF-023, PROF-024).
 * @example
 * nameMessage('A', true) // 'Must be at least 2 characters'
 * nameMessage('A', false) // null
 */
export const nameMessage = (text: string, isDirty: boolean): string | null =>
  isDirty && !isName(text) ? nameTexts.tooShort : null

/**
 * Returns the delay in milliseconds after which the query opens the name dialog; null if the query does not open it
 * (PROF-020, PROF-021).
 * @param isShown true if the profile is already on the screen
 * @example
 * nameDialogOpensAfter(new Map([['add-name', 'true']]), false) // 700
 * nameDialogOpensAfter(new Map(), false) // null
 */
export const nameDialogOpensAfter = (query: ReadonlyMap<string, string>, isShown: boolean): number | null => {
  if (query.get(addNameQuery.key) !== addNameQuery.value) return null
  return isShown ? 0 : nameDialog.opensAfter.ms
}
