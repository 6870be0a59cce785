/** Who the signed-in user is (CALL-016). */
export const startGetBasicInfo = `query START_GET_BASIC_INFO($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    id name firstName lastName email experiments optInEmailMarketing accessTypes
    nationalIdentityNumber nationalIdentityIssuer
  }
}`
