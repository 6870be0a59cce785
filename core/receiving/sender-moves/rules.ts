import { messageOf } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { displayCode } from '../../money/index.ts'
import type { JoinedSenders, Payor, PayoutProfile, Wallet } from '../model.ts'
import { activeProfile, inviteFailure } from '../rules.ts'
import type { AddressChoice, MoveFailure, MoveNotice, SenderMove } from './model.ts'
import { addressEnding, moveTexts } from './tables.ts'

/** Where a sender is to pay to: the profile that was chosen for them, or the active one (RECV-071); null: there is none. */
export const chosenProfile = (
  payorId: string,
  choice: AddressChoice | null,
  profiles: ReadonlyArray<PayoutProfile>,
): PayoutProfile | null =>
  profiles.find(({ id }) => choice?.payorId === payorId && choice.profileId === id) ?? activeProfile(profiles)

/** A profile and its address in a sentence, as in "Savings (BTC …f3t4)". */
export const addressName = ({ name, wallet }: Pick<PayoutProfile, 'name' | 'wallet'>): string =>
  wallet === null ? name : `${name} (${displayCode(wallet.currency)} …${wallet.address.slice(-addressEnding.value)})`

/** Whether the address of a profile still waits for its approval (RECV-095); a wallet that is not known does not say so. */
export const isPending = ({ wallet }: Pick<PayoutProfile, 'wallet'>, wallets: ReadonlyArray<Wallet>): boolean =>
  wallets.some(({ id, isActive }) => id === wallet?.id && !isActive)

/**
 * What is told of senders who pay into a profile from now on. Whether its address waits is known (RECV-095). Whether the
 * sender does goes by where they were paid before, which the provider alone knows, and no call tells (A12).
 */
export const acceptedWords = (
  payors: ReadonlyArray<Payor>,
  profile: PayoutProfile,
  wallets: ReadonlyArray<Wallet>,
): string =>
  filled(moveTexts[isPending(profile, wallets) ? 'waiting' : 'accepted'], {
    payors: payors.map(({ name }) => name).join(', '),
    address: addressName(profile),
  })

/** What is told of a move that was made; it can be taken back as long as the sender pays somewhere. */
export const movedNotice = (move: SenderMove, wallets: ReadonlyArray<Wallet>): MoveNotice => {
  const { payor, to } = move
  return to === null
    ? { tone: 'success', text: filled(moveTexts.takenBack, { payor: payor.name }), move: null }
    : { tone: 'success', text: acceptedWords([payor], to, wallets), move }
}

/**
 * What is told of a move that stopped. A sender who was not taken from where they pay to can still be.
 * @param before what could be taken back before
 */
export const notMovedNotice = (
  { payor }: SenderMove,
  { stage, fault }: MoveFailure,
  before: SenderMove | null,
): MoveNotice =>
  stage === 'add'
    ? { tone: 'caution', text: inviteFailure(messageOf(fault)), move: null }
    : { tone: 'caution', text: filled(moveTexts.notMoved, { payor: payor.name }), move: before }

/** What is told of an invite that was accepted on the way here. */
export const joinedNotice = ({ payors, profile }: JoinedSenders, wallets: ReadonlyArray<Wallet>): MoveNotice => {
  const [payor, ...others] = payors
  const isOne = payor !== undefined && others.length === 0
  return {
    tone: 'success',
    text: acceptedWords(payors, profile, wallets),
    move: isOne ? { payor, from: null, to: profile } : null,
  }
}
