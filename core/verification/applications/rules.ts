import { withQuery } from '../../kernel/query.ts'
import { queryKeys, routePath } from '../../routes/index.ts'
import type { ApplicationStatus, CollectionStatus, ProductName } from '../model.ts'
import { rowFor } from '../rules.ts'
import type { VerificationAction } from './model.ts'
import { type ActionRow, actionRows, otherwise } from './tables.ts'

/** What an application offers its owner; null: nothing, it is approved (VERIF-031). */
export const verificationAction = (
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
): VerificationAction | null => {
  const row = rowFor<ActionRow>(actionRows, status, collection)
  return row === undefined ? otherwise : row.action
}

/** Where "Get Verified" and "Continue" lead, inside the app (VERIF-032). */
export const verificationPath = (product: ProductName): string =>
  withQuery(routePath('verification-get-started'), [[queryKeys.product, product]])
