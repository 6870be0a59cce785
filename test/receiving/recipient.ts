import { graphqlPayoutDirectory } from '@paydeck/adapters/graphql/receiving/address-directory'
import { graphqlAddressBook, graphqlPayoutProfiles } from '@paydeck/adapters/graphql/receiving/address-form'
import { graphqlPayoutInvites } from '@paydeck/adapters/graphql/receiving/payout-invites'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, type Answer, at, type Client, type Running, sandbox } from '../sandbox/running.ts'

/** Address of ETH whose letter case is its checksum, from the EIP-55 specification. */
export const checksummedEther = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** Address of ETH in canonical form: each number is another one, and 0 is `checksummedEther`. */
export const ether = (number = 0): string =>
  number === 0 ? checksummedEther.toLowerCase() : `0x${number.toString(16).padStart(40, '0')}`

const listed = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** A user's ports, over the app's own clients. */
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
 * A user who is paid out: Lumen Payroll pays into the profile Savings, Tidewater Studios into Everyday, and Cobalt
 * Research waits as a request. Two-factor is on.
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
    /** A wallet that no profile has. */
    spare: (number = 1) =>
      answered(ports.book.createWallet({ currency: 'ETH', address: ether(number), label: 'Spare' })),
    wallets: () => answered(ports.directory.wallets),
    /** Names of the payors of each profile. */
    members: async () =>
      (await answered(ports.directory.profiles)).map((profile) => profile.payors.map(({ name }) => name)),
    /** Subjects of the mails to them, newest first. */
    mails: async () =>
      listed(at(await client.control('GET', 'mails'), 'mails')).map((mail) => String(at(mail, 'subject'))),
    /** What the app called, oldest first. */
    calls: async () => listed(at(await client.control('GET', 'calls'), 'calls')),
  }
}

export type Recipient = Awaited<ReturnType<typeof recipient>>

/** Why an operation was refused; undefined: it was not. */
export const refusal = ({ body }: Answer): unknown => at(body, 'errors', 0, 'message') ?? at(body, 'error')

/** What stands below `user` in the answer of an operation. */
export const reply = ({ body }: Answer, name: string): unknown => at(body, 'data', 'user', name)

/** An operation with its registered document, and what it was refused with. */
export const refusalOf = async (
  client: Client,
  name: WireEntry,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> => refusal(await client.graphql(name, variables))
