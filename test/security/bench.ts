import type { Fault } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'

/** Creates a fake function that renews the session and the tokens. Counts its calls in `renewed.times`. */
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
