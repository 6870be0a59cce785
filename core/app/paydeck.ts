import { lazyRecord } from '../kernel/lazy-record.ts'
import type { Ports } from '../ports.ts'
import type { AnyMaker, AppParts, PartName } from './maker.ts'
import { makers } from './makers.ts'

type Needed<K extends 'ports' | 'parts'> = { readonly [N in PartName]: (typeof makers)[N][K][number] }

/** Names of parts together with the parts that they need directly. */
type WithNext<N extends PartName> = N | Needed<'parts'>[N]

/** Names of parts together with all parts that they need, directly or through other parts. */
type Reach<N extends PartName> = [WithNext<N>] extends [N] ? N : Reach<WithNext<N>>

/** For each part, the names of all ports that it needs, including the ports of the parts that it needs. */
export type PartPorts = {
  readonly [N in PartName]: Reach<N> extends infer R extends PartName ? Needed<'ports'>[R] : never
}

/** Value instead of a part that cannot be made, because these ports are missing. */
export interface MissingPorts<P> {
  readonly missingPorts: ReadonlyArray<P>
}

type Part<N extends PartName, P> = [Exclude<PartPorts[N], keyof P>] extends [never]
  ? AppParts[N]
  : MissingPorts<Exclude<PartPorts[N], keyof P>>

/**
 * An app made from the ports `P`: every slice, and every value derived from several slices. A part is made when it is first
 * read. A part that needs other ports is a `MissingPorts` with the names of these ports. `ports` are the given ports.
 */
export type Paydeck<P extends Partial<Ports>> = { readonly [N in PartName]: Part<N, P> } & { readonly ports: P }

const table: Readonly<Record<PartName, AnyMaker>> = makers
const partNames = Object.keys(makers) as ReadonlyArray<PartName>

/** Adds a part and all parts that it needs, directly or through other parts, to `found`. */
const addReach = (found: Set<PartName>, name: PartName): Set<PartName> => {
  if (found.has(name)) return found
  found.add(name)
  return table[name].parts.reduce(addReach, found)
}

/**
 * Returns the names of all ports that a part needs, including the ports of the parts that it needs.
 * @example
 * portsOfPart('amountPrivacy') // ['storage']
 */
export const portsOfPart = (name: PartName): ReadonlyArray<keyof Ports> => [
  ...new Set([...addReach(new Set(), name)].flatMap((part) => table[part].ports)),
]

/** Slice that ports may use: a client of the provider renews the session. */
export type SessionSlice = Pick<AppParts, 'currentSession'>

/**
 * Makes an app from its ports, without a container. To start the app, run `startup.tasks.initialise`.
 * @param given ports, or a function that makes them. The function may use the slice of the session, but only after it has
 * returned.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.startup.tasks.initialise()
 * app.cardList.view.get().cards[0].balance // '$1,284.55'
 * makePaydeck({}).amountPrivacy // { missingPorts: ['storage'] }
 */
export const makePaydeck = <P extends Partial<Ports>>(given: P | ((app: SessionSlice) => P)): Paydeck<P> => {
  const app: AppParts = lazyRecord<AppParts>(partNames, (name, parts) => {
    const missing = portsOfPart(name).filter((role) => ports[role] === undefined)
    // The type of the app says that this part is missing.
    if (missing.length > 0) return { missingPorts: missing } as unknown as AppParts[PartName]
    const { ports: roles, make } = table[name]
    const needed = Object.fromEntries(roles.map((role) => [role, ports[role]])) as unknown as Ports
    return make(needed, parts) as AppParts[PartName]
  })
  const ports: P = typeof given === 'function' ? given(app) : given
  return Object.assign(app, { ports }) as unknown as Paydeck<P>
}
