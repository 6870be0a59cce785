/** Everything that start-up wants to know of a recipient of payouts (CALL-071). Plain text: the start carries it. */
export const startGetPayoutProfiles = `query START_GET_PAYOUT_PROFILES($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    payoutProfiles { id name payors { id name } wallet { id address currency label } percentage }
    payors { id name }
    wallets { id address currency label status { isActive } }
    firstPayout { id requestDate }
  }
}`
