import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentCode } from '../account/one-time-codes.ts'
import { derivePassword, isPassword } from '../account/passwords.ts'
import { owesSecondFactor, takeSecondFactor } from '../account/second-factor.ts'
import { noteSecurityEvent } from '../account/security-events.ts'
import { endSession, findSession, startSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import type { Environment } from '../environment.ts'
import { askerOf, refuseForeign } from '../http/asker.ts'
import { formOf, takesForms } from '../http/forms.ts'
import { tellsReferrer } from '../http/headers.ts'
import type { Markup } from '../kernel/html.ts'
import { isRefusal } from '../kernel/refusals.ts'
import { proofOf, signInChallenge, userOfProof } from '../passkeys/sign-in.ts'
import { personas } from '../seed/personas.ts'
import { passkeyScript, style } from './assets.ts'
import { renderPage } from './layout.ts'
import { returnAddress } from './redirect.ts'
import { secondFactorBody, signInBody, type SignInTarget } from './sign-in.ts'

const destinations = new Set(['payoutInvite'])

const targetOf = (field: (name: string) => string): SignInTarget => ({
  redirect: returnAddress(field('redirect')),
  destination: destinations.has(field('destination')) ? field('destination') : '',
})

const queryOf = (request: FastifyRequest): ((name: string) => string) => {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  return (name) => query.get(name) ?? ''
}

const wrongPasskey = 'This passkey could not be used. Try again, or sign in with your password.'
const wrong = 'The e-mail address or the password is wrong.'

/** The central sign-in: password, then the second factor where it is on (CALL-119, ROUTE-057). */
export const authenticationRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries, clock, random, limits, productName, log, control } = environment
    takesForms(app)

    const show = (
      reply: FastifyReply,
      title: string,
      body: Markup,
      status = 200,
      scripts: ReadonlyArray<string> = [],
    ): FastifyReply =>
      reply
        .code(status)
        .headers(tellsReferrer)
        .type('text/html; charset=utf-8')
        .send(renderPage({ productName, title, style: style.address, body, scripts }))

    const showSignIn = (
      reply: FastifyReply,
      target: SignInTarget,
      email = '',
      error: string | null = null,
      status = 200,
    ) => {
      const people = control === null ? [] : personas
      return show(reply, 'Sign in', signInBody({ productName, target, email, error, personas: people }), status, [
        passkeyScript.address,
      ])
    }

    const showSecondFactor = (
      reply: FastifyReply,
      user: User,
      target: SignInTarget,
      error: string | null = null,
      status = 200,
    ): FastifyReply => {
      const { otpSecret, clockOffset } = user
      const code = control === null || otpSecret === null ? null : currentCode(otpSecret, clock() + clockOffset)
      return show(reply, 'Two-factor authentication', secondFactorBody({ target, error, code }), status)
    }

    /** Starts a session under a new id; the old one is dead from then on (A5). */
    const enter = async (request: FastifyRequest, reply: FastifyReply, user: User, secondFactorOwed: boolean) => {
      const asker = askerOf(environment, request, reply)
      if (asker.sessionId !== null) await endSession(queries, asker.sessionId)
      const now = clock() + user.clockOffset
      asker.setSession(await startSession(queries, random, { user, now, from: asker, secondFactorOwed }))
    }

    const finish = async (
      request: FastifyRequest,
      reply: FastifyReply,
      user: User,
      target: SignInTarget,
      how: 'signed-in' | 'signed-in-by-passkey' = 'signed-in',
    ): Promise<FastifyReply> => {
      const { address, userAgent } = askerOf(environment, request, reply)
      await noteSecurityEvent(
        { database: queries, now: () => clock() + user.clockOffset, address, userAgent },
        user,
        how,
      )
      log.info({ user: user.id }, 'signed in')
      return reply.headers(tellsReferrer).redirect(target.redirect, 303)
    }

    const userBy = (email: string): Promise<User | undefined> =>
      queries.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

    /** A refusal is told on the page that was sent: a wrong code as every wrong input, one of a limit with the time to wait. */
    const refused = (
      error: unknown,
      reply: FastifyReply,
      page: (text: string, status: number) => FastifyReply,
    ): FastifyReply => {
      if (!isRefusal(error)) throw error
      const { status, retryAfter } = error.refusal
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
      return page(error.message, status === 429 ? status : 422)
    }

    app.get('/authenticate/login', async (request, reply) => showSignIn(reply, targetOf(queryOf(request))))

    app.post('/authenticate/login', async (request, reply) => {
      refuseForeign(askerOf(environment, request, reply))
      const field = formOf(request.body)
      const target = targetOf(field)
      const persona = control === null ? undefined : personas.find(({ name }) => name === field('persona'))
      if (persona !== undefined) {
        const user = await userBy(persona.email)
        if (user === undefined) return showSignIn(reply, target, '', 'This person is not there any more.', 422)
        await enter(request, reply, user, false)
        return finish(request, reply, user, target)
      }
      const email = field('email').trim().toLowerCase()
      try {
        const attempt = limits.attempt(email, request.socket.remoteAddress ?? '', clock())
        const user = await userBy(email)
        const isRight = await isPassword(await derivePassword(field('password')), user ?? null)
        if (user === undefined || !isRight) {
          log.info({ user: user?.id ?? null }, 'sign-in refused')
          return await showSignIn(reply, target, email, wrong, 422)
        }
        attempt.forgive()
        const isOwing = owesSecondFactor(user)
        await enter(request, reply, user, isOwing)
        return await (isOwing ? showSecondFactor(reply, user, target) : finish(request, reply, user, target))
      } catch (error) {
        return refused(error, reply, (text, status) => showSignIn(reply, target, email, text, status))
      }
    })

    app.post('/authenticate/two-factor', async (request, reply) => {
      const asker = askerOf(environment, request, reply)
      refuseForeign(asker)
      const field = formOf(request.body)
      const target = targetOf(field)
      const found =
        asker.sessionId === null ? null : await findSession(queries, asker.sessionId, { productName, now: clock() })
      if (found === null || !found.isOwing)
        return showSignIn(reply, target, '', 'That took too long: sign in again.', 422)
      const { user } = found
      const means = {
        database: queries,
        limits,
        address: asker.address,
        userAgent: asker.userAgent,
        now: () => found.now,
      }
      try {
        await takeSecondFactor(means, user, field('code').replace(/\s/g, ''))
        await enter(request, reply, user, false)
      } catch (error) {
        // The code was right, and the account is another by now: its half sign-in is over.
        const isOver = isRefusal(error) && error.refusal.status === 409
        log.info({ user: user.id }, isOver ? 'sign-in refused' : 'code refused')
        return refused(error, reply, (text, status) =>
          isOver
            ? showSignIn(reply, target, user.email, text, status)
            : showSecondFactor(reply, user, target, text, status),
        )
      }
      return finish(request, reply, user, target)
    })

    app.post('/authenticate/passkey/challenge', async (request, reply) => {
      const asker = askerOf(environment, request, reply)
      refuseForeign(asker)
      limits.request(`sign-in:${asker.address}`, clock())
      return signInChallenge(environment, asker.origin)
    })

    // A passkey is something that one has, and verifies its user itself: no further factor is owed.
    app.post('/authenticate/passkey', async (request, reply) => {
      const asker = askerOf(environment, request, reply)
      refuseForeign(asker)
      const field = formOf(request.body)
      const target = targetOf(field)
      const proof = proofOf(field('credential'))
      try {
        const attempt = limits.attempt(`passkey:${proof?.id ?? ''}`, asker.address, clock())
        const user = proof === null ? null : await userOfProof(environment, asker.origin, proof)
        if (user === null) {
          log.info({ user: null }, 'passkey refused')
          return await showSignIn(reply, target, '', wrongPasskey, 422)
        }
        attempt.forgive()
        await enter(request, reply, user, false)
        return await finish(request, reply, user, target)
      } catch (error) {
        return refused(error, reply, (text, status) => showSignIn(reply, target, '', text, status))
      }
    })
  }
