import { recentFactorTexts } from '../texts.ts'
import type { RecentFactorForm, WantedProof } from './model.ts'

/** Lead text and empty form by the proof that the provider wants. */
export const wantedProofs = {
  twoFactorCode: {
    lead: recentFactorTexts.leads.twoFactorCode,
    blank: { kind: 'authenticator', value: '' },
  },
  password: {
    lead: recentFactorTexts.leads.password,
    blank: { kind: 'password', value: '' },
  },
} as const satisfies Record<WantedProof, { readonly lead: string; readonly blank: RecentFactorForm }>
