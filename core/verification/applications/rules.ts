import { withQuery } from '../../kernel/query.ts'
import { queryKeys, routePath } from '../../routes/index.ts'
import type { Application, ApplicationStatus, CollectionStatus, ProductName } from '../model.ts'
import { rowFor } from '../rules.ts'
import type { Standing, VerificationAction } from './model.ts'
import { type ActionRow, actionRows, otherwise } from './tables.ts'

const decided = (
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
): Pick<ActionRow, 'action' | 'standing'> => rowFor<ActionRow>(actionRows, status, collection) ?? otherwise

/** What an application offers its owner; null: nothing, it is approved (VERIF-031). */
export const verificationAction = (
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
): VerificationAction | null => decided(status, collection).action

/** How a verification stands; null: there is no application. */
export const standingOf = (application: Pick<Application, 'status' | 'collectionStatus'> | null): Standing =>
  decided(application?.status ?? null, application?.collectionStatus ?? null).standing

/** Reason of a refusal, for the user to read; null without a refusal or a reason. */
export const refusalReason = (
  application: Pick<Application, 'status' | 'collectionStatus' | 'history'>,
): string | null =>
  standingOf(application) === 'further-action'
    ? (application.history?.findLast(({ step }) => step === 'decided')?.reason ?? null)
    : null

/** Where "Get Verified" and "Continue" lead, inside the app (VERIF-032). */
export const verificationPath = (product: ProductName): string =>
  withQuery(routePath('verification-get-started'), [[queryKeys.product, product]])
