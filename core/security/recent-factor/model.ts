import type { SecondFactorKind } from '../second-factor/index.ts'

/** The dialog that asks for a second factor ahead of a change. */
export type RecentFactorModal = 'recent-factor'

/** What is filled in there. */
export interface RecentFactorForm {
  readonly kind: SecondFactorKind
  readonly value: string
}
