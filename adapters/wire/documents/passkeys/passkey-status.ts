/** The user's passkeys (CALL-020). */
export const getPasskeyCredentials = `query GetPasskeyCredentials($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    passkeyCredentials { id publicKey createdAt }
  }
}`
