import type { AuthenticationEvent } from '../session/current-session/model.ts'
import { entryEvents, mainPages, payeeFacade, userTokenSuffix } from '../session/current-session/tables.ts'
import type { Feature } from '../session/index.ts'
import { cardAccess, type FeatureRow, features } from '../session/permissions/tables.ts'

/** Rule tables of the session and of permissions. */
export interface SessionTables {
  /** Permissions that show or hide each feature (SESS-039). */
  readonly features: Readonly<Record<Feature, FeatureRow>>
  /** Country and experiment that give access to the card programme (SESS-040). */
  readonly cardAccess: { readonly country: string; readonly experiment: string }
  /** Events of arrivals, by the path of the page from which the user comes (SESS-058). */
  readonly entryEvents: ReadonlyMap<string, AuthenticationEvent>
  /** First path segments of the pages that send an authentication event (SESS-058). */
  readonly mainPages: ReadonlyArray<string>
  /** Suffix of the name of the user's token (SESS-010). */
  readonly userTokenSuffix: string
  /** Facade of the token of an invited recipient (SESS-012). */
  readonly payeeFacade: string
}

/** The rule tables of the session that Paydeck uses. */
export const sessionTables: SessionTables = {
  features,
  cardAccess,
  entryEvents,
  mainPages,
  userTokenSuffix,
  payeeFacade,
}
