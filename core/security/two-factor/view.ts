import type { Status } from '../../kernel/remote.ts'
import { secondFactorMessage, secondFactors, type SecondFactorRow } from '../second-factor/index.ts'
import type { SecuritySettingsView } from '../security-settings/index.ts'
import { settingsUnavailable, twoFactorPanelTexts, twoFactorTexts } from '../texts.ts'
import type { CodeForm, Enrolment, TwoFactorModal, TwoFactorStage } from './model.ts'
import { groupedSecret, twoFactorStatus } from './rules.ts'

/** Two-factor card of the security page, ready to render. */
export type TwoFactorCard =
  | { readonly kind: 'loading' }
  /** Text that replaces the controls after a failed load (SEC-031). */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'on' | 'off'; readonly pill: string; readonly text: string }

/** Computes the card. During a reload, the card still shows the last loaded state. */
export const twoFactorCard = ({ twoFactorEnabled, failure }: SecuritySettingsView): TwoFactorCard => {
  if (failure !== null) return { kind: 'failed', text: failure }
  if (twoFactorEnabled === null) return { kind: 'loading' }
  const kind = twoFactorEnabled ? 'on' : 'off'
  return { kind, ...twoFactorPanelTexts[kind] }
}

/** Form that asks for a second factor, ready to render. */
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

/** State from which the dialogs are computed. */
export interface TwoFactorState {
  readonly stage: TwoFactorStage
  readonly form: CodeForm
  /** Message of the last rejection, or null. */
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
    // The alert disappears after a second (SEC-030). Its text then stays under the field until the next edit. If the code
    // itself was rejected, the text is under the field from the start.
    error: alert === null || isRefused ? (refusal ?? (isTouched ? message : null)) : null,
    canSubmit: message === null && status !== 'loading' && status !== 'success',
    status,
    alert,
  }
}

/** Dialog that turns two-factor on, ready to render. */
export interface EnablingView {
  /** Null while the setup data is loading, and after a failed load. */
  readonly enrolment: (Enrolment & { readonly grouped: string }) | null
  readonly failure: string | null
  readonly form: CodeFormView
}

/** Computes the dialog that turns two-factor on. */
export const enablingView = (state: TwoFactorState): EnablingView => ({
  enrolment: state.enrolment === null ? null : { ...state.enrolment, grouped: groupedSecret(state.enrolment.secret) },
  failure: state.stage === 'unprepared' ? settingsUnavailable : null,
  form: codeFormView(state, 'update-two-factor', twoFactorTexts.enabled),
})

/** Computes the dialog that turns two-factor off. */
export const disablingView = (state: TwoFactorState): CodeFormView =>
  codeFormView(state, 'disable-two-factor', twoFactorTexts.disabled)

/** Dialog that offers backup codes and then shows them, ready to render. */
export interface BackupCodesView {
  /** Null until the codes are generated (SEC-046). */
  readonly codes: ReadonlyArray<string> | null
  readonly form: CodeFormView
}

/** Computes the dialog for backup codes. Once there are codes, they replace the form. */
export const backupCodesView = (state: TwoFactorState): BackupCodesView => ({
  codes: state.codes,
  form: codeFormView(state, 'backup-codes', twoFactorTexts.generated),
})
