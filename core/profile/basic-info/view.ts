import type { UserInfo } from './model.ts'
import { firstNameOf, fullNameOf, initialsOf } from './rules.ts'

/** Names and email of the user, ready to render in headings and menus. */
export interface BasicInfoView {
  readonly firstName: string | null
  /** Null until the user is loaded, like `firstName` and `email`. */
  readonly fullName: string | null
  readonly email: string | null
  /** Initials in place of a picture; empty until the user is loaded. */
  readonly initials: string
}

/** Computes the view. A name that is blank becomes null. */
export const basicInfoView = (info: UserInfo | null): BasicInfoView => ({
  firstName: firstNameOf(info),
  fullName: fullNameOf(info),
  email: info?.email ?? null,
  initials: initialsOf(info),
})
