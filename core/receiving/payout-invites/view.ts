import type { Remote } from '../../kernel/remote.ts'

/** View of accepting the pending invite. */
export interface PayoutInvitesView {
  readonly isAccepting: boolean
  /** Error of the last attempt (ERR-077 to ERR-082), or null. */
  readonly failure: string | null
}

export const payoutInvitesView = ({ status, fault }: Remote<string>): PayoutInvitesView => ({
  isAccepting: status === 'loading',
  failure: fault,
})
