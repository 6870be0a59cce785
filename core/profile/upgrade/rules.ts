import { withQuery } from '../../kernel/query.ts'
import { authenticationPaths } from '../../platform/addresses.ts'

/** Where a shopper becomes a merchant; names that are empty or not known are left out (ROUTE-060, ROUTE-061). */
export const finishSignupAddress = (firstName: string | null, lastName: string | null): string =>
  withQuery(
    authenticationPaths.finishSignup,
    (
      [
        ['firstName', firstName ?? ''],
        ['lastName', lastName ?? ''],
      ] as const
    ).filter(([, name]) => name !== ''),
  )
