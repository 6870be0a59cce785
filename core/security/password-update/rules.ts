import { requiredText } from '../texts.ts'
import type { PasswordRating, StrengthScore, TypedPasswords } from './model.ts'
import { requiredScore, strengthLabels, strengthShare } from './tables.ts'

/**
 * Returns the label of a score, and the percentage of the strength bar that is filled.
 * @example
 * passwordStrength(3) // { label: 'Strong', percent: 75 }
 */
export const passwordStrength = (
  score: StrengthScore,
  labels: Readonly<Record<StrengthScore, string>> = strengthLabels,
): { readonly label: string; readonly percent: number } => ({
  label: labels[score],
  percent: strengthShare.value * score,
})

/** True if the score suffices for a new password (SEC-009). */
export const isStrongEnough = (score: StrengthScore): boolean => score >= requiredScore.value

/**
 * True if a current password is given and the new password is strong enough (SEC-009).
 * @example
 * isPasswordSubmittable('my password', 3) // true
 * isPasswordSubmittable('my password', 2) // false
 */
export const isPasswordSubmittable = (current: string, score: StrengthScore): boolean =>
  current !== '' && isStrongEnough(score)

/** True if the form can be sent: the estimate is up to date and high enough (SEC-009). */
export const isRatedStrong = ({ current }: TypedPasswords, { score, estimate }: PasswordRating): boolean =>
  estimate === 'done' && score !== null && isPasswordSubmittable(current, score)

/**
 * Returns words that an attacker guesses first: name and email, whole and in parts (SEC-012).
 * @example
 * guessableWords({ fullName: 'Ada Norris', email: null }) // ['Ada Norris', 'Ada', 'Norris']
 */
export const guessableWords = (owner: {
  readonly fullName: string | null
  readonly email: string | null
}): ReadonlyArray<string> => {
  const whole = [owner.fullName, owner.email].filter((text) => text !== null)
  const parts = whole.flatMap((text) => text.split(/[\s@.+_-]/))
  return [...new Set([...whole, ...parts])].filter((word) => word !== '')
}

/**
 * Returns the message of each field; null if the field is filled (SEC-007, SEC-008).
 * @example
 * passwordMessages({ current: '', next: 'my new password' }) // { current: 'Required', next: null }
 */
export const passwordMessages = (
  form: TypedPasswords,
): { readonly current: string | null; readonly next: string | null } => ({
  current: form.current === '' ? requiredText : null,
  next: form.next === '' ? requiredText : null,
})
