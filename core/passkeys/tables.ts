import { routePath } from '../routes/index.ts'

/** Card that offers a first passkey (PASS-008, HOME-015). */
export const setupCard = {
  title: 'Setup a Passkey',
  text: 'Sign in with your face, your fingerprint or your screen lock instead of a password.',
  action: 'Create a Passkey',
  to: routePath('settings-security'),
} as const
