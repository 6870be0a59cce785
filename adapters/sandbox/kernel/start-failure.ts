/** Ends the start with something that a person has to put right; `sentence` is whole and says what to do. */
export const stop = (sentence: string): never => {
  throw Object.assign(new Error(sentence), { isStartFailure: true as const })
}

export const isStartFailure = (error: unknown): error is Error => error instanceof Error && 'isStartFailure' in error
