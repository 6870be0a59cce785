import { nameText } from '../../presentation/name-text.ts'
import { type UserInfo, firstNameOf, lastNameOf } from '../basic-info/index.ts'
import { nameFields, type NameForm } from './model.ts'
import { addNameQuery, nameDialog, nameMinimum, nameTexts } from './tables.ts'

/**
 * True if a text can be a first or last name (PROF-022). The code points of the saved name count: a syllable of an Indic
 * script, which users count as one character, is a name.
 */
export const isName = (text: string): boolean => [...nameText(text)].length >= nameMinimum.value

/** Whether the name dialog can be sent. */
export const isNameFormValid = (form: NameForm): boolean => nameFields.every((field) => isName(form[field]))

/** The dialog as it opens: with the present name (PROF-027). */
export const nameFormOf = (info: UserInfo | null): NameForm => ({
  givenName: firstNameOf(info) ?? '',
  familyName: lastNameOf(info) ?? '',
})

/** The name as it is saved: without spaces around it and with nothing hidden. */
export const nameToSave = ({ givenName, familyName }: NameForm): NameForm => ({
  givenName: nameText(givenName),
  familyName: nameText(familyName),
})

/** The user under a new name. */
export const renamed = (info: UserInfo, { givenName, familyName }: NameForm): UserInfo => ({
  ...info,
  name: `${givenName} ${familyName}`,
  firstName: givenName,
  lastName: familyName,
})

/** The message of a name field; an untouched one has none (PROF-023, PROF-024). */
export const nameMessage = (text: string, isDirty: boolean): string | null =>
  isDirty && !isName(text) ? nameTexts.tooShort : null

/**
 * Milliseconds until the name dialog opens by itself; null: it does not (PROF-020, PROF-021).
 * @param isThere whether the profile was on the screen already
 */
export const nameDialogOpensAfter = (query: ReadonlyMap<string, string>, isThere: boolean): number | null => {
  if (query.get(addNameQuery.key) !== addNameQuery.value) return null
  return isThere ? 0 : nameDialog.opensAfter.ms
}
