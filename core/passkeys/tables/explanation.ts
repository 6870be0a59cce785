/** What the modal "What are passkeys?" says (SEC-005): a heading and a paragraph each. */
export const passkeyExplanation = [
  {
    title: 'Nothing to remember',
    text: 'A passkey signs you in with your face, your fingerprint or your screen lock. There is no password to type or to forget.',
  },
  {
    title: 'Nothing to steal',
    text: 'It stays on your device or in your password manager. We only keep its public half, which opens nothing.',
  },
  {
    title: 'Nothing to be tricked out of',
    text: 'It works on this site and on no other, so a page that pretends to be ours cannot use it.',
  },
] as const
