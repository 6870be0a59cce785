import { record } from '@paydeck/adapters/wire/codec'
import type { FastifyInstance } from 'fastify'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { placeOf, searchPlaces } from './gazetteer.ts'

/** Maximum number of suggestions, as is usual for a maps service. */
const mostPlaces = 5
/** Longest accepted search text. */
const longestInput = 200

const Suggesting = record({ key: t.string, input: t.string }, { country: t.string, type: t.string })
const Resolving = record({ key: t.string, id: t.string })

const readAs = <A extends { readonly key: string }>(codec: t.Type<A, unknown, unknown>, body: unknown): A => {
  const read = codec.decode(body)
  if (E.isLeft(read)) return refuse(400, 'The request is not valid.', { code: 'input' })
  // Any key is accepted, since it protects nothing in the sandbox.
  return read.right.key === '' ? refuse(403, 'The maps service needs a key.', { code: 'key' }) : read.right
}

/**
 * Routes for the script of the maps stand-in. The requests identify no user, and the server stores no typed text (CALL-120).
 */
export const mapsRoutes = async (app: FastifyInstance): Promise<void> => {
  app.post('/stand-ins/maps/suggestions', async ({ body }) => {
    const { input, country = '', type = '' } = readAs(Suggesting, body)
    if (input.length > longestInput) return []
    return searchPlaces({ input, country, type }, mostPlaces).map(({ id, text }) => ({ id, text }))
  })
  app.post('/stand-ins/maps/place', async ({ body }) => {
    const place = placeOf(readAs(Resolving, body).id)
    return place === null ? notFound() : place.components
  })
}
