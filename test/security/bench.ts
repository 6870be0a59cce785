import type { Fault } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'

/** Counts the renewals of session and tokens. */
export const renewal = () => {
  const renewed = { times: 0 }
  return {
    renewed,
    renew: async (): Promise<E.Either<Fault, void>> => {
      renewed.times += 1
      return E.right(undefined)
    },
  }
}
