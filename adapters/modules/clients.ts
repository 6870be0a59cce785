import type { ServiceIdentifier } from 'inversify'
import type { CredentialStore } from '../transport/credentials.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import type { Replacements } from '../transport/session-renewal.ts'

/** What the adapters share among themselves and nobody else sees. */
export const clients = {
  credentials: Symbol('credential store') as ServiceIdentifier<CredentialStore>,
  rest: Symbol('REST client') as ServiceIdentifier<RestClient>,
  graphql: Symbol('GraphQL client') as ServiceIdentifier<GraphqlClient>,
  facade: Symbol('facade client') as ServiceIdentifier<FacadeClient>,
  replacements: Symbol('replacements of the session') as ServiceIdentifier<Replacements>,
} as const
