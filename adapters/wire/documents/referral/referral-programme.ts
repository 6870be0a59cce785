/** How the user's referral stands (CALL-017). */
export const getReferralStatus = `query getReferralStatus($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { referralStatus { status expiration } }
}`

/** The code that the user gives away (CALL-018). */
export const getReferralCode = `query GetReferralCode($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { referralCode { code } }
}`

/** Makes that code (CALL-019). */
export const generateReferralCode = `mutation GenerateReferralCode($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { generateReferralCode { code } }
}`
