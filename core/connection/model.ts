/** Slices that show failed reads and can repeat these reads. */
export type RetriedSlice =
  | 'activeSessions'
  | 'addressDirectory'
  | 'billDetail'
  | 'billList'
  | 'cardActivity'
  | 'cardList'
  | 'cardSpending'
  | 'cardTransaction'
  | 'homePage'
  | 'mailingAddress'
  | 'passkeyStatus'
  | 'paymentList'
  | 'paymentSearch'
  | 'securityHistory'
  | 'securitySettings'
  | 'statements'
  | 'timeline'
  | 'twoFactor'

/** State of the network connection. For a moment after a recovery, the state is `back`. */
export type ConnectionState = 'online' | 'offline' | 'back'
