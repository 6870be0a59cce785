/**
 * Error that `refuse` throws. A REST client receives `{ error, code?, field? }`; a GraphQL response contains the same fields
 * in its first error (CALL-009). The message is for the user, so it must not mention other accounts or contain input values.
 */
export interface Refusal extends Error {
  readonly refusal: {
    /** HTTP status. GraphQL sends business refusals (400, 404, 409, 422) with 200. */
    readonly status: number
    readonly code?: string
    /** Name of the refused field in the call's input. */
    readonly field?: string
    /** Seconds after which the client may retry. */
    readonly retryAfter?: number
  }
}

export const refusal = (
  status: number,
  message: string,
  details: { readonly code?: string; readonly field?: string; readonly retryAfter?: number } = {},
): Refusal => Object.assign(new Error(message), { refusal: { status, ...details } })

export const refuse = (...refused: Parameters<typeof refusal>): never => {
  throw refusal(...refused)
}

/** Refuses with status 404. A missing entity and an entity of another account get the same response (A2). */
export const notFound = (): never => refuse(404, 'Not found.')

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'refusal' in error
