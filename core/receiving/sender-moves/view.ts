import { filled } from '../../kernel/text.ts'
import type { AddressView, CurrencyOption, Payor, PayoutProfile, ReceivingNotice } from '../model.ts'
import type { LoadedPayouts } from '../payouts/index.ts'
import { senderMoveTexts } from '../texts.ts'
import { addressView } from '../view.ts'
import type { AddressChoice, MoveNotice } from './model.ts'
import { addressName, chosenProfile, isPending } from './rules.ts'

/** Row of a payout request (RECV-009). */
export interface RequestRow {
  readonly id: string
  readonly text: string
  /** Text with the address that receives the payments. */
  readonly goesTo: string
  /** Label of the button that shows the addresses. Null if the addresses are shown already, or if there is only one. */
  readonly choose: string | null
  /** Addresses to choose from, while they are shown. */
  readonly choice: ChoiceView | null
  /** "accept" adds the payor to a profile. "set-up" first opens the form for an address (RECV-010, RECV-011). */
  readonly action: { readonly kind: 'accept' | 'set-up'; readonly label: string; readonly isEnabled: boolean }
}

/** Addresses that a sender can pay to. */
export interface ChoiceView {
  readonly label: string
  readonly options: ReadonlyArray<{
    /** Id of the profile. */
    readonly id: string
    readonly name: string
    readonly address: AddressView | null
    /** Text of a pending approval, or null (RECV-095). */
    readonly pending: string | null
    readonly isChosen: boolean
  }>
  readonly isReadOnly: boolean
}

/** View of the notice of the last action. */
export interface NoticeView extends ReceivingNotice {
  /** Actions on the last move. Null if there is no move to undo. */
  readonly move: {
    readonly payorId: string
    readonly undo: string
    /** Label of the button that shows the addresses. Null if the addresses are shown already, or if there is only one. */
    readonly choose: string | null
    /** Addresses to choose from, with the buttons "change" and "cancel". Null while the addresses are hidden. */
    readonly change: {
      readonly choice: ChoiceView
      readonly label: string
      readonly canChange: boolean
      readonly cancel: string
    } | null
    readonly isEnabled: boolean
  } | null
}

/** State from which the views of the requests and of the notice are computed. */
export interface MoveState {
  readonly known: { readonly currencies: ReadonlyArray<CurrencyOption> | null }
  readonly payouts: LoadedPayouts
  /** True while a move is in flight. */
  readonly isMoving: boolean
  readonly choice: AddressChoice | null
  readonly notice: MoveNotice | null
}

/** Returns the addresses to choose from, with the selected address; null while they are hidden. */
const choiceOf = (
  { payouts, known: { currencies }, choice, isMoving }: MoveState,
  { id, name: payor }: Payor,
): ChoiceView | null => {
  if (choice?.payorId !== id) return null
  const chosen = chosenProfile(id, choice, payouts.profiles)
  return {
    label: filled(senderMoveTexts.choice, { payor }),
    options: payouts.profiles.map((profile) => ({
      id: profile.id,
      name: profile.name,
      address: profile.wallet === null ? null : addressView(profile.wallet, currencies),
      pending: isPending(profile, payouts.wallets) ? senderMoveTexts.pending : null,
      isChosen: profile.id === chosen?.id,
    })),
    isReadOnly: isMoving,
  }
}

/** Returns the row of a payout request. */
export const requestRow =
  (state: MoveState, profiles: ReadonlyArray<PayoutProfile>) =>
  (payor: Payor): RequestRow => {
    const target = chosenProfile(payor.id, state.choice, profiles)
    const choice = profiles.length > 1 ? choiceOf(state, payor) : null
    const isEnabled = !state.isMoving
    return {
      id: payor.id,
      text: filled(senderMoveTexts.request, { payor: payor.name }),
      goesTo:
        target === null
          ? senderMoveTexts.goesNowhere
          : filled(senderMoveTexts.goesTo, { address: addressName(target) }),
      choose: profiles.length > 1 && choice === null ? senderMoveTexts.choose : null,
      choice,
      action:
        target === null
          ? { kind: 'set-up', label: senderMoveTexts.setUp, isEnabled }
          : { kind: 'accept', label: senderMoveTexts.accept, isEnabled },
    }
  }

/** Returns the view of the notice, or null. */
export const noticeView = (state: MoveState): NoticeView | null => {
  const { notice, choice, payouts, isMoving } = state
  if (notice === null) return null
  const { tone, text, move } = notice
  if (move === null) return { tone, text, move }
  const { payor, to } = move
  const shown = choiceOf(state, payor)
  return {
    tone,
    text,
    move: {
      payorId: payor.id,
      undo: senderMoveTexts.undo,
      choose: payouts.profiles.length > 1 && shown === null ? senderMoveTexts.choose : null,
      change: shown && {
        choice: shown,
        label: senderMoveTexts.change,
        canChange: choice?.profileId !== to?.id && !isMoving,
        cancel: senderMoveTexts.cancel,
      },
      isEnabled: !isMoving,
    },
  }
}
