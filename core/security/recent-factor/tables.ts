import { recentFactorTexts } from '../texts.ts'
import type { RecentFactorForm, WantedProof } from './model.ts'

/** For each proof that the provider requires, the lead text and the empty form of the dialog. */
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
