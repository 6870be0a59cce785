import { either as E, type task as T } from 'fp-ts'
import { withQuery } from '../../kernel/query.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, project } from '../../kernel/store.ts'
import type { Clock, AppNavigation } from '../../platform/ports.ts'
import type { JoinedSenders } from '../model.ts'
import { inviteFailure } from '../rules.ts'
import type { HeldInvite } from './ports.ts'
import { receivingPage } from './tables.ts'
import { type AcceptInvitePorts, makeAcceptInvite } from './use-cases.ts'
import { payoutInvitesView, type PayoutInvitesView } from './view.ts'

/** What the invites need from outside. */
export interface PayoutInvitesPorts extends AcceptInvitePorts {
  readonly clock: Clock
  readonly appNavigation: AppNavigation
}

/** The invite whose token the app was opened with (ROUTE-066). */
export interface PayoutInvites {
  readonly view: Live<PayoutInvitesView>
  /** Whom the invite that was accepted last lets pay, and where; null: nobody yet. */
  readonly joined: Live<JoinedSenders | null>
  /** Tries the invite again that was not accepted (CALL-015). */
  readonly retry: () => void
  readonly tasks: {
    /** Accepts it, where one is held: leads to the receiving addresses, whatever comes of it (RECV-073, RECV-074). */
    readonly acceptAtStart: T.Task<void>
  }
}

/** Nothing is asked for until it is to be accepted; a second try meanwhile waits for the first. */
export const makePayoutInvites = (ports: PayoutInvitesPorts): PayoutInvites => {
  const { stores, clock, appNavigation, payouts } = ports
  const { whileSignedIn } = makeScope(stores, clock)
  const joined = stores.make<JoinedSenders | null>(null)
  const acceptance = makeOperation<HeldInvite, string, JoinedSenders | null>({
    stores,
    clock,
    run: makeAcceptInvite(ports),
    brokenAs: () => inviteFailure(null),
    resetAfter: { success: null, failed: null },
  })
  const accept = async (from: HeldInvite['from']): Promise<void> => {
    const payload = payouts.state.get().invite
    if (payload === null) return
    const { path, inviteKey } = receivingPage
    const lead = whileSignedIn((answer: E.Either<string, JoinedSenders | null>) => {
      joined.update(() => (E.isRight(answer) ? answer.right : null))
      appNavigation.go(E.isRight(answer) ? path : withQuery(path, [[inviteKey, payload]]))
    })
    lead(await acceptance.start({ payload, from })())
  }

  return {
    view: project(acceptance, payoutInvitesView),
    joined,
    retry: () => void accept('screen'),
    tasks: { acceptAtStart: () => accept('start') },
  }
}
