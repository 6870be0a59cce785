import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { answered, clientsOf } from '../sandbox/clients.ts'
import type { Client } from '../sandbox/running.ts'

/**
 * Returns a page of the security history. `before` is the cursor that the previous page returned, or null for the first
 * page.
 */
export const pageOf = async (client: Client, before: string | null = null) => {
  const page = await answered(restSecurityRecord(clientsOf(client).rest).page({ before }))
  if (page === 'unsupported') throw new Error('The sandbox offers its history.')
  return page
}

/** Returns the kinds of the newest events. */
export const kindsOf = async (client: Client) => (await pageOf(client)).events.map(({ kind }) => kind)
