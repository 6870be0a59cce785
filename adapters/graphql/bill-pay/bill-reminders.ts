import type { DueBills } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getBillReminders } from '../../wire/bill-pay/bill-reminders.ts'
import { supportCheck } from '../capability.ts'
import { distinct } from './shared.ts'

export const graphqlDueBills = (client: GraphqlClient): DueBills => ({
  due: F.pipe(
    client.call(getBillReminders)(),
    TE.map(({ billReminders }) =>
      distinct(billReminders, ({ accountId }) => accountId).toSorted((one, other) => one.dueAt - other.dueAt),
    ),
    supportCheck(),
  ),
})
