/**
 * Why a call is refused: thrown by `refuse`, and told as `{ error, code?, field? }`, or as the first of a GraphQL
 * answer's errors (CALL-009). The message is for the person; it names no other account and shows no value.
 */
export interface Refusal extends Error {
  readonly refusal: {
    /** HTTP status; GraphQL tells a refusal of the business kind (400, 404, 409, 422) with 200. */
    readonly status: number
    readonly code?: string
    /** The input that is refused, by its name in the call. */
    readonly field?: string
    /** Seconds. */
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

/** The one answer for what is not there and for what belongs to another account (A2). */
export const notFound = (): never => refuse(404, 'Not found.')

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'refusal' in error
