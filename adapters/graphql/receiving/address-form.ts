import type { AddressBook } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { Submit } from '../../transport/idempotent-sends.ts'
import { createWallet, deleteWallet, updateWallet, validateAddress } from '../../wire/receiving/address-form.ts'

export const graphqlAddressBook = (client: GraphqlClient, submit: Submit): AddressBook => {
  const create = submit(createWallet, client.call(createWallet))
  return {
    validate: (input) =>
      F.pipe(
        client.call(validateAddress)(input),
        TE.map((reply) => reply.validateAddress),
      ),
    createWallet: (input) =>
      F.pipe(
        create(input),
        TE.map((reply) => reply.createWallet.id),
      ),
    updateWallet: ({ twoFactorCode, ...update }) =>
      F.pipe(client.call(updateWallet)({ ...update, ...(twoFactorCode === null ? {} : { twoFactorCode }) }), TE.asUnit),
    deleteWallet: (input) => F.pipe(client.call(deleteWallet)(input), TE.asUnit),
  }
}
