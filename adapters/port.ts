import { lazyRecord, portKey, type Ports, type SessionSlice, sliceKey } from '@paydeck/core'
import type { CredentialStore } from './transport/credentials.ts'
import type { FacadeClient } from './transport/facade-client.ts'
import type { FetchedFiles } from './transport/file-client.ts'
import type { GraphqlClient } from './transport/graphql-client.ts'
import type { Http } from './transport/http.ts'
import type { IdempotentSend } from './transport/idempotent-sends.ts'
import type { RestClient } from './transport/rest-client.ts'
import type { Replacements } from './transport/session-renewal.ts'

/**
 * Services that only adapters use. `credentials` and `files` are also ports for the core, but here they have additional
 * methods for adapters.
 */
interface Clients {
  readonly credentials: CredentialStore
  readonly files: Ports['files'] & FetchedFiles
  readonly http: Http
  readonly rest: RestClient
  readonly graphql: GraphqlClient
  readonly facade: FacadeClient
  readonly replacements: Replacements
  /** Idempotency keys for calls that create recipients. Two ports share these keys. */
  readonly recipientSends: IdempotentSend
}

/** Ports and clients from which adapters are made, by name. */
export type Services = Omit<Ports, keyof Clients> & Clients

/** Name of a port or of a client. */
type Role = keyof Services

/** Functions that make the services. Each is called once, when the property of `services` is first read. */
export type Makers<R extends Role> = {
  readonly [K in R]: (services: Services, slices: SessionSlice) => Services[K]
}

/** Part of a container that the modules use. The containers of inversify have this form. */
interface Container {
  readonly bind: (key: symbol) => {
    readonly toDynamicValue: (make: (context: { readonly get: (key: symbol) => unknown }) => unknown) => unknown
  }
}

/** Function that adds bindings to a container. The container of the front end calls each function once. */
export type Bindings = (container: Container) => void

/** Module that binds the ports and clients with the names `R`. */
export interface PortModule<R extends Role = never> extends Bindings {
  readonly makers: Makers<R>
}

/** Names of the ports and clients that a module binds. */
export type RoleOf<M> = M extends PortModule<infer R> ? R : never

/**
 * Returns the container's key for a port or client. Both have keys of the same form, so that adapters look them up in the
 * same way.
 */
const serviceKey: (role: Role) => symbol = portKey as (role: string) => symbol

const resolving = <T extends object>(find: (name: keyof T) => unknown): T =>
  new Proxy({} as T, { get: (_, name) => find(name as keyof T) })

/** Returns a module that binds each role to its maker. */
export const portModule = <R extends Role>(makers: Makers<R>): PortModule<R> => {
  const bindings: Bindings = ({ bind }) => {
    for (const role in makers)
      bind(serviceKey(role)).toDynamicValue(({ get }) =>
        makers[role](
          resolving<Services>((name) => get(serviceKey(name))),
          resolving<SessionSlice>((name) => get(sliceKey(name))),
        ),
      )
  }
  return Object.assign(bindings, { makers })
}

/** Makes services without a container. Each is made when its property is first read. */
export const servicesOf = <R extends Role>(makers: Makers<R>, slices: SessionSlice): Pick<Services, R> =>
  lazyRecord<Pick<Services, R>>(Object.keys(makers) as unknown as ReadonlyArray<R>, (role, services) =>
    makers[role](services as Services, slices),
  )
