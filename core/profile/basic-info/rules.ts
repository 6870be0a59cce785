import { firstGraphemes } from '../../presentation/name-text.ts'
import type { UserInfo } from './model.ts'
import { defaultNationalIdentityIssuer } from './tables.ts'

const present = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/** A name without surrounding spaces, or null when there is none. */
export const firstNameOf = (info: UserInfo | null): string | null => present(info?.firstName)

/** As `firstNameOf`. */
export const lastNameOf = (info: UserInfo | null): string | null => present(info?.lastName)

/** First and last name, or what the provider calls the user; null when nothing is known. */
export const fullNameOf = (info: UserInfo | null): string | null =>
  present([firstNameOf(info), lastNameOf(info)].join(' ')) ?? present(info?.name)

/** Who issued the national identity number (SESS-034). */
export const nationalIdentityIssuerOf = (info: UserInfo | null): string =>
  present(info?.nationalIdentityIssuer) ?? defaultNationalIdentityIssuer

/** Up to two capital letters that stand for the user: of the names, else of the email address. */
export const initialsOf = (info: UserInfo | null): string =>
  ((fullNameOf(info) ?? info?.email ?? '').match(/\S+/gu) ?? [])
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .flatMap((word) => firstGraphemes(word, 1))
    .join('')
    .toUpperCase()
