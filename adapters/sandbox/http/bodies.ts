import type { FastifyInstance } from 'fastify'
import { refuseUnreadable, textOf } from '../kernel/utf8.ts'

/** Reads request bodies of the given media types as text. Refuses bodies that are not well-formed text. */
export const acceptTexts = (
  app: FastifyInstance,
  { types = '*', limit }: { readonly types?: string | Array<string>; readonly limit?: number } = {},
): void => {
  const reading = { parseAs: 'buffer', ...(limit === undefined ? {} : { bodyLimit: limit }) } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    types,
    reading,
    async (_request: unknown, body: Buffer) => textOf(body) ?? refuseUnreadable('body'),
  )
}
