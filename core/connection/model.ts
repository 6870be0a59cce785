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

/** How the connection stands: `back` for a moment after it was away. */
export type ConnectionState = 'online' | 'offline' | 'back'
