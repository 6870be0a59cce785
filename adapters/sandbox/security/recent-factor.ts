import { noteRecentFactor } from '../account/recent-factor.ts'
import { owesSecondFactor, takeSecondFactor } from '../account/second-factor.ts'
import type { Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

/** Takes a code ahead of a change whose call carries none: beyond the specification. */
export const recentFactorHandlers = {
  'POST /auth/second-factor': async (context, { code }) => {
    if (!owesSecondFactor(context.user)) return refuse(400, 'Turn on two-factor authentication first.')
    await takeSecondFactor(context, context.user, code)
    await noteRecentFactor(context)
  },
} satisfies Handlers<'POST /auth/second-factor'>
