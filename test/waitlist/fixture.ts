import { constant, makeStores, type Fault } from '@paydeck/core/kernel'
import type { ModalRequest } from '@paydeck/core/platform'
import { fakeClock, settle } from '@paydeck/core/testing'
import { makeWaitlist, neverAsked, type OptIn } from '@paydeck/core/waitlist'
import { either as E } from 'fp-ts'

type Answer<A> = E.Either<Fault, A>

interface Circumstances {
  readonly country?: string | null
  readonly email?: string | null
  /** What the look-up answers, and when. */
  readonly known?: Answer<OptIn> | Promise<Answer<OptIn>>
}

/** The waitlist over ports that the test answers for. Each joining waits until the test ends it. */
export const waitlistWith = ({
  country = 'US',
  email = 'ada@example.com',
  known = E.right(neverAsked),
}: Circumstances = {}) => {
  const clock = fakeClock(1_700_000_000_000)
  const stores = makeStores()
  const asked: Array<{ readonly email: string; readonly attribute: string }> = []
  const opened: Array<ModalRequest> = []
  const warnings: Array<string> = []
  const waiting: Array<(answer: Answer<void>) => void> = []
  const waitlist = makeWaitlist({
    stores,
    clock,
    log: { warn: (message) => warnings.push(message), error: (message) => warnings.push(message) },
    lists: {
      optInOf: () => async () => known,
      join: (input) => () => {
        asked.push(input)
        return new Promise((done) => waiting.push(done))
      },
    },
    modals: { open: (request) => opened.push(request) },
    configuration: { productName: 'Paydeck' },
    country: constant(country),
    email: constant(email),
  })
  return {
    waitlist,
    stores,
    asked,
    opened,
    warnings,
    advance: clock.advance,
    /** Ends the joining that has waited longest. */
    answer: async (result: Answer<void>): Promise<void> => {
      await settle()
      waiting.shift()?.(result)
      await settle()
    },
  }
}
