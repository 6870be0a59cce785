import { type Configuration, externalPages, thirdPartyScripts } from '@paydeck/core'
import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import { fromJson } from '../transport/json.ts'
import { list, record } from '../wire/codec.ts'
import { configurationMeta } from './configuration-meta.ts'

const texts = <K extends string>(keys: ReadonlyArray<K>): t.Type<Readonly<Record<K, string>>, unknown, unknown> =>
  record(Object.fromEntries(keys.map((key) => [key, t.string]))) as unknown as t.Type<
    Readonly<Record<K, string>>,
    unknown,
    unknown
  >

/** Configuration in the document. Servers of earlier versions omit `pictureOrigins`. */
const ConfigurationCodec = record(
  {
    productName: t.string,
    supportPhone: t.string,
    cardNotice: t.string,
    walletScheme: t.string,
    isWallet: t.boolean,
    pages: texts(externalPages),
    avatars: t.string,
    explorer: t.string,
    scripts: texts(thirdPartyScripts),
  },
  { pictureOrigins: list(t.string) },
)

/**
 * Reads the configuration that the server wrote into the document.
 * @throws if the document contains no readable configuration, which is a mistake of the server's operator
 */
export const configurationOf = (document: Pick<Document, 'querySelector'>): Configuration => {
  const text = document.querySelector(`meta[name="${configurationMeta}"]`)?.getAttribute('content') ?? ''
  return F.pipe(
    ConfigurationCodec.decode(fromJson(text, null)),
    E.map(({ pictureOrigins = [], ...others }): Configuration => ({ ...others, pictureOrigins })),
    E.getOrElseW(() => {
      throw new Error(`The document has no readable ${configurationMeta}`)
    }),
  )
}
