import type { Call } from '@paydeck/adapters/wire/call'
import { operationField } from '@paydeck/adapters/wire/specified'
import type { User } from '../account/tables.ts'
import { notFound, refuse } from '../kernel/refusals.ts'

/** Code of the refusal of an unknown GraphQL operation. */
export const operationCode = 'operation'

/** Refuses a GraphQL operation that the provider does not know. */
export const refuseOperation = (): never =>
  refuse(400, 'Unknown operation.', { code: operationCode, field: operationField })

/** Refuses an optional call that is turned off for the account, as a provider without this call does. */
export const checkOffered = (
  { kind, name }: Pick<Call, 'kind' | 'name'>,
  { missingCalls }: Pick<User, 'missingCalls'>,
): void => {
  if (!missingCalls.includes(name)) return
  if (kind === 'graphql') refuseOperation()
  notFound()
}
