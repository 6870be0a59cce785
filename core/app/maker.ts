import type { task as T } from 'fp-ts'
import type { Live } from '../kernel/store.ts'
import type { KnownFacts, LaterSteps } from '../pages/index.ts'
import type { Ports } from '../ports.ts'
import type { StartQuery } from '../routes/index.ts'
import type { Permissions } from '../session/index.ts'
import type { Slices } from '../slices.ts'

/** All parts of an app: its slices, and values that it derives from several slices. */
export interface AppParts extends Slices {
  /** Values from the query string of the URL with which the user opened the app. */
  readonly startQuery: StartQuery
  readonly permissions: Live<Permissions>
  /** Facts from which the route guards decide whether a route opens. */
  readonly routeFacts: KnownFacts
  /** Tasks that run after the initialisation. */
  readonly laterTasks: LaterTasks
}

/** Tasks that start during or after the initialisation, and that the initialisation does not wait for. */
export interface LaterTasks extends LaterSteps {
  /** Tasks that run once the app is initialised. */
  readonly afterStart: ReadonlyArray<T.Task<unknown>>
}

/** Name of a part. */
export type PartName = keyof AppParts

/**
 * Description of one part. `ports` and `parts` name everything that `make` uses. If two parts need each other, one of them
 * must read the other one only after its own `make` has returned. `make` must not copy `parts`, because reading a property
 * makes the part.
 */
export interface Maker<P extends keyof Ports, N extends PartName, A> {
  readonly ports: ReadonlyArray<P>
  readonly parts: ReadonlyArray<N>
  /** Makes the part. */
  readonly make: (ports: Pick<Ports, P>, parts: Pick<AppParts, N>) => A
}

/** A maker whose types do not name its ports and parts. */
export interface AnyMaker<A = unknown> {
  readonly ports: ReadonlyArray<keyof Ports>
  readonly parts: ReadonlyArray<PartName>
  /** Makes the part. */
  readonly make: (ports: Ports, parts: AppParts) => A
}

/** Makers of the parts `N`. */
export type Makers<N extends PartName> = { readonly [K in N]: AnyMaker<AppParts[K]> }

/**
 * Makes a maker. The types of `make` follow from the two lists.
 * @example
 * const privacy = maker(['storage'], [], makeAmountPrivacy)
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * privacy.make(ports, {}).isOn.get() // false
 */
export const maker = <const P extends ReadonlyArray<keyof Ports>, const N extends ReadonlyArray<PartName>, A>(
  ports: P,
  parts: N,
  make: (ports: Pick<Ports, P[number]>, parts: Pick<AppParts, N[number]>) => A,
): Maker<P[number], N[number], A> => ({ ports, parts, make })
