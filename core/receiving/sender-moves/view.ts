import { filled } from '../../kernel/text.ts'
import type { AddressView, CurrencyOption, Payor, PayoutProfile, ReceivingNotice } from '../model.ts'
import type { LoadedPayouts } from '../payouts/index.ts'
import { cancelText } from '../tables.ts'
import { addressView } from '../view.ts'
import type { AddressChoice, MoveNotice } from './model.ts'
import { addressName, chosenProfile, isPending } from './rules.ts'
import { moveTexts, pendingText } from './tables.ts'

/** A payor who waits to be accepted (RECV-009). */
export interface RequestRow {
  readonly id: string
  readonly text: string
  /** Where the payments will go, in words. */
  readonly goesTo: string
  /** Shows the addresses to choose from; null: there is no other, or they are shown. */
  readonly choose: string | null
  /** The addresses to choose from, while they are shown. */
  readonly choice: ChoiceView | null
  /** "accept": a profile takes the payor in; "set-up": an address has to be added first (RECV-010, RECV-011). */
  readonly action: { readonly kind: 'accept' | 'set-up'; readonly label: string; readonly isEnabled: boolean }
}

/** The addresses that a sender can pay to. */
export interface ChoiceView {
  readonly label: string
  readonly options: ReadonlyArray<{
    /** Of its profile. */
    readonly id: string
    readonly name: string
    readonly address: AddressView | null
    /** Until it is approved (RECV-095). */
    readonly pending: string | null
    readonly isChosen: boolean
  }>
  readonly isReadOnly: boolean
}

/** What was done last, and what can be done about it. */
export interface NoticeView extends ReceivingNotice {
  /** null: nothing can be. */
  readonly move: {
    readonly payorId: string
    readonly undo: string
    /** Shows the addresses to choose from; null: there is no other. */
    readonly choose: string | null
    /** What is chosen, and the buttons that do it and do not, while the addresses are shown. */
    readonly change: {
      readonly choice: ChoiceView
      readonly label: string
      readonly canChange: boolean
      readonly cancel: string
    } | null
    readonly isEnabled: boolean
  } | null
}

/** What the moves of senders are shown by. */
export interface MoveState {
  readonly known: { readonly currencies: ReadonlyArray<CurrencyOption> | null }
  readonly payouts: LoadedPayouts
  /** A sender is being put into a profile, or taken from one. */
  readonly isMoving: boolean
  readonly choice: AddressChoice | null
  readonly notice: MoveNotice | null
}

/** The addresses that a sender can pay to, with the one that is chosen; null: they are not shown. */
const choiceOf = (
  { payouts, known: { currencies }, choice, isMoving }: MoveState,
  { id, name: payor }: Payor,
): ChoiceView | null => {
  if (choice?.payorId !== id) return null
  const chosen = chosenProfile(id, choice, payouts.profiles)
  return {
    label: filled(moveTexts.choice, { payor }),
    options: payouts.profiles.map((profile) => ({
      id: profile.id,
      name: profile.name,
      address: profile.wallet === null ? null : addressView(profile.wallet, currencies),
      pending: isPending(profile, payouts.wallets) ? pendingText : null,
      isChosen: profile.id === chosen?.id,
    })),
    isReadOnly: isMoving,
  }
}

/** A request, and where it would go. */
export const requestRow =
  (state: MoveState, profiles: ReadonlyArray<PayoutProfile>) =>
  (payor: Payor): RequestRow => {
    const target = chosenProfile(payor.id, state.choice, profiles)
    const choice = profiles.length > 1 ? choiceOf(state, payor) : null
    const isEnabled = !state.isMoving
    return {
      id: payor.id,
      text: filled(moveTexts.request, { payor: payor.name }),
      goesTo: target === null ? moveTexts.goesNowhere : filled(moveTexts.goesTo, { address: addressName(target) }),
      choose: profiles.length > 1 && choice === null ? moveTexts.choose : null,
      choice,
      action:
        target === null
          ? { kind: 'set-up', label: moveTexts.setUp, isEnabled }
          : { kind: 'accept', label: moveTexts.accept, isEnabled },
    }
  }

/** What was done last, as it is told; null: nothing is. */
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
      undo: moveTexts.undo,
      choose: payouts.profiles.length > 1 && shown === null ? moveTexts.choose : null,
      change: shown && {
        choice: shown,
        label: moveTexts.change,
        canChange: choice?.profileId !== to?.id && !isMoving,
        cancel: cancelText,
      },
      isEnabled: !isMoving,
    },
  }
}
