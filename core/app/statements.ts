import { makeStatements } from '../activity/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slice of the statements page. */
export const statementsMakers = {
  statements: maker(
    [
      'stores',
      'clock',
      'log',
      'configuration',
      'device',
      'files',
      'storage',
      'activityRecords',
      'cardAccounts',
      'cardActivities',
      'paymentLists',
      'securityRecord',
      'yearPacks',
      'monthStatements',
    ],
    [],
    makeStatements,
  ),
} satisfies Makers<'statements'>
