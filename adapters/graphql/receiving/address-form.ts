import type { AddressBook, PayoutProfiles } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { IdempotentSend } from '../../transport/idempotent-sends.ts'
import * as calls from '../../wire/receiving/address-form.ts'

export const graphqlAddressBook = (client: GraphqlClient, idempotent: IdempotentSend): AddressBook => {
  const create = idempotent(calls.createWallet, client.call(calls.createWallet))
  return {
    validate: (input) =>
      F.pipe(
        client.call(calls.validateAddress)(input),
        TE.map((reply) => reply.validateAddress),
      ),
    createWallet: (input) =>
      F.pipe(
        create(input),
        TE.map((reply) => reply.createWallet.id),
      ),
    updateWallet: ({ twoFactorCode, ...update }) =>
      F.pipe(
        client.call(calls.updateWallet)({ ...update, ...(twoFactorCode === null ? {} : { twoFactorCode }) }),
        TE.asUnit,
      ),
    deleteWallet: (input) => F.pipe(client.call(calls.deleteWallet)(input), TE.asUnit),
  }
}

export const graphqlPayoutProfiles = (client: GraphqlClient, idempotent: IdempotentSend): PayoutProfiles => {
  const create = idempotent(calls.createPayoutProfile, client.call(calls.createPayoutProfile))
  const addPayorToWallet = idempotent(calls.addPayorToWallet, client.call(calls.addPayorToWallet))
  return {
    create: (input) =>
      F.pipe(
        create(input),
        TE.map(({ createPayoutProfile }) => createPayoutProfile),
      ),
    // If no field has changed, the client sends no request (CALL-068).
    update: (input) => {
      const [includeName, includeWallet] = [input.name !== undefined, input.walletId !== undefined]
      return includeName || includeWallet
        ? F.pipe(client.call(calls.updatePayoutProfile)({ ...input, includeName, includeWallet }), TE.asUnit)
        : TE.right(undefined)
    },
    remove: (input) =>
      F.pipe(
        client.call(calls.deletePayoutProfile)(input),
        TE.map(({ deletePayoutProfile }) => deletePayoutProfile),
      ),
    addPayor: (input) => F.pipe(client.call(calls.addPayorToProfile)(input), TE.asUnit),
    removePayor: (input) => F.pipe(client.call(calls.removePayorFromProfile)(input), TE.asUnit),
    addPayorToWallet: (input) =>
      F.pipe(
        addPayorToWallet(input),
        TE.map((reply) => reply.addPayorToWallet),
      ),
  }
}
