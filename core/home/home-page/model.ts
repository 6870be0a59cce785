import type { Notice } from '../../platform/notice.ts'
import type { ExternalPage } from '../../platform/ports.ts'

/** Modals that the home page opens. */
export type HomePageModal = 'add-funds' | 'missing-ssn'

/** Icons of the notices. */
export type NoticeIcon = 'person' | 'shield' | 'alert' | 'gift'

/** Action of a notice's button. */
export type NoticeAction =
  | { readonly kind: 'path'; /** In-app path. */ readonly to: string }
  | { readonly kind: 'modal'; readonly name: 'missing-ssn' }
  | { readonly kind: 'page'; readonly page: ExternalPage }

/** Data of a notice on the home page, which asks the user for an action. */
export interface NoticeRow {
  readonly id: string
  /** Emphasised start of the description. */
  readonly lead: string
  readonly description: string
  readonly iconSrc: NoticeIcon
  readonly actionText: string
  readonly action: NoticeAction
}

/** Notices that are the same for every user (HOME-007). */
export interface NoticeRows {
  readonly addName: NoticeRow
  readonly missingShopperInfo: NoticeRow
  readonly acceptInvite: NoticeRow & { readonly action: { readonly kind: 'path' } }
}

/** A banner on the home page, ready to render (HOME-003 to HOME-005). */
export interface HomeNotice extends Notice {
  /** Emphasised start of the description; null if there is none. */
  readonly lead: string | null
  /** In-app path if the notice's button opens a page of the app, so that a front end can render a link; otherwise null. */
  readonly to: string | null
}

/** Data from other slices. The data decides which notices are shown (HOME-007). */
export interface NoticeFacts {
  /** Null until the profile is loaded, so that no notice asks for a name that the profile already has. */
  readonly name: { readonly firstName: string | null; readonly lastName: string | null } | null
  readonly shopper: ApplicationFacts
  readonly recipient: ApplicationFacts
  readonly isMissingShopperInfo: boolean
  /** Token of the invite in the URL at start; null if there is none. */
  readonly invite: string | null
  /** Number of payors that belong to no payout profile yet. */
  readonly payoutRequests: number
  /** True if the user has payors or an invite. */
  readonly isRecipient: boolean
}

/** Action that a verification application offers the user. */
export type ApplicationAction = 'continue' | 'contact-support' | 'get-verified'

/** Action and texts of the verification application for a product. */
export interface ApplicationFacts {
  readonly verified: boolean
  readonly isRefused: boolean
  readonly lead: string
  readonly description: string
  /** Null if nothing is left to do, and until the applications are loaded. */
  readonly action: {
    readonly name: ApplicationAction
    readonly label: string
    /** In-app path; null if the action opens the support site. */
    readonly to: string | null
  } | null
}

/** A debit card, ready to render. */
export interface CardRow {
  readonly id: string
  readonly name: string
  readonly fullName: string
  readonly lastFour: string
  /** Name and last four digits for screen readers. */
  readonly label: string
  /** Last four digits as they are shown beside the name. */
  readonly digits: string
  /** Text over the picture of a locked card; null if the card is not locked. */
  readonly overlay: string | null
  readonly balanceLabel: string
  readonly balance: string
  /** Label of the add-funds button, with the name of the card; null if the card cannot be topped up (HOME-020). */
  readonly addFunds: string | null
  /** In-app path of the card's page. */
  readonly to: string
}

/** Total balance of all cards, ready to render. */
export interface TotalBalance {
  readonly label: string
  /** Dollars and cents, which are shown in different styles; null if no balance is known. */
  readonly amount: { readonly whole: string; readonly cents: string } | null
  /** Text in place of an unknown amount. */
  readonly unavailable: string
  /** Text below the amount. */
  readonly note: string
  /** Button that adds funds to a card; null if no card can be topped up. */
  readonly addFunds: { readonly label: string; readonly cardId: string } | null
}
