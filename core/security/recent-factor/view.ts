import type { Fault } from '../../kernel/fault.ts'
import { type FormState } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import { secondFactorMessage, type SecondFactorRow, secondFactors } from '../second-factor/index.ts'
import type { RecentFactorForm } from './model.ts'
import { recentFactorTexts } from './tables.ts'

/** The dialog that asks for a second factor, ready to render. */
export interface RecentFactorView extends SecondFactorRow, RecentFactorForm {
  readonly lead: string
  readonly confirm: string
  readonly cancel: string
  /** Beside the field: what the provider said of the code, or what it lacks. */
  readonly error: string | null
  readonly canSubmit: boolean
  readonly status: Status
}

/** What the provider said stands beside the field until that is changed. */
export const recentFactorView = (state: FormState<RecentFactorForm, Fault>): RecentFactorView => {
  const { values, touched, refusal, status } = state
  const { kind, value } = values
  const message = secondFactorMessage(kind, value)
  const { lead, confirm, cancel } = recentFactorTexts
  return {
    ...secondFactors[kind],
    kind,
    value,
    lead,
    confirm,
    cancel,
    error: refusal ?? (touched.includes('value') ? message : null),
    canSubmit: message === null && status !== 'loading' && status !== 'success',
    status,
  }
}
