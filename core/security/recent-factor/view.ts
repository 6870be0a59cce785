import type { Fault } from '../../kernel/fault.ts'
import { type FormState } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import { type SecondFactorKind, secondFactors, type SecondFactorRow } from '../second-factor/index.ts'
import { recentFactorTexts } from '../texts.ts'
import type { RecentFactorForm, WantedProof } from './model.ts'
import { proofMessage } from './rules.ts'
import { wantedProofs } from './tables.ts'

/** Dialog that asks for a proof of identity, ready to render. */
export interface RecentFactorView {
  readonly lead: string
  readonly confirm: string
  readonly cancel: string
  readonly value: string
  readonly passwordLabel: string
  /** Kind and texts of the code; null if the field is for the password. */
  readonly code: (SecondFactorRow & { readonly kind: SecondFactorKind }) | null
  /** Message about a rejected proof, or about an invalid value after the user has left the field. Otherwise null. */
  readonly error: string | null
  readonly canSubmit: boolean
  readonly status: Status
}

/** Computes the dialog. A message about a rejected proof stays until the user edits the field. */
export const recentFactorView = ({
  form,
  wanted,
}: {
  readonly form: FormState<RecentFactorForm, Fault>
  readonly wanted: WantedProof
}): RecentFactorView => {
  const { values, touched, refusal, status } = form
  const { kind, value } = values
  const message = proofMessage(values)
  const { confirm, cancel, passwordLabel } = recentFactorTexts
  return {
    lead: wantedProofs[wanted].lead,
    confirm,
    cancel,
    value,
    passwordLabel,
    code: kind === 'password' ? null : { ...secondFactors[kind], kind },
    error: refusal ?? (touched.includes('value') ? message : null),
    canSubmit: message === null && status !== 'loading' && status !== 'success',
    status,
  }
}
