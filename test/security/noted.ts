import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { answered, clientsOf } from '../sandbox/clients.ts'
import type { Client } from '../sandbox/running.ts'

/** What the provider has noted of an account; `before` as the port has it. */
export const pageOf = async (client: Client, before: string | null = null) => {
  const page = await answered(restSecurityRecord(clientsOf(client).rest).page({ before }))
  if (page === 'unsupported') throw new Error('The sandbox offers its history.')
  return page
}

/** The newest events, by their kinds. */
export const kindsOf = async (client: Client) => (await pageOf(client)).events.map(({ kind }) => kind)
