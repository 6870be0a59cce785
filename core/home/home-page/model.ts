import type { Notice } from '../../platform/notice.ts'
import type { ExternalPage } from '../../platform/ports.ts'

/** Modals that the home page opens. */
export type HomePageModal = 'add-funds' | 'missing-ssn'

/** Icons that the notices of home name. */
export type NoticeIcon = 'person' | 'shield' | 'alert' | 'gift'

/** What the action button of a notice does. */
export type NoticeAction =
  | { readonly kind: 'path'; /** In-app path. */ readonly to: string }
  | { readonly kind: 'modal'; readonly name: 'missing-ssn' }
  | { readonly kind: 'page'; readonly page: ExternalPage }

/** Something that the user should do, without the means to do it: what a notice is made from. */
export interface NoticeRow {
  readonly id: string
  /** The words that begin the description and stand out. */
  readonly lead: string
  readonly description: string
  readonly iconSrc: NoticeIcon
  readonly actionText: string
  readonly action: NoticeAction
}

/** A banner on the home page, ready to render (HOME-003 to HOME-005). */
export interface HomeNotice extends Notice {
  /** The words that begin the description and stand out; null when none do. */
  readonly lead: string | null
  /** In-app path when the action is navigation, so that a front end can make it a link. */
  readonly to: string | null
}

/** What the slices know that decides on the notices (HOME-007). */
export interface NoticeFacts {
  /** null until known: no notice asks for a name that may be there. */
  readonly name: { readonly firstName: string | null; readonly lastName: string | null } | null
  readonly shopper: ApplicationFacts
  readonly recipient: ApplicationFacts
  readonly isMissingShopperInfo: boolean
  /** The invite token of the start query; null: none is held. */
  readonly invite: string | null
  /** How many payors wait for an address. */
  readonly payoutRequests: number
  /** True if the user has payors or an invite. */
  readonly isRecipient: boolean
}

/** What the user can do about an application. */
export type ApplicationAction = 'continue' | 'contact-support' | 'get-verified'

/** What a product's application offers its owner, and in which words it asks for it. */
export interface ApplicationFacts {
  readonly verified: boolean
  readonly isRefused: boolean
  readonly lead: string
  readonly description: string
  /** null when nothing is left to do or nothing is known yet. */
  readonly action: {
    readonly name: ApplicationAction
    readonly label: string
    /** In-app path; null: the support site. */
    readonly to: string | null
  } | null
}

/** A debit card, ready to render. */
export interface CardRow {
  readonly id: string
  readonly name: string
  readonly fullName: string
  readonly lastFour: string
  /** The name and the digits, to be read aloud. */
  readonly label: string
  /** The digits as they stand beside the name. */
  readonly digits: string
  /** Says that the card is locked; null: it is not. */
  readonly overlay: string | null
  readonly balanceLabel: string
  readonly balance: string
  /** Label of the button, which names the card; null: money cannot be put on this card (HOME-020). */
  readonly addFunds: string | null
  /** In-app path of the card's page. */
  readonly to: string
}

/** What is on all cards together, ready to render. */
export interface TotalBalance {
  readonly label: string
  /** Dollars and, quieter, cents; null: no balance is known. */
  readonly amount: { readonly whole: string; readonly cents: string } | null
  /** Stands in place of the amount. */
  readonly unavailable: string
  /** Where the money is. */
  readonly note: string
  /** Which card the button is for; null: money can be put on none. */
  readonly addFunds: { readonly label: string; readonly cardId: string } | null
}
