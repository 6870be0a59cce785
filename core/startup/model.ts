/** What the initialisation loads, in the order in which it takes effect (SESS-050). */
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
/** One of `stepNames`. */
export type StepName = (typeof stepNames)[number]

/**
 * What a request needs before it can go out: the session's CSRF value, the product tokens, or everything that
 * the groups before have brought.
 */
export type Need = 'session' | 'tokens' | 'earlier-groups'

/** The steps of a group take effect together, after every group before. */
export type Group = 'tokens' | 'account' | 'parallel' | 'final'

/** How the initialisation stands. `leaving`: no user is signed in, and the browser is on its way to the login page. */
export type Initialisation = 'initialising' | 'ready' | 'failed' | 'leaving'
