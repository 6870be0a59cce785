import { readFileSync } from 'node:fs'
import type { Call } from '@paydeck/adapters/wire/call'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { refuseOperation } from './missing-calls.ts'
import { callOf, isEntry } from './table.ts'

type GraphqlCall = Extract<Call, { readonly kind: 'graphql' }>

const readSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(new URL('../../wire/schema.graphql', import.meta.url), 'utf8'))

const makeDocuments = () => {
  let schema: GraphQLSchema | null = null
  const prepared = new Map<string, DocumentNode>()
  return (call: GraphqlCall): { readonly schema: GraphQLSchema; readonly document: DocumentNode } => {
    schema ??= readSchema()
    const document = prepared.get(call.name) ?? parse(call.document)
    if (!prepared.has(call.name)) {
      const errors = validate(schema, document)
      if (errors.length > 0)
        throw new Error(`The document of ${call.name} does not match the schema: ${errors.join('; ')}`)
      prepared.set(call.name, document)
    }
    return { schema, document }
  }
}

/** Parsed documents of the operations, each validated against the schema once. */
export const documentOf = makeDocuments()

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A handler's reply uses the aliases of the document, so an alias takes precedence over the field's name.
const byReplyName: GraphQLFieldResolver<unknown, unknown> = (source, _arguments, _context, info) => {
  if (!isPlain(source)) return undefined
  return Object.hasOwn(source, info.path.key) ? source[info.path.key] : source[info.fieldName]
}

export interface GraphqlRequest {
  readonly name: WireEntry
  readonly csrf: string
  readonly token: string
  readonly variables: Readonly<Record<string, unknown>>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the body of an operation (CALL-008). Only the registered document of a known operation is run. */
export const graphqlRequest = (body: Readonly<Record<string, unknown>>): GraphqlRequest => {
  const name = text(body['operationName'])
  const call = isEntry(name) ? callOf(name) : null
  if (!isEntry(name) || call?.kind !== 'graphql' || body['query'] !== call.document) {
    return refuseOperation()
  }
  const variables = isPlain(body['variables']) ? body['variables'] : {}
  return { name, csrf: text(variables['csrf']), token: text(variables['token']), variables }
}

/**
 * Builds the response of an operation: the handler's reply as the field `user`, reduced to the fields that the operation
 * selects.
 */
export const graphqlReply = async (
  request: GraphqlRequest,
  answered: { readonly input: unknown; readonly reply: unknown },
): Promise<unknown> => {
  const call = callOf(request.name)
  if (call.kind !== 'graphql') throw new Error(`${request.name} is not an operation.`)
  const { schema, document } = documentOf(call)
  const input: unknown = call.input.encode(answered.input)
  const result = await execute({
    schema,
    document,
    rootValue: { user: answered.reply },
    variableValues: { ...(isPlain(input) ? input : {}), token: request.token, csrf: request.csrf },
    fieldResolver: byReplyName,
    operationName: request.name,
  })
  const [error] = result.errors ?? []
  if (error !== undefined)
    throw new Error(`The response of ${request.name} does not match the schema: ${error.message}`)
  return { data: result.data }
}
