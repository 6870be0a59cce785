import type { Fault, Ports } from '@paydeck/core'
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

let change = (ports: Ports): Ports => ports

/** Sets a function that replaces the ports of each provider from now on, such as by wrong ones. */
export const changePorts = (next: (ports: Ports) => Ports): void => {
  change = next
}

/** Makes an in-memory provider with a fake clock. */
export const providerAt = (
  persona: Persona = everything,
  options: Omit<MemoryOptions, 'clock' | 'persona'> = {},
): TimedProvider => {
  const clock = fakeClock(start)
  const provider = makeMemoryProvider({ ...options, clock, persona })
  return { ...provider, ports: change(provider.ports), clock }
}

/** Returns the result of a call, and throws if it fails. */
export const answered = async <A>(task: TE.TaskEither<Fault, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`The port answered with a fault: ${JSON.stringify(result.left)}`)
  return result.right
}
