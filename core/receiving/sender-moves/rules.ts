import { messageOf } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { displayCode } from '../../money/index.ts'
import type { JoinedSenders, Payor, PayoutProfile, Wallet } from '../model.ts'
import { activeProfile, inviteFailureText } from '../rules.ts'
import { approvalTime, senderMoveTexts } from '../texts.ts'
import type { AddressChoice, MoveFailure, MoveNotice, SenderMove } from './model.ts'
import { addressEnding } from './tables.ts'

/** Returns the profile chosen for a sender, else the active profile, else null (RECV-071). */
export const chosenProfile = (
  payorId: string,
  choice: AddressChoice | null,
  profiles: ReadonlyArray<PayoutProfile>,
): PayoutProfile | null =>
  profiles.find(({ id }) => choice?.payorId === payorId && choice.profileId === id) ?? activeProfile(profiles)

/**
 * Returns the name of a profile and the end of its address, as part of a sentence: "Savings (BTC …f3t4)".
 * @example
 * addressName({ name: 'Savings', wallet: null }) // 'Savings'
 */
export const addressName = ({ name, wallet }: Pick<PayoutProfile, 'name' | 'wallet'>): string =>
  wallet === null ? name : `${name} (${displayCode(wallet.currency)} …${wallet.address.slice(-addressEnding.value)})`

/**
 * True if the wallet of a profile is pending approval (RECV-095). False for a wallet that is not in the list.
 * @example
 * isPending({ wallet: { id: 'w' } }, [{ id: 'w', isActive: false }]) // true
 */
export const isPending = ({ wallet }: Pick<PayoutProfile, 'wallet'>, wallets: ReadonlyArray<Wallet>): boolean =>
  wallets.some(({ id, isActive }) => id === wallet?.id && !isActive)

/**
 * Returns the text for senders who now pay into a profile. The text mentions a pending approval of the address (RECV-095).
 * Otherwise the text only says what happens if approval is needed, since no call reports whether the provider holds the
 * payments (A12).
 */
export const acceptedText = (
  payors: ReadonlyArray<Payor>,
  profile: PayoutProfile,
  wallets: ReadonlyArray<Wallet>,
): string =>
  filled(senderMoveTexts[isPending(profile, wallets) ? 'waiting' : 'accepted'], {
    payors: payors.map(({ name }) => name).join(', '),
    address: addressName(profile),
    time: approvalTime,
  })

/** Returns the notice of a completed move. The user can undo the move unless the sender became a request. */
export const movedNotice = (move: SenderMove, wallets: ReadonlyArray<Wallet>): MoveNotice => {
  const { payor, to } = move
  return to === null
    ? { tone: 'success', text: filled(senderMoveTexts.takenBack, { payor: payor.name }), move: null }
    : { tone: 'success', text: acceptedText([payor], to, wallets), move }
}

/**
 * Returns the notice of a failed move. If the removal failed, the previous move can still be undone.
 * @param before previous move, which the user could undo until now
 */
export const notMovedNotice = (
  { payor }: SenderMove,
  { stage, fault }: MoveFailure,
  before: SenderMove | null,
): MoveNotice =>
  stage === 'add'
    ? { tone: 'caution', text: inviteFailureText(messageOf(fault)), move: null }
    : { tone: 'caution', text: filled(senderMoveTexts.notMoved, { payor: payor.name }), move: before }

/** Returns the notice of an invite that was accepted before the screen opened. */
export const joinedNotice = ({ payors, profile }: JoinedSenders, wallets: ReadonlyArray<Wallet>): MoveNotice => {
  const [payor, ...others] = payors
  const isOne = payor !== undefined && others.length === 0
  return {
    tone: 'success',
    text: acceptedText(payors, profile, wallets),
    move: isOne ? { payor, from: null, to: profile } : null,
  }
}
