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

/** Ports of the sender moves. */
export interface SenderMovesPorts extends Omit<MovePorts, 'stores'> {
  readonly stores: Stores
  readonly clock: Clock
  readonly invites: Pick<PayoutInvites, 'joined'>
  /** Reloads the addresses screen. */
  readonly reload: T.Task<void>
}

/** Actions that change which profile a sender pays into. */
export interface SenderMoveActions {
  /** Accepts a request: the payor joins the chosen profile, else the active profile (RECV-071, RECV-077). */
  readonly accept: (payorId: string) => void
  /** Shows the addresses that the user can choose for a request, or for the most recently accepted sender. */
  readonly choose: (payorId: string) => void
  /** Selects one of the shown addresses, by the id of its profile. */
  readonly pick: (profileId: string) => void
  /** Moves the most recently accepted sender to the selected address. */
  readonly change: () => void
  /** Hides the addresses and clears the selection. */
  readonly stopChoosing: () => void
  /** Undoes the last move. */
  readonly undo: () => void
}

/** Moves of senders between profiles. */
export interface SenderMoves extends SenderMoveActions {
  readonly isMoving: Live<boolean>
  readonly choice: Live<AddressChoice | null>
  readonly notice: Live<MoveNotice | null>
  /** Replaces the notice; null clears it. */
  readonly setNotice: (notice: MoveNotice | null) => void
  /**
   * Clears every notice except the notice of an invite that was accepted since the last visit. The screen calls this on
   * entry.
   */
  readonly enter: () => void
}

/**
 * Makes the notice of the last action of this slice, or of an invite accepted before the screen opened. The next action
 * replaces the notice, and the next visit of the screen clears it.
 */
const makeNotice = ({ stores, invites, payouts }: SenderMovesPorts) => {
  const own = stores.make<MoveNotice | null>(null)
  // `seen` is the joined invite at the last visit. `past` is the joined invite whose notice was replaced or cleared.
  const seen = stores.make<JoinedSenders | null>(null)
  const past = stores.make<JoinedSenders | null>(null)
  const wallets = project(payouts.state, (now) => now.wallets)
  const notice = project(
    combine({ own, past, joined: invites.joined, wallets }),
    ({ own: ownNotice, past: replaced, joined, wallets: known }) =>
      ownNotice === null && joined !== null && joined !== replaced ? joinedNotice(joined, known) : ownNotice,
  )
  const setNotice: SenderMoves['setNotice'] = (next) => {
    past.update(() => invites.joined.get())
    own.update(() => next)
  }
  const enter = (): void => {
    const joined = invites.joined.get()
    if (seen.get() === joined) setNotice(null)
    seen.update(() => joined)
    own.update(() => null)
  }
  return { notice, setNotice, enter }
}

/**
 * Creates the moves of senders, a part of the list of addresses. After each move, the addresses are reloaded.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const { payouts, payoutInvites: invites } = makePaydeck(ports)
 * const moves = makeSenderMoves({ ...ports, payouts, invites, reload: async () => {} })
 * moves.notice.get() // null
 */
export const makeSenderMoves = (ports: SenderMovesPorts): SenderMoves => {
  const { stores, clock, payouts, reload } = ports
  const { notice, setNotice, enter } = makeNotice(ports)
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
      setNotice(
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
    setNotice,
    enter: () => {
      enter()
      choice.update(() => null)
    },
    accept: (payorId: string): void => {
      const { payors, profiles } = payouts.state.get()
      const payor = payoutRequests(payors, profiles).find(({ id }) => id === payorId)
      const to = targetOf(payorId)
      if (payor === undefined || to === null || isMoving.get()) return
      setNotice(null)
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
