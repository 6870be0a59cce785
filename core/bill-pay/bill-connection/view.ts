import type { BillPayUser } from '../model.ts'
import { billConnectionTexts } from '../texts.ts'
import type { ConnectState, TokenType } from './model.ts'
import { offeredModes } from './rules.ts'
import { connectModes, connectNotes } from './tables.ts'

/** Way to connect bills, ready to render. */
export interface ConnectOptionView {
  readonly type: TokenType
  readonly label: string
  /** Badge of the option, as in "Fastest". Null if the option has no badge (BILL-056). */
  readonly badge: string | null
  readonly sentence: string
  readonly isChosen: boolean
}

/** The modal that connects bills, ready to render (BILL-054 to BILL-061). */
export interface BillConnectionView {
  readonly heading: string
  /** Accessible name of the option group. */
  readonly label: string
  /** Null after bills were connected, when nothing is left to choose. */
  readonly options: ReadonlyArray<ConnectOptionView> | null
  /** "Continue". Null after bills were connected. */
  readonly action: { readonly label: string; readonly isBusy: boolean; readonly isDisabled: boolean } | null
  /** Error under "Continue" (BILL-061, BILL-071 to BILL-073). */
  readonly error: string | null
  /** Note shown if the modal is reopened while the widget is open. Otherwise null. */
  readonly note: string | null
  /** Message that replaces the options until the modal closes by itself (BILL-076). */
  readonly success: { readonly title: string; readonly text: string } | null
}

/** Data from which the modal's view is computed. */
export interface BillConnectionState {
  readonly connect: ConnectState
  /** Null until the user is loaded. */
  readonly user: BillPayUser | null
  readonly chosen: TokenType
  /** True while the widget's token is requested. */
  readonly isTokenPending: boolean
}

/**
 * Returns the way to connect bills that "Continue" starts: the chosen way if the user may use it, otherwise the first way
 * that the user may use.
 */
export const chosenMode = ({ user, chosen }: Pick<BillConnectionState, 'user' | 'chosen'>): TokenType | null => {
  const offered = offeredModes({ methodVerified: user?.methodVerified === true })
  return offered.find((mode) => mode === chosen) ?? offered[0] ?? null
}

/** Returns the view of the modal. It contains only the ways that the user may use (BILL-058). */
export const billConnectionView = (now: BillConnectionState): BillConnectionView => {
  const { connect, user, isTokenPending: isAsking } = now
  const { heading, options: label, action, success } = billConnectionTexts
  const isDone = connect.status === 'success'
  const chosen = chosenMode(now)
  const offered = offeredModes({ methodVerified: user?.methodVerified === true })
  return {
    heading,
    label,
    options: isDone
      ? null
      : offered.map((type) => {
          const { label: name, badge, sentence } = connectModes[type]
          return { type, label: name, badge, sentence, isChosen: type === chosen }
        }),
    action: isDone ? null : { label: action, isBusy: isAsking, isDisabled: isAsking || chosen === null },
    error: connect.status === 'failed' ? connect.error : null,
    note: connect.status === null ? null : connectNotes[connect.status],
    success: isDone ? success : null,
  }
}
