import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentCode, otpSecretOf } from '../account/one-time-codes.ts'
import { recordRefusedSignIn } from '../account/refused-sign-ins.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import { endSession } from '../account/session-revocation.ts'
import { startSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import type { Caller } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { addressOf, callerOf } from '../http/caller.ts'
import { referrerHeaders } from '../http/headers.ts'
import { isPlainVisit } from '../http/plain-visits.ts'
import type { Markup } from '../kernel/html.ts'
import { isRefusal } from '../kernel/refusals.ts'
import { personas } from '../seed/personas.ts'
import { passkeyScript, revealScript } from './assets.ts'
import { sendPage } from './layout.ts'
import { plainVisitBody, secondFactorBody, signInBody, type SignInTarget } from './sign-in.ts'

interface Feedback {
  readonly email?: string
  readonly error?: string
  /** HTTP status. Default: 422 if the page shows an error, otherwise 200. */
  readonly status?: number
}

const statusOf = ({ error, status = error === undefined ? 200 : 422 }: Feedback): number => status

/** Creates the steps that all sign-in methods share, such as showing a page again or starting a session. */
export const makeLoginFlow = (environment: Environment) => {
  const { queries, clock, random, sealing, productName, log, observer, background, control } = environment

  const show = (
    reply: FastifyReply,
    status: number,
    page: { readonly title: string; readonly body: Markup; readonly scripts?: ReadonlyArray<string> },
  ): FastifyReply => sendPage(reply.code(status).headers(referrerHeaders), { productName, ...page })

  return {
    showSignIn: (reply: FastifyReply, target: SignInTarget, feedback: Feedback = {}): FastifyReply => {
      const { email = '', error = null } = feedback
      if (isPlainVisit(environment, reply.request)) {
        return show(reply, 403, { title: 'Sign in', body: plainVisitBody(productName) })
      }
      const body = signInBody({ productName, target, email, error, personas: control() === null ? [] : personas })
      return show(reply, statusOf(feedback), {
        title: 'Sign in',
        body,
        scripts: [passkeyScript.address, revealScript.address],
      })
    },

    showSecondFactor: (
      reply: FastifyReply,
      user: User,
      target: SignInTarget,
      feedback: Feedback = {},
    ): FastifyReply => {
      const otpSecret = otpSecretOf(sealing, user)
      const code = control() === null || otpSecret === null ? null : currentCode(otpSecret, clock() + user.clockOffset)
      const body = secondFactorBody({ target, error: feedback.error ?? null, code })
      return show(reply, statusOf(feedback), { title: 'Two-factor authentication', body })
    },

    recordRefusal: ({ address, userAgent }: Pick<Caller, 'address' | 'userAgent'>, user: User | null): void => {
      const now = (): number => clock() + (user?.clockOffset ?? 0)
      recordRefusedSignIn({ database: queries, log, background, now, address, userAgent }, user)
    },

    /** Starts a session under a new id and ends the previous session (A5). */
    replaceSession: async (request: FastifyRequest, reply: FastifyReply, user: User, secondFactorOwed: boolean) => {
      const caller = callerOf(environment, request, reply)
      if (caller.sessionId !== null) await endSession(queries, caller.sessionId)
      const now = clock() + user.clockOffset
      caller.setSession(
        await startSession(queries, random, { user, now, from: caller, secondFactorOwed, isProven: true }),
      )
    },

    /** Records the sign-in and redirects to the page that the user wanted to open. */
    finishSignIn: async (
      request: FastifyRequest,
      reply: FastifyReply,
      user: User,
      target: SignInTarget,
      how: 'signed-in' | 'signed-in-by-passkey' = 'signed-in',
    ): Promise<FastifyReply> => {
      const { address, userAgent } = callerOf(environment, request, reply)
      const now = (): number => clock() + user.clockOffset
      await recordSecurityEvent({ database: queries, now, address, userAgent }, user, how)
      log.info({ user: user.id }, 'signed in')
      return reply.headers(referrerHeaders).redirect(target.redirect, 303)
    },

    /** Shows the page again with the error. The status is 422 for wrong input, and 429 for a rate limit. */
    showRefusal: (
      error: unknown,
      reply: FastifyReply,
      page: (feedback: { readonly error: string; readonly status: number }) => FastifyReply,
    ): FastifyReply => {
      if (!isRefusal(error)) throw error
      const { status, code = 'none', retryAfter } = error.refusal
      observer.refused(status, code)
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
      if (status === 429) log.warn({ address: addressOf(environment, reply.request) }, 'too many attempts')
      return page({ error: error.message, status: status === 429 ? status : 422 })
    },
  }
}

export type LoginFlow = ReturnType<typeof makeLoginFlow>
