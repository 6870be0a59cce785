import type { Fault } from '@paydeck/core'
import {
  makeMemoryProvider,
  type MemoryOptions,
  type MemoryProvider,
  type Persona,
  personas,
} from '@paydeck/core/memory'
import { type FakeClock, fakeClock } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'

export const day = 86_400_000
/** Initial time of the provider's clock: noon (UTC) on 10 March 2026. */
export const start = Date.UTC(2026, 2, 10, 12)

/** A persona with data in every area. */
export const everything: Persona = {
  ...personas.recipient,
  accessTypes: ['visaCard', 'galileo'],
  cards: personas.cardholder.cards,
  bills: personas.verified.bills,
  payments: personas.verified.payments,
}

/** An in-memory provider and the fake clock that it reads. */
export type TimedProvider = MemoryProvider & { readonly clock: FakeClock }

/** Makes an in-memory provider with a fake clock. */
export const providerAt = (
  persona: Persona = everything,
  options: Omit<MemoryOptions, 'clock' | 'persona'> = {},
): TimedProvider => {
  const clock = fakeClock(start)
  return { ...makeMemoryProvider({ ...options, clock, persona }), clock }
}

/** Returns the result of a call, and throws if it fails. */
export const answered = async <A>(task: TE.TaskEither<Fault, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`The port answered with a fault: ${JSON.stringify(result.left)}`)
  return result.right
}
