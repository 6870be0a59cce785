/** Aborts the start with a message for the operator: a complete sentence that says what to do. */
export const stop = (sentence: string): never => {
  throw Object.assign(new Error(sentence), { isStartFailure: true as const })
}

export const isStartFailure = (error: unknown): error is Error => error instanceof Error && 'isStartFailure' in error
