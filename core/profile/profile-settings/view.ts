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
import { optInOutcomes, profileRows, verificationTexts } from './tables.ts'

/** What the page is computed from. */
export interface ProfileSettingsState {
  readonly info: UserInfo | null
  /** Address of the user's picture; null: none is known, or it could not be loaded. */
  readonly picture: string | null
  /** Where the toggle was put, until the provider has answered. */
  readonly wish: boolean | null
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

/** What can be done about a row. */
export interface RowAction {
  readonly label: string
  /** In the app, at another address of this site, on another site in a new tab, or by asking again. */
  readonly target:
    | { readonly kind: 'path'; readonly path: string }
    | { readonly kind: 'site'; readonly address: string }
    | { readonly kind: 'external'; readonly address: string }
    | { readonly kind: 'again' }
}

/** The page "Profile", ready to render. */
export interface ProfileSettingsView {
  /** Address of a picture, and what stands in its place. */
  readonly picture: string | null
  readonly initials: string
  readonly name: { readonly label: string; readonly value: string; readonly action: string }
  readonly email: { readonly label: string; readonly value: string }
  readonly notifications: {
    readonly label: string
    readonly note: string
    readonly isOn: boolean
    readonly isBusy: boolean
    /** What came of the last press; null: it is at rest (PROF-036). */
    readonly outcome: string | null
  }
  readonly verification: {
    readonly label: string
    readonly note: string
    /** null until the applications are known, as are the four below. */
    readonly status: { readonly text: string; readonly tone: ApplicationProgressView['tone'] } | null
    /** How much of the collection is done; null too where that is not what it stands at. */
    readonly percent: number | null
    /** Why it stands so, what happens next, and how long that takes. */
    readonly reasons: ReadonlyArray<LabelledText> | null
    /** The time line; null too while nothing has happened. */
    readonly progress: ApplicationProgressView['timeLine']
    readonly action: RowAction | null
  }
  readonly business: { readonly label: string; readonly note: string; readonly action: RowAction }
  /** null: not offered (PROF-017). */
  readonly wallet: { readonly label: string; readonly note: string; readonly action: string } | null
}

const unknownProgress = { status: null, percent: null, reasons: null, progress: null } as const

const verificationRow = ({
  applications: state,
  pages,
  viewing,
}: ProfileSettingsState): ProfileSettingsView['verification'] => {
  const { label, unknown } = verificationTexts
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
  const { label, manage, upgrade } = profileRows.business
  const address = isMerchant ? business.manage : business.upgrade(firstNameOf(info), lastNameOf(info))
  const { note, action } = isMerchant ? manage : upgrade
  return { label, note, action: { label: action, target: { kind: 'site', address } } }
}

/** The toggle stands where the profile says, and while it is being changed where it was put (PROF-012, PROF-034). */
export const profileSettingsView = (state: ProfileSettingsState): ProfileSettingsView => {
  const { info, picture, wish, toggle, canPairWallet } = state
  const { name, email, notifications, wallet } = profileRows
  return {
    picture,
    initials: initialsOf(info),
    name: { label: name.label, value: fullNameOf(info) ?? name.missing, action: name.action },
    email: { label: email.label, value: info?.email ?? '' },
    notifications: {
      ...notifications,
      isOn: wish ?? info?.optInEmailMarketing ?? false,
      isBusy: toggle.status === 'loading',
      outcome: toggle.status === 'success' || toggle.status === 'failed' ? optInOutcomes[toggle.status] : null,
    },
    verification: verificationRow(state),
    business: businessRow(state),
    wallet: canPairWallet ? wallet : null,
  }
}
