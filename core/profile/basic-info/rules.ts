import { firstGraphemes } from '../../presentation/name-text.ts'
import type { UserInfo } from './model.ts'
import { defaultNationalIdentityIssuer } from './tables.ts'

const present = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/**
 * Returns the first name without surrounding spaces; null if blank.
 * @example
 * firstNameOf({ firstName: ' Ada ' }) // 'Ada'
 * firstNameOf(null) // null
 */
export const firstNameOf = (info: UserInfo | null): string | null => present(info?.firstName)

/**
 * Returns the last name without surrounding spaces; null if blank.
 * @example
 * lastNameOf({ lastName: ' ' }) // null
 */
export const lastNameOf = (info: UserInfo | null): string | null => present(info?.lastName)

/**
 * Returns first and last name, else the provider's full name; null if neither is known.
 * @example
 * fullNameOf({ firstName: 'Ada', lastName: 'Norris' }) // 'Ada Norris'
 * fullNameOf({ firstName: null, lastName: null, name: null }) // null
 */
export const fullNameOf = (info: UserInfo | null): string | null =>
  present([firstNameOf(info), lastNameOf(info)].join(' ')) ?? present(info?.name)

/**
 * Returns the issuer of the national identity number (SESS-034).
 * @example
 * nationalIdentityIssuerOf(null) // 'USA'
 */
export const nationalIdentityIssuerOf = (info: UserInfo | null): string =>
  present(info?.nationalIdentityIssuer) ?? defaultNationalIdentityIssuer

/**
 * Returns the initials of the full name, or of the email if the name is unknown. The initials are the first letters of the
 * first and the last word, as capitals.
 * @example
 * initialsOf({ firstName: 'Ada', lastName: 'Norris' }) // 'AN'
 */
export const initialsOf = (info: UserInfo | null): string =>
  ((fullNameOf(info) ?? info?.email ?? '').match(/\S+/gu) ?? [])
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .flatMap((word) => firstGraphemes(word, 1))
    .join('')
    .toUpperCase()
