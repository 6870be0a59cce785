import type { StrengthScore } from '../model.ts'
import { requiredScore, strengthLabels, strengthStep } from '../tables/password.ts'
import { requiredText } from '../tables/two-factor.ts'

/** A score as the password form shows it; `percent` is how much of the bar is filled. */
export const passwordStrength = (score: StrengthScore): { readonly label: string; readonly percent: number } => ({
  label: strengthLabels[score],
  percent: strengthStep.value * score,
})

/** Whether the password form can be sent (SEC-009). */
export const isPasswordSubmittable = (current: string, score: StrengthScore): boolean =>
  current !== '' && score >= requiredScore.value

/** The messages of the two fields; null: nothing is wrong (SEC-007, SEC-008). */
export const passwordMessages = (form: {
  readonly current: string
  readonly next: string
}): { readonly current: string | null; readonly next: string | null } => ({
  current: form.current === '' ? requiredText : null,
  next: form.next === '' ? requiredText : null,
})
