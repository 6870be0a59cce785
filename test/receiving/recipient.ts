import { graphqlPayoutDirectory } from '@paydeck/adapters/graphql/receiving/address-directory'
import { graphqlAddressBook, graphqlPayoutProfiles } from '@paydeck/adapters/graphql/receiving/address-form'
import { graphqlPayoutInvites } from '@paydeck/adapters/graphql/receiving/payout-invites'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, type Answer, at, type Client, type Running, sandbox } from '../sandbox/running.ts'

/** ETH address with a checksum in its letter case, from the EIP-55 specification. */
export const checksummedEther = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** Returns an ETH address in lower case, unique for each number. Number 0 is `checksummedEther`. */
export const ether = (number = 0): string =>
  number === 0 ? checksummedEther.toLowerCase() : `0x${number.toString(16).padStart(40, '0')}`

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Returns the payout ports of a signed-in user. They send requests with the app's own clients. */
export const portsOf = (client: Client) => {
  const { graphql } = clientsOf(client)
  const idempotent = makeIdempotentSend(() => crypto.randomUUID())
  return {
    directory: graphqlPayoutDirectory(graphql),
    book: graphqlAddressBook(graphql, idempotent),
    profiles: graphqlPayoutProfiles(graphql, idempotent),
    invites: graphqlPayoutInvites(graphql),
  }
}

/**
 * Creates a user with two-factor authentication who receives payouts. The sender 'Lumen Payroll' pays into the profile
 * 'Savings', and the sender 'Tidewater Studios' into the profile 'Everyday'. The sender 'Cobalt Research' has no profile
 * yet, so the app shows a payout request from this sender.
 */
export const recipient = async (
  overrides: Readonly<Record<string, unknown>> = {},
  on: Promise<Running> | Running = sandbox(),
) => {
  const client = await account('recipient', overrides, on)
  const ports = portsOf(client)
  const profiles = await answered(ports.directory.profiles)
  const payors = await answered(ports.directory.payors)
  return {
    client,
    ...ports,
    profileIds: profiles.map(({ id }) => id),
    walletIds: profiles.map(({ wallet }) => wallet?.id ?? ''),
    payorIds: payors.map(({ id }) => id),
    /** Creates a wallet without a profile. */
    createSpareWallet: (number = 1) =>
      answered(ports.book.createWallet({ currency: 'ETH', address: ether(number), label: 'Spare' })),
    wallets: () => answered(ports.directory.wallets),
    /** Returns, for each profile, the names of its payors. */
    payorNames: async () =>
      (await answered(ports.directory.profiles)).map((profile) => profile.payors.map(({ name }) => name)),
    /** Returns the subjects of the user's emails, newest first. */
    mails: async () =>
      listOf(at(await client.control('GET', 'mails'), 'mails')).map((mail) => String(at(mail, 'subject'))),
    /** Returns the calls that the sandbox has received from this user, oldest first. */
    calls: async () => listOf(at(await client.control('GET', 'calls'), 'calls')),
  }
}

export type Recipient = Awaited<ReturnType<typeof recipient>>

/** Returns the error message of a response, or undefined on success. */
export const errorOf = ({ body }: Answer): unknown => at(body, 'errors', 0, 'message') ?? at(body, 'error')

/** Returns the field `name` below `data.user` in the response of a GraphQL operation. */
export const replyOf = ({ body }: Answer, name: string): unknown => at(body, 'data', 'user', name)

/** Sends a GraphQL operation with its registered document. Returns the error message, or undefined on success. */
export const operationError = async (
  client: Client,
  name: WireEntry,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> => errorOf(await client.graphql(name, variables))
