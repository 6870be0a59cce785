/** The bills that are due soon: beyond the specification. */
export const getBillReminders = `query GetBillReminders($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { billReminders { accountId merchantName mask dueAt minimum } }
}`
