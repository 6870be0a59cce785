import type { FastifyInstance } from 'fastify'
import { refuse } from '../handler.ts'

const formType = /^application\/x-www-form-urlencoded(;|$)/i
const formLimit = 16 * 1024

/** Routes whose bodies are forms of our own pages. */
export const takesForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && !formType.test(request.headers['content-type'] ?? '')) {
      refuse(415, 'The body has to be a form.')
    }
  })
}

/** The first value of each field; an empty text for a field that is not there. */
export const formOf = (body: unknown): ((name: string) => string) => {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  return (name) => fields.get(name) ?? ''
}
