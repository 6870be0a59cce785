/**
 * What can go wrong when something outside the core is asked. Nothing is thrown across a port: every
 * port method answers with one of these instead.
 */
export type Fault = Unauthorized | Rejected | Unreachable | Malformed

/** The session is over (status 401). The browser is already leaving for the login page, so no screen shows it (SESS-018). */
export interface Unauthorized {
  readonly _tag: 'Unauthorized'
}

/** The provider answered and refused. */
export interface Rejected {
  readonly _tag: 'Rejected'
  /** HTTP status; 200 for a GraphQL answer that holds errors (CALL-009). */
  readonly status: number
  /** The provider's own words, or null when it sent none. */
  readonly message: string | null
  /** Seconds to wait before the next try, when the provider named them. */
  readonly retryAfter: number | null
  /** Which input of the call was refused, by its name there; left out when the provider named none. */
  readonly field?: string
}

/** No answer came: offline, refused connection or timeout. Whether a write took effect is unknown. */
export interface Unreachable {
  readonly _tag: 'Unreachable'
}

/** An answer came that is not of the contract's shape. */
export interface Malformed {
  readonly _tag: 'Malformed'
  /** Which call and which part, for the log. Holds no value of the answer. */
  readonly what: string
}

/** For adapters: the provider answered that the session is over. */
export const unauthorized: Unauthorized = { _tag: 'Unauthorized' }

/**
 * For adapters: the provider answered and refused.
 * @param status HTTP status; 200 for a GraphQL answer that holds errors
 * @param message the provider's own words, which may be shown to the user
 * @param retryAfter seconds
 * @param field which input of the call was refused, by its name there
 */
export const rejected = (
  status: number,
  message: string | null = null,
  retryAfter: number | null = null,
  field: string | null = null,
): Rejected => ({ _tag: 'Rejected', status, message, retryAfter, ...(field === null ? {} : { field }) })

/** For adapters: no answer came in time. */
export const unreachable: Unreachable = { _tag: 'Unreachable' }

/**
 * For adapters: the answer is not of the contract's shape.
 * @param what which call and which part; no value of the answer, since it goes to the log
 */
export const malformed = (what: string): Malformed => ({ _tag: 'Malformed', what })

/** The provider's own words for a fault, or null when there are none. */
export const messageOf = (fault: Fault): string | null => (fault._tag === 'Rejected' ? fault.message : null)

/** One line for the log: never a value of an answer, never a secret. */
export const describeFault = (fault: Fault): string => {
  switch (fault._tag) {
    case 'Unauthorized':
      return 'not signed in'
    case 'Rejected':
      return `refused with status ${fault.status}`
    case 'Unreachable':
      return 'no answer'
    case 'Malformed':
      return `unreadable answer (${fault.what})`
  }
}
