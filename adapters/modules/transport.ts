import { loginAddress, type Navigation } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import type { ServiceIdentifier } from 'inversify'
import { takeHeadStart } from '../browser/head-start-answers.ts'
import { port } from '../port.ts'
import { type CredentialStore, makeCredentials } from '../transport/credentials.ts'
import { makeFacadeClient } from '../transport/facade-client.ts'
import { makeGraphqlClient } from '../transport/graphql-client.ts'
import { type Http, makeHttp } from '../transport/http.ts'
import { makeRestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

const http: ServiceIdentifier<Http> = Symbol('HTTP')

/** The clients over HTTP, and what each of their calls carries. */
export const transportModule = (view: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(clients.credentials).toConstantValue(makeCredentials())
    bind(port('credentials')).toService(clients.credentials)
    bind(http)
      .toResolvedValue(
        (credentials: CredentialStore, navigation: Navigation) =>
          makeHttp({
            fetch: view.fetch.bind(view),
            origin: '',
            credentials,
            onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
            headStart: takeHeadStart(view),
          }),
        [clients.credentials, port('navigation')],
      )
      .inSingletonScope()
    bind(clients.rest).toResolvedValue(makeRestClient, [http]).inSingletonScope()
    bind(clients.graphql).toResolvedValue(makeGraphqlClient, [http]).inSingletonScope()
    bind(clients.facade).toResolvedValue(makeFacadeClient, [http]).inSingletonScope()
  })
