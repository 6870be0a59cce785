import { withQuery } from '../../kernel/query.ts'
import { queryKeys, routePath } from '../../routes/index.ts'
import type { Application, ApplicationStatus, CollectionStatus, ProductName } from '../model.ts'
import { rowFor } from '../rules.ts'
import type { Standing, VerificationAction } from './model.ts'
import { type ActionRow, actionRows, otherwise } from './tables.ts'

const rowOf = (
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
  rows: ReadonlyArray<ActionRow> = actionRows,
): Pick<ActionRow, 'action' | 'standing'> => rowFor(rows, status, collection) ?? otherwise

/**
 * Returns the action that an application offers; null if it is approved (VERIF-031).
 * @example
 * verificationAction('approved', null) // null
 */
export const verificationAction = (
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
  rows?: ReadonlyArray<ActionRow>,
): VerificationAction | null => rowOf(status, collection, rows).action

/**
 * Returns the standing of an application. If the application is null, the user has not applied.
 * @example
 * standingOf(null) // 'not-started'
 * standingOf({ status: 'rejected', collectionStatus: null }) // 'further-action'
 */
export const standingOf = (
  application: Pick<Application, 'status' | 'collectionStatus'> | null,
  rows?: ReadonlyArray<ActionRow>,
): Standing => rowOf(application?.status ?? null, application?.collectionStatus ?? null, rows).standing

/**
 * Returns the reason why the provider refused the user, as text for the user. Null if the provider has not refused the user,
 * or has given no reason.
 * @example
 * const history = [{ step: 'decided', at: '2026-03-10T00:00:00Z', reason: 'Blurred photo' }]
 * refusalReason({ status: 'rejected', collectionStatus: null, history }) // 'Blurred photo'
 * refusalReason({ status: 'pending', collectionStatus: null, history }) // null
 */
export const refusalReason = (
  application: Pick<Application, 'status' | 'collectionStatus' | 'history'>,
): string | null =>
  standingOf(application) === 'further-action'
    ? (application.history?.findLast(({ step }) => step === 'decided')?.reason ?? null)
    : null

/**
 * Returns the in-app path of "Get Verified" and "Continue" (VERIF-032).
 * @example
 * verificationPath('payoutsRecipient') // '/verification/get-started?apply=payoutsRecipient'
 */
export const verificationPath = (product: ProductName): string =>
  withQuery(routePath('verification-get-started'), [[queryKeys.product, product]])
