import { at, type Client } from '../sandbox/running.ts'

/** Returns the ids of the account's invoices, newest first. */
export const newestInvoiceIds = async (client: Client): Promise<ReadonlyArray<string>> => {
  const listed = at(await client.control('GET', 'payments'), 'payments')
  return Array.isArray(listed) ? listed.map((one) => String(at(one, 'id'))) : []
}
