/** Whether payouts can be accepted: as the account stands, or with an invite (CALL-058), under either name (CALL-015). */
export const canAcceptPayouts = (
  name: string,
): string => `query ${name}($token: String!, $csrf: String!, $payload: String) {
  user(token: $token, csrf: $csrf) { canAcceptPayouts(payload: $payload) { canAccept reason } }
}`

/** Takes an invite up (CALL-059), under either name (CALL-015). */
export const acceptPayoutsInvite = (
  name: string,
): string => `mutation ${name}($token: String!, $csrf: String!, $payload: String!) {
  user(token: $token, csrf: $csrf) { acceptPayoutsInvite(payload: $payload) { success } }
}`

/** Tells that an invite was seen (CALL-060). */
export const hasSeenInvite = `mutation HasSeenInvite($token: String!, $csrf: String!, $payload: String!) {
  user(token: $token, csrf: $csrf) { hasSeenInvite(payload: $payload) }
}`
