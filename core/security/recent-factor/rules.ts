import type { Fault } from '../../kernel/fault.ts'
import { secondFactorMessage } from '../second-factor/index.ts'
import { requiredText } from '../texts.ts'
import type { RecentFactorForm, WantedProof } from './model.ts'
import { wantedProofs } from './tables.ts'

type Proofs = Readonly<Record<WantedProof, unknown>>

const isProof = (field: string | undefined, proofs: Proofs): field is WantedProof =>
  field !== undefined && Object.hasOwn(proofs, field)

/**
 * Returns the proof of identity that the provider requires for the call; null if the fault has another reason (A7, A12).
 * @example
 * wantedProof(rejected(403, null, null, 'password')) // 'password'
 * wantedProof(rejected(500)) // null
 */
export const wantedProof = (fault: Fault, proofs: Proofs = wantedProofs): WantedProof | null =>
  fault._tag === 'Rejected' && fault.status === 403 && isProof(fault.field, proofs) ? fault.field : null

/** Message of the dialog's field; null if the proof can be sent. */
export const proofMessage = ({ kind, value }: RecentFactorForm): string | null => {
  if (kind !== 'password') return secondFactorMessage(kind, value)
  return value === '' ? requiredText : null
}
