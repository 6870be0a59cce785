import { recentFactorTexts } from '../texts.ts'
import type { RecentFactorForm, WantedProof } from './model.ts'

/** Lead text and empty form of the dialog for a kind of proof. */
export interface WantedProofRow {
  readonly lead: string
  readonly blank: RecentFactorForm
}

/** Row of each kind of proof that the provider can require. */
export const wantedProofs = {
  twoFactorCode: {
    lead: recentFactorTexts.leads.twoFactorCode,
    blank: { kind: 'authenticator', value: '' },
  },
  password: {
    lead: recentFactorTexts.leads.password,
    blank: { kind: 'password', value: '' },
  },
} as const satisfies Record<WantedProof, WantedProofRow>
