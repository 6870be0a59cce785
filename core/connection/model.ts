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
  | 'twoFactor'

/** State of the network connection; `back` lasts for a moment after a recovery. */
export type ConnectionState = 'online' | 'offline' | 'back'
