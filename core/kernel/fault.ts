/** Failure of a port. Port methods never throw; they resolve with a fault. */
export type Fault = Unauthorized | Rejected | Unreachable | Malformed

/**
 * The session is over (status 401). The browser already redirects to the login page, so no screen shows this fault
 * (SESS-018).
 */
export interface Unauthorized {
  readonly _tag: 'Unauthorized'
}

/** The provider rejected the request. */
export interface Rejected {
  readonly _tag: 'Rejected'
  /** HTTP status; 200 if a GraphQL response contains errors (CALL-009). */
  readonly status: number
  /** Message of the provider; null if there is none. */
  readonly message: string | null
  /** Seconds to wait before a retry; null if the provider sends no waiting time. */
  readonly retryAfter: number | null
  /** Name of the rejected input. Omitted if the provider sends none. */
  readonly field?: string
  /**
   * Id under which the provider has logged the request, for support (ERR-087). Omitted if the status is below 500, or if the
   * provider sends none.
   */
  readonly requestId?: string
}

/** No response: offline, refused connection or timeout. A write may have taken effect. */
export interface Unreachable {
  readonly _tag: 'Unreachable'
}

/** The response does not match the contract. */
export interface Malformed {
  readonly _tag: 'Malformed'
  /** Names the call and the wrong part of the response, for the log. Contains no value of the response. */
  readonly what: string
}

/** Fault that an adapter returns if the provider's response says that the session is over. */
export const unauthorized: Unauthorized = { _tag: 'Unauthorized' }

/**
 * Makes the fault that an adapter returns if the provider rejected the request.
 * @param status HTTP status; 200 for a GraphQL response with errors
 * @param message message of the provider, which screens may show
 * @param retryAfter seconds
 * @param field name of the rejected input
 * @example
 * rejected(429, 'Busy', 30) // { _tag: 'Rejected', status: 429, message: 'Busy', retryAfter: 30 }
 */
export const rejected = (
  status: number,
  message: string | null = null,
  retryAfter: number | null = null,
  field: string | null = null,
): Rejected => ({ _tag: 'Rejected', status, message, retryAfter, ...(field === null ? {} : { field }) })

/** Fault that an adapter returns if no response arrived in time. */
export const unreachable: Unreachable = { _tag: 'Unreachable' }

/**
 * Makes the fault that an adapter returns if the response does not match the contract.
 * @param what call and wrong part of the response. Must not contain a value of the response, since the text goes to the log
 * @example
 * malformed('GetCards: cards[0].status') // { _tag: 'Malformed', what: 'GetCards: cards[0].status' }
 */
export const malformed = (what: string): Malformed => ({ _tag: 'Malformed', what })

/**
 * Returns the provider's message for a fault; null if there is none.
 * @example
 * messageOf(rejected(400, 'No funds')) // 'No funds'
 * messageOf(unreachable) // null
 */
export const messageOf = (fault: Fault): string | null => (fault._tag === 'Rejected' ? fault.message : null)

/**
 * Describes a fault in one line for the log, without values of the response and without secrets.
 * @example
 * describeFault(rejected(503)) // 'refused with status 503'
 */
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
