import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/** The slices whose ports come with their screen. */
export type LateSlice =
  | 'activeSessions'
  | 'addressDirectory'
  | 'addressForm'
  | 'applicationCreation'
  | 'applicationUpdates'
  | 'billConnection'
  | 'billDetail'
  | 'billList'
  | 'billPayment'
  | 'billReminders'
  | 'cardActivity'
  | 'cardExport'
  | 'cardSettings'
  | 'cardSpending'
  | 'cardTopUp'
  | 'cardTransaction'
  | 'developerLogin'
  | 'donationForm'
  | 'mailingAddress'
  | 'nameUpdate'
  | 'nationalIdentity'
  | 'passkeyKeeping'
  | 'passwordUpdate'
  | 'paymentDetails'
  | 'paymentList'
  | 'paymentSearch'
  | 'payoutExport'
  | 'payoutInvites'
  | 'profileSettings'
  | 'referralProgramme'
  | 'securityHistory'
  | 'twoFactor'
  | 'walletConnection'
  | 'walletPairing'

/** Fetches what the ports of slices are bound with, which the start does not need. */
export type LatePorts = (slices: ReadonlyArray<LateSlice>) => Promise<ReadonlyArray<Bindings>>

export const latePortsToken: Token<LatePorts> = Symbol('late ports')
