import type { UserInfo } from './model.ts'
import { firstNameOf, fullNameOf, initialsOf } from './rules.ts'

/** The user, ready to render in headings and menus. */
export interface BasicInfoView {
  readonly firstName: string | null
  /** null until the user is known, as the others are. */
  readonly fullName: string | null
  readonly email: string | null
  /** Stands in for a picture; empty until the user is known. */
  readonly initials: string
}

/** Names that are blank count as missing. */
export const basicInfoView = (info: UserInfo | null): BasicInfoView => ({
  firstName: firstNameOf(info),
  fullName: fullNameOf(info),
  email: info?.email ?? null,
  initials: initialsOf(info),
})
