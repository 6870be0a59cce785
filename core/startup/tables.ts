import type { Group, Need, StepName } from './model.ts'

/** The groups in the order of their effects (SESS-043 to SESS-050). */
export const groups = ['tokens', 'account', 'parallel', 'final'] as const satisfies ReadonlyArray<Group>

/** When a step may ask and when it takes effect (SESS-050). */
export interface StepRow {
  readonly group: Group
  readonly needs: Need
}

/** Which step belongs where. "User meta" is the basic info with the facade access (SESS-046). */
export const steps = {
  tokens: { group: 'tokens', needs: 'session' },
  'security-settings': { group: 'account', needs: 'tokens' },
  'recent-activity': { group: 'account', needs: 'tokens' },
  payouts: { group: 'account', needs: 'tokens' },
  applications: { group: 'parallel', needs: 'session' },
  'basic-info': { group: 'parallel', needs: 'tokens' },
  'facade-access': { group: 'parallel', needs: 'session' },
  language: { group: 'parallel', needs: 'session' },
  'debit-cards': { group: 'parallel', needs: 'tokens' },
  country: { group: 'parallel', needs: 'session' },
  // No application is created, and none is watched, before the list of them is known.
  'missing-applications': { group: 'final', needs: 'earlier-groups' },
  'card-balances': { group: 'final', needs: 'tokens' },
  'application-updates': { group: 'final', needs: 'earlier-groups' },
} as const satisfies Record<StepName, StepRow>
