import { either as E, type task as T } from 'fp-ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import type { JoinedSenders } from '../model.ts'
import type { PayoutInvites } from '../payout-invites/index.ts'
import { payoutRequests } from '../payouts/index.ts'
import { activeProfile } from '../rules.ts'
import type { AddressChoice, MoveFailure, MoveNotice, SenderMove } from './model.ts'
import { chosenProfile, joinedNotice, movedNotice, notMovedNotice } from './rules.ts'
import { makeMoveSender, type MovePorts } from './use-cases.ts'

/** What the moves of senders need from outside. */
export interface SenderMovesPorts extends Omit<MovePorts, 'stores'> {
  readonly stores: Stores
  readonly clock: Clock
  readonly invites: Pick<PayoutInvites, 'joined'>
  /** Asks for everything anew. */
  readonly reload: T.Task<void>
}

/** What can be done about who pays where, at a press. */
export interface SenderMoveActions {
  /** Puts a request into the profile that was chosen for it, or into the active one (RECV-071, RECV-077). */
  readonly accept: (payorId: string) => void
  /** Shows the addresses that a request, or the sender who was accepted last, can pay to. */
  readonly choose: (payorId: string) => void
  /** Chooses one of them, by its profile's id. */
  readonly pick: (profileId: string) => void
  /** Lets the sender who was accepted last pay to the chosen one. */
  readonly change: () => void
  /** Shows the addresses no more; nothing is chosen. */
  readonly stopChoosing: () => void
  /** Takes back what was accepted or changed last. */
  readonly undo: () => void
}

/** Who pays where, as it changes. */
export interface SenderMoves extends SenderMoveActions {
  readonly isMoving: Live<boolean>
  readonly choice: Live<AddressChoice | null>
  readonly notice: Live<MoveNotice | null>
  /** Tells of something else, or of nothing more. */
  readonly tell: (notice: MoveNotice | null) => void
  /** To be run on entering the screen: only of an invite that was accepted on the way here is told. */
  readonly enter: () => void
}

/** What was done last: told here, or on the way here, until something else is done or the screen is left. */
const makeNotice = ({ stores, invites, payouts }: SenderMovesPorts) => {
  const own = stores.make<MoveNotice | null>(null)
  // Of an invite that was accepted on the way here: whether it was on the screen, and whether it still is to be.
  const seen = stores.make<JoinedSenders | null>(null)
  const past = stores.make<JoinedSenders | null>(null)
  const wallets = project(payouts.state, (now) => now.wallets)
  const notice = project(
    combine({ own, past, joined: invites.joined, wallets }),
    ({ own: told, past: over, joined, wallets: known }) =>
      told === null && joined !== null && joined !== over ? joinedNotice(joined, known) : told,
  )
  const tell: SenderMoves['tell'] = (next) => {
    past.update(() => invites.joined.get())
    own.update(() => next)
  }
  const enter = (): void => {
    const joined = invites.joined.get()
    if (seen.get() === joined) tell(null)
    seen.update(() => joined)
    own.update(() => null)
  }
  return { notice, tell, enter }
}

/**
 * How senders come to pay to an address, and elsewhere: it shows at once, and is then asked for as the provider has it.
 * Runs as a part of the list of addresses.
 */
export const makeSenderMoves = (ports: SenderMovesPorts): SenderMoves => {
  const { stores, clock, payouts, reload } = ports
  const { notice, tell, enter } = makeNotice(ports)
  const { whileSignedIn } = makeScope(stores, clock)
  const choice = stores.make<AddressChoice | null>(null)
  const resetAfter = { success: null, failed: null }
  const moving = makeOperation<SenderMove, MoveFailure, unknown>({
    stores,
    clock,
    run: makeMoveSender(ports),
    brokenAs: (fault) => ({ stage: 'add', fault }),
    resetAfter,
  })
  const isMoving = project(moving, ({ status }) => status === 'loading')
  const start = (move: SenderMove): void => {
    const settle = whileSignedIn((answer: E.Either<MoveFailure, unknown>) => {
      if (E.isRight(answer)) choice.update(() => null)
      tell(
        E.isRight(answer)
          ? movedNotice(move, payouts.state.get().wallets)
          : notMovedNotice(move, answer.left, notice.get()?.move ?? null),
      )
      void reload()
    })
    void moving.start(move)().then(settle)
  }
  const targetOf = (payorId: string) => chosenProfile(payorId, choice.get(), payouts.state.get().profiles)
  return {
    isMoving,
    choice,
    notice,
    tell,
    enter: () => {
      enter()
      choice.update(() => null)
    },
    accept: (payorId: string): void => {
      const { payors, profiles } = payouts.state.get()
      const payor = payoutRequests(payors, profiles).find(({ id }) => id === payorId)
      const to = targetOf(payorId)
      if (payor === undefined || to === null || isMoving.get()) return
      tell(null)
      start({ payor, from: null, to })
    },
    undo: (): void => {
      const move = notice.get()?.move ?? null
      if (move !== null && !isMoving.get()) start({ payor: move.payor, from: move.to, to: move.from })
    },
    change: (): void => {
      const move = notice.get()?.move ?? null
      if (move === null || isMoving.get()) return
      const to = targetOf(move.payor.id)
      if (to !== null && to.id !== move.to?.id) start({ payor: move.payor, from: move.to, to })
    },
    choose: (payorId: string): void => {
      const move = notice.get()?.move ?? null
      const now = move?.payor.id === payorId ? move.to : activeProfile(payouts.state.get().profiles)
      if (now !== null && !isMoving.get()) choice.update(() => ({ payorId, profileId: now.id }))
    },
    pick: (profileId: string): void => {
      if (!isMoving.get()) choice.update((now) => (now === null ? null : { ...now, profileId }))
    },
    stopChoosing: (): void => choice.update(() => null),
  }
}
