import { type UserAccount, visibleText } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { startGetBasicInfo } from '../../wire/profile/basic-info.ts'

const visibleName = (name: string | null): string | null => name && visibleText(name)

export const graphqlUserAccount = (client: GraphqlClient): UserAccount => ({
  basicInfo: F.pipe(
    client.call(startGetBasicInfo)(),
    TE.map((info) => ({
      ...info,
      name: visibleName(info.name),
      firstName: visibleName(info.firstName),
      lastName: visibleName(info.lastName),
    })),
  ),
})
