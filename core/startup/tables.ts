import type { Group, Need, StepName } from './model.ts'

/** Groups of steps, in the order in which their results are applied (SESS-043 to SESS-050). */
export const groups = ['tokens', 'account', 'parallel', 'final'] as const satisfies ReadonlyArray<Group>

/** Precondition and group of a step (SESS-050). */
export interface StepRow {
  readonly group: Group
  readonly needs: Need
}

/** Precondition and group of each step. The "user meta" of SESS-046 consists of the basic info and the facade access. */
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
  // Applications are created and watched only after their list is loaded.
  'missing-applications': { group: 'final', needs: 'earlier-groups' },
  'card-balances': { group: 'final', needs: 'tokens' },
  'application-updates': { group: 'final', needs: 'earlier-groups' },
} as const satisfies Record<StepName, StepRow>
