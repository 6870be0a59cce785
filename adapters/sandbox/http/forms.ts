import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStorable } from '../calls/body.ts'
import { refuse } from '../kernel/refusals.ts'
import { isWellEncoded, refuseUnreadable } from '../kernel/utf8.ts'
import { acceptTexts } from './bodies.ts'
import { hasFile, acceptFiles } from './uploads.ts'

const formType = /^application\/x-www-form-urlencoded(;|$)/i
const formLimit = 16 * 1024

/** Limits of forms that contain a file. */
interface FileForms {
  /** Maximum size of the whole body, in bytes. */
  readonly limit: number
  /** Maximum wait for the next part of the body, in milliseconds. */
  readonly silence: number
}

/** Accepts request bodies of the forms on our own pages. With `files`, also accepts forms that contain a file. */
export const acceptForms = (app: FastifyInstance, files: FileForms | null = null): void => {
  acceptTexts(app, { limit: formLimit })
  if (files !== null) acceptFiles(app, files.limit, files.silence)
  app.addHook('onRequest', async (request) => {
    const isForm = formType.test(request.headers['content-type'] ?? '') || (files !== null && hasFile(request))
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isForm) refuse(415, 'The body must be a form.')
  })
}

/**
 * Returns a function that reads the first value of a form field, or an empty text if the field is missing. Refuses texts
 * that the database cannot store.
 */
export const formOf = (body: unknown): ((name: string) => string) => {
  const text = typeof body === 'string' ? body : ''
  const fields = new URLSearchParams(text)
  if (!isWellEncoded(text) || ![...fields.values()].every(isStorable)) refuseUnreadable('form')
  return (name) => fields.get(name) ?? ''
}

type Addressed = Pick<FastifyRequest, 'url'>

/** Parses the query string of a request whose query is never stored. Refuses invalid UTF-8. */
export const readQueryOf = ({ url }: Addressed): URLSearchParams =>
  isWellEncoded(url) ? new URLSearchParams(url.split('?')[1] ?? '') : refuseUnreadable('address')

/** Parses the query string of a request. Refuses texts that the database cannot store. */
export const queryOf = (request: Addressed): URLSearchParams => {
  const query = readQueryOf(request)
  return [...query.values()].every(isStorable) ? query : refuseUnreadable('address')
}
