import { requiredText } from '../tables.ts'
import type { PasswordRating, StrengthScore, TypedPasswords } from './model.ts'
import { requiredScore, strengthLabels, strengthShare } from './tables.ts'

/** A score as the password form shows it; `percent` is how much of the bar is filled. */
export const passwordStrength = (score: StrengthScore): { readonly label: string; readonly percent: number } => ({
  label: strengthLabels[score],
  percent: strengthShare.value * score,
})

/** Whether a new password is strong enough (SEC-009). */
export const isStrongEnough = (score: StrengthScore): boolean => score >= requiredScore.value

/** Whether the password form can be sent (SEC-009). */
export const isPasswordSubmittable = (current: string, score: StrengthScore): boolean =>
  current !== '' && isStrongEnough(score)

/** Whether the form can be sent: the new password as it stands was found strong (SEC-009). */
export const isRatedStrong = ({ current }: TypedPasswords, { score, estimate }: PasswordRating): boolean =>
  estimate === 'done' && score !== null && isPasswordSubmittable(current, score)

/** The words that are easily guessed of a person: name and address, whole and in their parts (SEC-012). */
export const guessableWords = (owner: {
  readonly fullName: string | null
  readonly email: string | null
}): ReadonlyArray<string> => {
  const whole = [owner.fullName, owner.email].filter((text) => text !== null)
  const parts = whole.flatMap((text) => text.split(/[\s@.+_-]/))
  return [...new Set([...whole, ...parts])].filter((word) => word !== '')
}

/** The messages of the two fields; null: nothing is wrong (SEC-007, SEC-008). */
export const passwordMessages = (
  form: TypedPasswords,
): { readonly current: string | null; readonly next: string | null } => ({
  current: form.current === '' ? requiredText : null,
  next: form.next === '' ? requiredText : null,
})
