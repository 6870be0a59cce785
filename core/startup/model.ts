/** Steps of the initialisation, in the order in which their results are applied (SESS-050). */
export const stepNames = [
  'tokens',
  'security-settings',
  'recent-activity',
  'payouts',
  'applications',
  'basic-info',
  'facade-access',
  'language',
  'debit-cards',
  'country',
  'missing-applications',
  'card-balances',
  'application-updates',
] as const
/** Step in `stepNames`. */
export type StepName = (typeof stepNames)[number]

/**
 * Precondition for sending a request: the session's CSRF value, the product tokens, or the applied results of all earlier
 * groups.
 */
export type Need = 'session' | 'tokens' | 'earlier-groups'

/** Group of steps. The results of its steps are applied together, after the results of all earlier groups. */
export type Group = 'tokens' | 'account' | 'parallel' | 'final'

/** State of the initialisation. `leaving`: no user is signed in, and the browser is opening the login page. */
export type Initialisation = 'initialising' | 'ready' | 'failed' | 'leaving'
