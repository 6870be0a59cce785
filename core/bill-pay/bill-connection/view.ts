import type { BillPayUser } from '../model.ts'
import type { ConnectState, TokenType } from './model.ts'
import { offeredModes } from './rules.ts'
import { connectModes, connectNotes, connectTexts } from './tables.ts'

/** One way to connect bills, ready to render. */
export interface ConnectOptionView {
  readonly type: TokenType
  readonly label: string
  /** "Fastest"; null: it has none (BILL-056). */
  readonly badge: string | null
  readonly sentence: string
  readonly isChosen: boolean
}

/** The modal that connects bills, ready to render (BILL-054 to BILL-061). */
export interface BillConnectionView {
  readonly heading: string
  /** For the group of options. */
  readonly label: string
  /** null: bills were connected, and nothing is left to choose. */
  readonly options: ReadonlyArray<ConnectOptionView> | null
  /** null: as `options`. */
  readonly action: { readonly label: string; readonly isBusy: boolean; readonly isDisabled: boolean } | null
  /** Under "Continue" (BILL-061, BILL-071 to BILL-073). */
  readonly error: string | null
  /** Said while the widget is open and the modal was opened again; null: it is not. */
  readonly note: string | null
  /** In place of the options, for the moment before the modal closes by itself (BILL-076). */
  readonly success: { readonly title: string; readonly text: string } | null
}

/** What the view is computed from. */
export interface BillConnectionState {
  readonly connect: ConnectState
  /** null: it is not known yet. */
  readonly user: BillPayUser | null
  readonly chosen: TokenType
  /** "Continue" was pressed, and the widget's token is asked for. */
  readonly isAsking: boolean
}

/** The way that "Continue" starts: the chosen one, while it is offered. */
export const chosenMode = ({ user, chosen }: Pick<BillConnectionState, 'user' | 'chosen'>): TokenType | null => {
  const offered = offeredModes({ methodVerified: user?.methodVerified === true })
  return offered.find((mode) => mode === chosen) ?? offered[0] ?? null
}

/** Its options are those that the user may have (BILL-058). */
export const billConnectionView = (now: BillConnectionState): BillConnectionView => {
  const { connect, user, isAsking } = now
  const { heading, options: label, action, success } = connectTexts
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
