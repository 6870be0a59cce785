import type { UserAccount } from '@paydeck/core'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { startGetBasicInfo } from '../../wire/profile/basic-info.ts'

export const graphqlUserAccount = (client: GraphqlClient): UserAccount => ({
  basicInfo: client.call(startGetBasicInfo)(),
})
