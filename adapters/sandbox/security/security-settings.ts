import { offerSecret } from '../account/offered-secrets.ts'
import type { Handlers } from '../calls/context.ts'

export const securitySettingsHandlers = {
  getSecuritySettings: async (context) => ({
    otpEnabled: context.user.otpEnabled,
    otpAuthKey: context.user.otpEnabled ? null : await offerSecret(context),
    otpEmail: context.user.email,
  }),
} satisfies Handlers<'getSecuritySettings'>
