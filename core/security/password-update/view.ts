import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import type { PasswordForm } from './model.ts'
import { isPasswordSubmittable, isStrongEnough, passwordMessages, passwordStrength } from './rules.ts'
import { passwordTexts } from './tables.ts'

/** What the view is computed from. */
export interface PasswordUpdateState {
  readonly form: PasswordForm
  readonly change: Remote<Fault>
}

/** The password form, ready to render. */
export interface PasswordUpdateView {
  readonly current: { readonly value: string; readonly error: string | null }
  readonly next: { readonly value: string; readonly error: string | null; readonly hint: string }
  /** null while there is no new password; `isEnough`: it may be sent. */
  readonly strength: { readonly label: string; readonly percent: number; readonly isEnough: boolean } | null
  readonly canSubmit: boolean
  readonly status: Status
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

const alertOf = ({ form, change }: PasswordUpdateState): PasswordUpdateView['alert'] => {
  if (change.status === 'success') return { tone: 'success', text: passwordTexts.success }
  if (form.refusal !== null) return { tone: 'caution', text: form.refusal }
  return form.estimate === 'failed' ? { tone: 'caution', text: passwordTexts.unrated } : null
}

/** It can be sent once the new password as it stands was found strong, and not while or after it is sent (SEC-009). */
export const passwordUpdateView = (state: PasswordUpdateState): PasswordUpdateView => {
  const { form, change } = state
  const { current, next, edited, score, estimate } = form
  const messages = passwordMessages(form)
  const isStrong = estimate === 'done' && score !== null && isPasswordSubmittable(current, score)
  return {
    current: { value: current, error: edited.current ? messages.current : null },
    next: { value: next, error: edited.next ? messages.next : null, hint: passwordTexts.hint },
    strength: next === '' || score === null ? null : { ...passwordStrength(score), isEnough: isStrongEnough(score) },
    canSubmit: isStrong && change.status !== 'loading' && change.status !== 'success',
    status: change.status,
    alert: alertOf(state),
  }
}
