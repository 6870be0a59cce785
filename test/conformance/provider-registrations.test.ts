import { graphqlUserAccount } from '@paydeck/adapters/graphql/profile/basic-info'
import { restNewApplications } from '@paydeck/adapters/rest/verification/application-creation'
import { restApplicationRecords } from '@paydeck/adapters/rest/verification/applications'
import { restNationalIdentityRecords } from '@paydeck/adapters/rest/verification/national-identity'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import {
  type NationalIdentityBench,
  nationalIdentityLaws,
  newApplicationsLaws,
  type NewApplicationsBench,
  type PasskeyKeeperBench,
  passkeyKeeperLaws,
} from '@paydeck/core/testing'
import { makeAuthenticator } from '../passkeys/authenticator.ts'
import { clientsOf, passkeyDirectoryOf, passkeyKeeperOf } from '../sandbox/clients.ts'
import { account } from '../sandbox/running.ts'
import { runLaws } from './run-laws.ts'

const passkeys = async (): Promise<PasskeyKeeperBench> => {
  const client = await account('shopper', { passkeysEnabled: true })
  const clients = clientsOf(client)
  return {
    keeper: passkeyKeeperOf(clients),
    directory: passkeyDirectoryOf(clients),
    email: client.email,
    create: async ({ challenge }) => {
      const { hostname: rpId } = new URL(client.address)
      return makeAuthenticator().register({ challenge, origin: client.address, rpId })
    },
  }
}
runLaws('passkeys', passkeyKeeperLaws(passkeys))

const applications = async (): Promise<NewApplicationsBench> => {
  const { rest } = clientsOf(await account('shopper', { applications: [] }))
  return {
    creation: restNewApplications(
      rest,
      makeIdempotentSend(() => crypto.randomUUID()),
    ),
    records: restApplicationRecords(rest),
    products: ['individualShopperTier1', 'payoutsRecipient'],
  }
}
runLaws('new applications', newApplicationsLaws(applications))

const identity = async (): Promise<NationalIdentityBench> => {
  const { rest, graphql } = clientsOf(await account('shopper', { nationalIdentityLastFour: null }))
  return { records: restNationalIdentityRecords(rest), userAccount: graphqlUserAccount(graphql) }
}
runLaws('national identity', nationalIdentityLaws(identity))
