import { routePath } from '../routes/index.ts'
import { passkeySetupTexts } from './texts.ts'

/** Card that offers a first passkey (PASS-008, HOME-015). */
export const setupCard = {
  ...passkeySetupTexts,
  to: routePath('settings-security'),
} as const
