import type { ServiceIdentifier } from 'inversify'
import type { CredentialStore } from '../transport/credentials.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { Http } from '../transport/http.ts'
import type { RestClient } from '../transport/rest-client.ts'
import type { Replacements } from '../transport/session-renewal.ts'

/** What the adapters share among themselves alone. */
export const clients = {
  credentials: Symbol('credentials') as ServiceIdentifier<CredentialStore>,
  http: Symbol('http') as ServiceIdentifier<Http>,
  rest: Symbol('rest') as ServiceIdentifier<RestClient>,
  graphql: Symbol('graphql') as ServiceIdentifier<GraphqlClient>,
  facade: Symbol('facade') as ServiceIdentifier<FacadeClient>,
  replacements: Symbol('replacements') as ServiceIdentifier<Replacements>,
} as const
