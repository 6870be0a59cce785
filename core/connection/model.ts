/** Slices that show failed reads and can repeat them. */
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

/** State of the connection; `back` lasts for a moment after it recovers. */
export type ConnectionState = 'online' | 'offline' | 'back'
