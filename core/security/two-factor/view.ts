import type { Status } from '../../kernel/remote.ts'
import { secondFactorMessage, secondFactors, type SecondFactorRow } from '../second-factor/index.ts'
import { type SecuritySettingsView, settingsUnavailable } from '../security-settings/index.ts'
import type { CodeForm, Enrolment, TwoFactorModal, TwoFactorStage } from './model.ts'
import { groupedSecret, twoFactorStatus } from './rules.ts'
import { twoFactorStates, twoFactorTexts } from './tables.ts'

/** Two-factor on the security page, ready to render. */
export type TwoFactorCard =
  | { readonly kind: 'loading' }
  /** In place of the controls (SEC-031). */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'on' | 'off'; readonly pill: string; readonly text: string }

/** What is known stays in sight while it is asked for again. */
export const twoFactorCard = ({ twoFactorEnabled, failure }: SecuritySettingsView): TwoFactorCard => {
  if (failure !== null) return { kind: 'failed', text: failure }
  if (twoFactorEnabled === null) return { kind: 'loading' }
  const kind = twoFactorEnabled ? 'on' : 'off'
  return { kind, ...twoFactorStates[kind] }
}

/** A form that asks for a second factor, ready to render. */
export interface CodeFormView extends SecondFactorRow {
  readonly kind: CodeForm['kind']
  readonly value: string
  readonly error: string | null
  readonly canSubmit: boolean
  readonly status: Status
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

const alertOf = (status: Status, success: string, failure: string | null): CodeFormView['alert'] => {
  if (status === 'success') return { tone: 'success', text: success }
  return status === 'failed' && failure !== null ? { tone: 'caution', text: failure } : null
}

/** What the dialogs are computed from. */
export interface TwoFactorState {
  readonly stage: TwoFactorStage
  readonly form: CodeForm
  /** What the last refusal said. */
  readonly failure: string | null
  readonly enrolment: Enrolment | null
  readonly codes: ReadonlyArray<string> | null
}

const codeFormView = (
  { stage, form, failure }: TwoFactorState,
  dialog: TwoFactorModal,
  success: string,
): CodeFormView => {
  const { kind, value, isTouched, refusal, isRefused } = form
  const message = secondFactorMessage(kind, value)
  const status = twoFactorStatus(stage, dialog)
  const alert = alertOf(status, success, failure)
  return {
    ...secondFactors[kind],
    kind,
    value,
    // The alert goes after a second (SEC-030): what it says stands under the field until that is edited, at once where
    // the code is what was refused.
    error: alert === null || isRefused ? (refusal ?? (isTouched ? message : null)) : null,
    canSubmit: message === null && status !== 'loading' && status !== 'success',
    status,
    alert,
  }
}

/** Turning two-factor on, ready to render. */
export interface EnablingView {
  /** null while there is nothing to set an app up with: on its way, or `failure` says why not. */
  readonly enrolment: (Enrolment & { readonly grouped: string }) | null
  readonly failure: string | null
  readonly form: CodeFormView
}

/** Only once it is known with what. */
export const enablingView = (state: TwoFactorState): EnablingView => ({
  enrolment: state.enrolment === null ? null : { ...state.enrolment, grouped: groupedSecret(state.enrolment.secret) },
  failure: state.stage === 'unprepared' ? settingsUnavailable : null,
  form: codeFormView(state, 'update-two-factor', twoFactorTexts.enabled),
})

/** Turning two-factor off, ready to render. */
export const disablingView = (state: TwoFactorState): CodeFormView =>
  codeFormView(state, 'disable-two-factor', twoFactorTexts.disabled)

/** The offer of backup codes, and then the codes, ready to render. */
export interface BackupCodesView {
  /** null until they are there (SEC-046). */
  readonly codes: ReadonlyArray<string> | null
  readonly form: CodeFormView
}

/** The form goes when the codes come. */
export const backupCodesView = (state: TwoFactorState): BackupCodesView => ({
  codes: state.codes,
  form: codeFormView(state, 'backup-codes', twoFactorTexts.generated),
})
