/** Turns mails with news and offers on or off (CALL-022). */
export const toggleMarketingOptIn = `mutation ToggleMarketingOptIn($token: String!, $csrf: String!, $optIn: Boolean!) {
  user(token: $token, csrf: $csrf) {
    toggleMarketingOptIn(optIn: $optIn)
  }
}`
