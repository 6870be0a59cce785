import type { Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { checkProvider, payerOf, refuseUnlessOpen } from './bill-accounts.ts'
import { issueConnection } from './connections.ts'
import { exchangeAccountToken } from './manual-bills.ts'

/** Results of a token exchange. The exchange has succeeded if and only if the result is `success` (BILL-069). */
const replies = { done: 'success', refused: 'invalid_token' } as const

export const billConnectionHandlers = {
  GetToken: async (context, { provider, tokenType }) => {
    checkProvider(provider)
    const { user, limits } = context
    await refuseUnlessOpen(context, user)
    if (tokenType === 'manual' && !(await payerOf(context, user)).methodVerified) {
      refuse(422, 'Connect a bill automatically first. Then you can search for bills.')
    }
    await limits.request(context, `bill-tokens:${user.id}`)
    return { getToken: await issueConnection(context, user, tokenType) }
  },

  GetMethodAuthElementToken: async (context, { provider }) => {
    checkProvider(provider)
    const { user, limits } = context
    await refuseUnlessOpen(context, user)
    await limits.request(context, `bill-tokens:${user.id}`)
    return { getMethodAuthElementToken: await issueConnection(context, user, 'automatic') }
  },

  ExchangeAccountToken: async (context, { provider, accountToken }) => {
    checkProvider(provider)
    const isDone = await exchangeAccountToken(context, context.user, accountToken)
    return { exchangeAccountToken: isDone ? replies.done : replies.refused }
  },
} satisfies Handlers<'GetToken' | 'GetMethodAuthElementToken' | 'ExchangeAccountToken'>
