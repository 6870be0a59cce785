import { type CallContext, type Handlers, refuse } from './handler.ts'
import { newOtpSecret } from './otp.ts'

/** The secret that enrolment is offered with: made at the first offer, and the same until two-factor is on. */
const offeredSecret = async ({ database, user, random }: CallContext): Promise<string> => {
  if (user.otpSecret !== null) return user.otpSecret
  await database
    .updateTable('users')
    .set({ otpSecret: newOtpSecret(random) })
    .where('id', '=', user.id)
    .where('otpSecret', 'is', null)
    .execute()
  // Read back, because of two offers at once only one came to stand.
  const { otpSecret } = await database.selectFrom('users').select('otpSecret').where('id', '=', user.id).executeTakeFirstOrThrow()
  return otpSecret ?? refuse(409, 'The security settings changed meanwhile. Try again.')
}

export const securityHandlers = {
  getSecuritySettings: async (context) => ({
    otpEnabled: context.user.otpEnabled,
    otpAuthKey: context.user.otpEnabled ? null : await offeredSecret(context),
    otpEmail: context.user.email,
  }),
} satisfies Handlers<'getSecuritySettings'>
