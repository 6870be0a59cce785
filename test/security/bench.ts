import type { Fault } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'

/** Creates a fake renewal of session and tokens, and counts its calls. */
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
