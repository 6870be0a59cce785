import { verifyPassword } from '../account/passwords.ts'
import { recordRecentFactor } from '../account/recent-factor.ts'
import { owesSecondFactor, consumeSecondFactor } from '../account/second-factor.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

interface Given {
  readonly code?: string | undefined
  readonly hashedPassword?: string | undefined
}

const takeProof = async (context: CallContext, { code, hashedPassword }: Given): Promise<void> => {
  const { user } = context
  if (owesSecondFactor(user)) {
    await consumeSecondFactor(
      context,
      user,
      code ?? refuse(400, 'Enter a two-factor code.', { field: 'twoFactorCode' }),
    )
  } else {
    const password = hashedPassword ?? refuse(400, 'Enter your password.', { field: 'password' })
    await verifyPassword(context, user, password, { refusal: 'Wrong password.', field: 'password' })
  }
}

/**
 * Handler that accepts a proof of identity before a change. It serves changes whose own call has no field for a proof. The
 * call of this handler is not in the specification.
 */
export const recentFactorHandlers = {
  'POST /auth/second-factor': async (context, given) => {
    await takeProof(context, given)
    await recordRecentFactor(context)
  },
} satisfies Handlers<'POST /auth/second-factor'>
