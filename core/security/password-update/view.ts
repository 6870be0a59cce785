import type { Fault } from '../../kernel/fault.ts'
import { type FormState, refusalAt } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { passwordTexts } from '../texts.ts'
import type { PasskeyRemoval, PasswordRating, TypedPasswords } from './model.ts'
import { isRatedStrong, isStrongEnough, passwordMessages, passwordStrength } from './rules.ts'

/** State from which the view is computed. */
export interface PasswordUpdateState {
  readonly form: FormState<TypedPasswords, Fault>
  readonly rating: PasswordRating
  readonly removal: PasskeyRemoval
  /** Number of passkeys. */
  readonly passkeys: number
}

/** Password form, ready to render. */
export interface PasswordUpdateView {
  readonly current: { readonly value: string; readonly error: string | null }
  readonly next: { readonly value: string; readonly error: string | null; readonly hint: string }
  /** Label and bar of the strength. Null while there is no score. `isEnough`: true if the score suffices to submit. */
  readonly strength: { readonly label: string; readonly percent: number; readonly isEnough: boolean } | null
  /** Switch that also removes the passkeys; null if the account has none. */
  readonly passkeys: { readonly text: string; readonly remove: string; readonly isOn: boolean } | null
  readonly action: string
  readonly cancel: string
  readonly canSubmit: boolean
  readonly status: Status
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

const passkeysOf = ({ passkeys: count, removal }: PasswordUpdateState): PasswordUpdateView['passkeys'] => {
  const { stays, remove } = passwordTexts.passkeys
  return count === 0
    ? null
    : { text: count === 1 ? stays.one : filled(stays.more, { count }), remove, isOn: removal !== 'keep' }
}

const alertOf = ({ form, rating, removal }: PasswordUpdateState): PasswordUpdateView['alert'] => {
  if (removal === 'failed') return { tone: 'caution', text: passwordTexts.passkeys.kept }
  if (form.status === 'success') return { tone: 'success', text: passwordTexts.success }
  if (form.refusal !== null && form.refused === null) return { tone: 'caution', text: form.refusal }
  return rating.estimate === 'failed' ? { tone: 'caution', text: passwordTexts.unrated } : null
}

/**
 * Computes the form. The user can submit once the estimate is up to date and high enough, except during a request and after
 * success (SEC-009).
 */
export const passwordUpdateView = (state: PasswordUpdateState): PasswordUpdateView => {
  const { values, touched, status } = state.form
  const { score } = state.rating
  const { current, next } = values
  const messages = passwordMessages(values)
  const errorOf = (field: keyof TypedPasswords): string | null =>
    refusalAt(state.form, field) ?? (touched.includes(field) ? messages[field] : null)
  return {
    current: { value: current, error: errorOf('current') },
    next: { value: next, error: errorOf('next'), hint: passwordTexts.hint },
    strength: next === '' || score === null ? null : { ...passwordStrength(score), isEnough: isStrongEnough(score) },
    passkeys: passkeysOf(state),
    action: passwordTexts.update,
    cancel: passwordTexts.cancel,
    canSubmit: isRatedStrong(values, state.rating) && status !== 'loading' && status !== 'success',
    status,
    alert: alertOf(state),
  }
}
