/** Removes a passkey (CALL-021). */
export const deletePasskeyCredential = `mutation DeletePasskeyCredential($token: String!, $csrf: String!, $credentialId: ID!) {
  user(token: $token, csrf: $csrf) {
    deletePasskeyCredential(credentialId: $credentialId)
  }
}`
