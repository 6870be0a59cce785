import { activityKind, activityOf, type ActivityRecords, type SourceItem, type TimelineRecord } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getActivity, toActivityInput } from '../../wire/activity/timeline.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { supportCheck } from '../capability.ts'
import { transactionOf } from '../cards/shared.ts'
import { activitiesOf } from '../payments/shared.ts'

type RecordDto = ReplyOf<typeof getActivity>['activity']['records'][number]

/** Returns the item of a record. Empty if the item is unreadable. */
const itemOf = (dto: RecordDto['record']): ReadonlyArray<SourceItem> => {
  switch (dto.__typename) {
    case 'CardItem': {
      const { debitCardId: cardId, isPending } = dto
      const transaction = transactionOf(dto.transaction)
      // The lists of a card mark pending loads in the same way.
      const isTopUp = isPending && activityKind(transaction) === 'load'
      return [{ source: 'card', cardId, isPending, item: { ...activityOf(transaction, isPending), isTopUp } }]
    }
    case 'SecurityChange': {
      const { __typename: _, ...item } = dto
      return [{ source: 'security', item }]
    }
    case 'Invoice':
    case 'Payout':
      return activitiesOf([dto]).map((item) => ({ source: 'payments', item }))
  }
}

const recordsOf = (dtos: ReadonlyArray<RecordDto>): ReadonlyArray<TimelineRecord> =>
  dtos.flatMap(({ part, record: dto }) => itemOf(dto).map((record) => ({ record, part })))

/** Implements the port `ActivityRecords`. */
export const graphqlActivityRecords = (client: GraphqlClient): ActivityRecords => {
  const whereSupported = supportCheck()
  return {
    page: ({ timeZone, limit, after, ...query }) =>
      F.pipe(
        client.call(getActivity)({
          ...toActivityInput(query),
          timeZone,
          limit,
          ...(after === null ? {} : { after }),
        }),
        TE.map(({ activity: { records, after: next, first } }) => ({
          records: recordsOf(records),
          after: next,
          first: first === null ? null : { ...first, pending: recordsOf(first.pending) },
        })),
        whereSupported,
      ),
  }
}
