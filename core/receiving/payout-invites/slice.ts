import { either as E, type task as T } from 'fp-ts'
import { withQuery } from '../../kernel/query.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, project } from '../../kernel/store.ts'
import type { Clock, AppNavigation } from '../../platform/ports.ts'
import type { JoinedSenders } from '../model.ts'
import { inviteFailureText } from '../rules.ts'
import type { PayoutInvite } from './ports.ts'
import { receivingPage } from './tables.ts'
import { type AcceptInvitePorts, makeAcceptInvite } from './use-cases.ts'
import { payoutInvitesView, type PayoutInvitesView } from './view.ts'

/** Ports of the payout invites. */
export interface PayoutInvitesPorts extends AcceptInvitePorts {
  readonly clock: Clock
  readonly appNavigation: AppNavigation
}

/** Acceptance of the invite whose token is in the URL that opened the app (ROUTE-066). */
export interface PayoutInvites {
  readonly view: Live<PayoutInvitesView>
  /**
   * Senders that the last accepted invite has added, and the profile that they joined. Null before an invite was accepted.
   */
  readonly joined: Live<JoinedSenders | null>
  /** Retries the invite that was not accepted (CALL-015). */
  readonly retry: () => void
  readonly tasks: {
    /**
     * Accepts the pending invite, if any. Then opens the receiving addresses, also after a failure (RECV-073,
     * RECV-074).
     */
    readonly acceptAtStart: T.Task<void>
  }
}

/**
 * Creates the payout invites. Sends no request before `acceptAtStart` or `retry`. A second attempt waits for the attempt in
 * flight.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * makePaydeck(ports).payoutInvites.joined.get() // null
 */
export const makePayoutInvites = (ports: PayoutInvitesPorts): PayoutInvites => {
  const { stores, clock, appNavigation, payouts } = ports
  const { whileSignedIn } = makeScope(stores, clock)
  const joined = stores.make<JoinedSenders | null>(null)
  const acceptance = makeOperation<PayoutInvite, string, JoinedSenders | null>({
    stores,
    clock,
    run: makeAcceptInvite(ports),
    brokenAs: () => inviteFailureText(null),
    resetAfter: { success: null, failed: null },
  })
  const accept = async (from: PayoutInvite['from']): Promise<void> => {
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
