import { newOtpSecret } from '../account/one-time-codes.ts'
import { changedMeanwhile } from '../account/second-factor.ts'
import type { CallContext, Handlers } from '../calls/context.ts'

/** The secret that enrolment is offered with: made at the first offer, and the same until two-factor is on. */
const offeredSecret = async ({ database, user, random }: CallContext): Promise<string> => {
  if (user.otpSecret !== null) return user.otpSecret
  await database
    .updateTable('users')
    .set({ otpSecret: newOtpSecret(random), otpLastStep: 0 })
    .where('id', '=', user.id)
    .where('otpSecret', 'is', null)
    .execute()
  // Read back, because of two offers at once only one came to stand.
  const { otpSecret } = await database
    .selectFrom('users')
    .select('otpSecret')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return otpSecret ?? changedMeanwhile()
}

export const securitySettingsHandlers = {
  getSecuritySettings: async (context) => ({
    otpEnabled: context.user.otpEnabled,
    otpAuthKey: context.user.otpEnabled ? null : await offeredSecret(context),
    otpEmail: context.user.email,
  }),
} satisfies Handlers<'getSecuritySettings'>
