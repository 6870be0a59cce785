import type { SecondFactorKind } from '../../security/index.ts'

/** How far the pairing of a wallet app has come. */
export interface PairingState {
  /** The second factor comes first where there is one (PROF-043, PROF-044). */
  readonly step: 'closed' | 'code' | 'qr'
  readonly kind: SecondFactorKind
  /** As typed so far. */
  readonly code: string
  /** null: there is none yet, or none came (ERR-030). */
  readonly secret: string | null
  /** Whether the QR step has been open for long enough (PROF-045). */
  readonly isDue: boolean
}
