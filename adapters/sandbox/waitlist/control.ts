import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import type { ChangeContext } from '../control/part.ts'

const optInCodec = nullable(record({ emailSubscribe: t.string, attributes: list(t.string) }))

export const optInFields = { optIn: optInCodec }

/** Sets the marketing data of the user's email address; null deletes the data. Does nothing if `optIn` is missing. */
export const changeOptIn = async (
  { queries, now }: ChangeContext,
  { email }: User,
  { optIn }: { readonly optIn?: t.TypeOf<typeof optInCodec> | undefined },
): Promise<void> => {
  if (optIn === undefined) return
  await queries.deleteFrom('optIns').where('email', '=', email).execute()
  if (optIn === null) return
  await queries
    .insertInto('optIns')
    .values({ email, emailSubscribe: optIn.emailSubscribe, emailOptedInAt: now })
    .execute()
  for (const attribute of new Set(optIn.attributes)) {
    await queries.insertInto('optInAttributes').values({ email, attribute, createdAt: now }).execute()
  }
}
