import type { Remote } from '../../kernel/remote.ts'

/** How the acceptance of the held invite stands, ready to render. */
export interface PayoutInvitesView {
  readonly isAccepting: boolean
  /** Told of an invite that was not accepted (ERR-077 to ERR-082); null: nothing. */
  readonly failure: string | null
}

/** A fault is told in the words of the rules. */
export const payoutInvitesView = ({ status, fault }: Remote<string>): PayoutInvitesView => ({
  isAccepting: status === 'loading',
  failure: fault,
})
