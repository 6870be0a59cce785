import { at, type Client } from '../sandbox/running.ts'

/** The ids of the account's invoices, the newest first. */
export const newest = async (client: Client): Promise<ReadonlyArray<string>> => {
  const listed = at(await client.control('GET', 'payments'), 'payments')
  return Array.isArray(listed) ? listed.map((one) => String(at(one, 'id'))) : []
}
