import type { ModalName } from '@paydeck/core'
import type { Fault } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'

export type Answer<A> = E.Either<Fault, A>

/** A port's method that waits until the test answers it. */
export const asking = <I, A>() => {
  const asked: Array<I> = []
  const waiting: Array<(answer: Answer<A>) => void> = []
  return {
    asked,
    ask: (input: I) => (): Promise<Answer<A>> => {
      asked.push(input)
      return new Promise((done) => waiting.push(done))
    },
    /** Answers what has waited longest. */
    answer: async (answer: Answer<A>): Promise<void> => {
      await settle()
      const next = waiting.shift()
      if (next === undefined) throw new Error('Nothing was asked')
      next(answer)
      await settle()
    },
  }
}

/** The one modal slot. */
export const slot = () => {
  let open: ModalName | null = null
  const opened: Array<{ readonly name: ModalName; readonly backdropCloses?: boolean }> = []
  return {
    opened,
    now: () => open,
    modals: {
      open: (request: { readonly name: ModalName; readonly backdropCloses?: boolean }): void => {
        opened.push(request)
        open = request.name
      },
      close: (name: ModalName): void => {
        if (open === name) open = null
      },
    },
  }
}

/** Session and tokens anew, counted. */
export const renewal = () => {
  const renewed = { times: 0 }
  return {
    renewed,
    renew: async (): Promise<Answer<void>> => {
      renewed.times += 1
      return E.right(undefined)
    },
  }
}
