import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import type { Configuration } from '../../platform/ports.ts'
import {
  applicationFor,
  type ApplicationProgressView,
  applicationProgressView,
  applicationsView,
  type ApplicationsState,
  type LabelledText,
  type Viewing,
} from '../../verification/index.ts'
import { type UserInfo, firstNameOf, fullNameOf, initialsOf, lastNameOf } from '../basic-info/index.ts'
import { optInTexts, profileTexts } from '../texts.ts'

/** State from which the page is computed. */
export interface ProfileSettingsState {
  readonly info: UserInfo | null
  /** URL of the user's picture. Null if the URL is unknown or the picture failed to load. */
  readonly picture: string | null
  /** Position of the toggle while a change is in flight; otherwise null. */
  readonly pendingOptIn: boolean | null
  readonly toggle: Remote<Fault>
  readonly applications: ApplicationsState
  readonly viewing: Viewing
  readonly isMerchant: boolean
  readonly canPairWallet: boolean
  readonly pages: Configuration['pages']
  readonly business: {
    readonly manage: string
    readonly upgrade: (firstName: string | null, lastName: string | null) => string
  }
}

/** Button of a row. */
export interface RowAction {
  readonly label: string
  /**
   * Target of the button: a page of the app, a page of the same site outside the app, a page of another site in a new tab,
   * or a retry.
   */
  readonly target:
    | { readonly kind: 'path'; readonly path: string }
    | { readonly kind: 'site'; readonly address: string }
    | { readonly kind: 'external'; readonly address: string }
    | { readonly kind: 'again' }
}

/** Profile page, ready to render. */
export interface ProfileSettingsView {
  /** URL of the user's picture. Null: the initials are shown. */
  readonly picture: string | null
  readonly initials: string
  readonly name: { readonly label: string; readonly value: string; readonly action: string }
  readonly email: { readonly label: string; readonly value: string }
  readonly notifications: {
    readonly label: string
    readonly note: string
    readonly isOn: boolean
    readonly isBusy: boolean
    /** Message about the last change, shown for a limited time (PROF-036). Null at all other times. */
    readonly outcome: string | null
  }
  readonly verification: {
    readonly label: string
    readonly note: string
    /**
     * Status of the verification. Like `percent`, `reasons` and `progress`, it is null until the applications are loaded.
     */
    readonly status: { readonly text: string; readonly tone: ApplicationProgressView['tone'] } | null
    /**
     * Percentage of the documents and data that are complete. Null if the application is not started or already submitted.
     */
    readonly percent: number | null
    /** Explanations: reason for the status, next step and usual duration. */
    readonly reasons: ReadonlyArray<LabelledText> | null
    /** Time line of the application. Null until the applications are loaded, and for a user who has not applied. */
    readonly progress: ApplicationProgressView['timeLine']
    readonly action: RowAction | null
  }
  readonly business: { readonly label: string; readonly note: string; readonly action: RowAction }
  /** Row that pairs a wallet app. Null if the provider does not offer pairing (PROF-017). */
  readonly wallet: { readonly label: string; readonly note: string; readonly action: string } | null
}

const unknownProgress = { status: null, percent: null, reasons: null, progress: null } as const

const verificationRow = ({
  applications: state,
  pages,
  viewing,
}: ProfileSettingsState): ProfileSettingsView['verification'] => {
  const { label, unknown } = profileTexts.verification
  if (state.applications === null) {
    const again: RowAction = { label: unknown.action, target: { kind: 'again' } }
    return { label, note: unknown.note, ...unknownProgress, action: state.status === null ? again : null }
  }
  const application = applicationFor('individualShopperTier1', state.applications)
  const { action } = applicationsView(state).products.individualShopperTier1
  const progress = applicationProgressView('individualShopperTier1', application, viewing)
  return {
    label,
    note: progress.line,
    status: { text: progress.header, tone: progress.tone },
    percent: progress.percent,
    reasons: [progress.why, progress.next, ...(progress.usual === null ? [] : [progress.usual])],
    progress: progress.timeLine,
    action:
      action === null
        ? null
        : {
            label: action.label,
            target:
              action.to === null ? { kind: 'external', address: pages.support } : { kind: 'path', path: action.to },
          },
  }
}

const businessRow = ({ info, isMerchant, business }: ProfileSettingsState): ProfileSettingsView['business'] => {
  const { label, manage, upgrade } = profileTexts.business
  const address = isMerchant ? business.manage : business.upgrade(firstNameOf(info), lastNameOf(info))
  const { note, action } = isMerchant ? manage : upgrade
  return { label, note, action: { label: action, target: { kind: 'site', address } } }
}

/**
 * Computes the page. The toggle shows the value of the profile, or the user's input during a change (PROF-012, PROF-034).
 */
export const profileSettingsView = (state: ProfileSettingsState): ProfileSettingsView => {
  const { info, picture, pendingOptIn, toggle, canPairWallet } = state
  const { name, email, notifications, wallet } = profileTexts
  return {
    picture,
    initials: initialsOf(info),
    name: { label: name.label, value: fullNameOf(info) ?? name.missing, action: name.action },
    email: { label: email.label, value: info?.email ?? '' },
    notifications: {
      ...notifications,
      isOn: pendingOptIn ?? info?.optInEmailMarketing ?? false,
      isBusy: toggle.status === 'loading',
      outcome: toggle.status === 'success' || toggle.status === 'failed' ? optInTexts[toggle.status] : null,
    },
    verification: verificationRow(state),
    business: businessRow(state),
    wallet: canPairWallet ? wallet : null,
  }
}
