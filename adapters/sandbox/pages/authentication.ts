import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { derivePassword, isPassword, passwordForms, storePassword } from '../account/passwords.ts'
import { owesSecondFactor, consumeSecondFactor } from '../account/second-factor.ts'
import type { User } from '../account/tables.ts'
import { sessionOf } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { formOf, readQueryOf, acceptForms } from '../http/forms.ts'
import { networkOf } from '../kernel/networks.ts'
import { isRefusal } from '../kernel/refusals.ts'
import { proofOf, signInChallenge, userOfProof } from '../passkeys/sign-in.ts'
import { personas } from '../seed/personas.ts'
import { type LoginFlow, makeLoginFlow } from './login-flow.ts'
import { returnAddress } from './redirect.ts'
import type { SignInTarget } from './sign-in.ts'

const destinations = new Set(['payoutInvite'])

type Field = (name: string) => string

const targetOf = (field: Field): SignInTarget => ({
  redirect: returnAddress(field('redirect')),
  destination: destinations.has(field('destination')) ? field('destination') : '',
})

const wrongPasskey = "We couldn't verify this passkey. Try again, or sign in with your password."
const wrong = 'The email address or the password is wrong.'

const userBy = ({ queries }: Environment, email: string): Promise<User | undefined> =>
  queries.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Signs a visitor in to a demo account without a password. */
const persona = async (
  environment: Environment,
  login: LoginFlow,
  request: FastifyRequest,
  reply: FastifyReply,
  field: Field,
): Promise<FastifyReply | null> => {
  const chosen = environment.control() === null ? undefined : personas.find(({ name }) => name === field('persona'))
  if (chosen === undefined) return null
  const target = targetOf(field)
  const user = await userBy(environment, chosen.email)
  if (user === undefined)
    return login.showSignIn(reply, target, { error: 'This demo account no longer exists. Choose another.' })
  await login.replaceSession(request, reply, user, false)
  return login.finishSignIn(request, reply, user, target)
}

/**
 * Stores the hash of the canonical form of a password in place of the previous hash. A sign-in checks the canonical form
 * first.
 */
const storeCanonical = async ({ queries, random }: Environment, user: User, derived: string): Promise<User> => {
  const stored = await storePassword(derived, random)
  await queries
    .updateTable('users')
    .set(stored)
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .execute()
  return { ...user, ...stored }
}

const password =
  (environment: Environment, login: LoginFlow): Handle =>
  async (request, reply) => {
    const { limits, clock } = environment
    const caller = callerOf(environment, request, reply)
    refuseCrossOrigin(caller)
    const field = formOf(request.body)
    const signedInPersona = await persona(environment, login, request, reply, field)
    if (signedInPersona !== null) return signedInPersona
    const target = targetOf(field)
    const email = field('email').trim().toLowerCase()
    try {
      const attempt = await limits.attempt(email, caller.address, clock())
      const found = await userBy(environment, email)
      const forms = await Promise.all([...passwordForms(field('password'))].map(derivePassword))
      const [canonical = ''] = forms
      const matches = await Promise.all(forms.map((derived) => isPassword(derived, found ?? null)))
      const isRight = matches.includes(true)
      if (found === undefined || !isRight) {
        login.recordRefusal(caller, found ?? null)
        return await login.showSignIn(reply, target, { email, error: wrong })
      }
      await attempt.forgive()
      const user = matches[0] === true ? found : await storeCanonical(environment, found, canonical)
      const isOwing = owesSecondFactor(user)
      await login.replaceSession(request, reply, user, isOwing)
      return await (isOwing
        ? login.showSecondFactor(reply, user, target)
        : login.finishSignIn(request, reply, user, target))
    } catch (error) {
      return login.showRefusal(error, reply, (feedback) => login.showSignIn(reply, target, { email, ...feedback }))
    }
  }

const secondFactor =
  (environment: Environment, login: LoginFlow): Handle =>
  async (request, reply) => {
    const { queries: database, limits, sealing, log } = environment
    const caller = callerOf(environment, request, reply)
    refuseCrossOrigin(caller)
    const field = formOf(request.body)
    const target = targetOf(field)
    const found = await sessionOf(environment, caller)
    if (found === null || !found.isOwing)
      return login.showSignIn(reply, target, { error: 'Your sign-in timed out. Sign in again.' })
    const { user } = found
    const { address, userAgent } = caller
    try {
      const means = { database, limits, sealing, address, userAgent, now: () => found.now }
      await consumeSecondFactor(means, user, field('code'))
      await login.replaceSession(request, reply, user, false)
    } catch (error) {
      // The account has changed since the code was checked, so the sign-in has to start again.
      const isOver = isRefusal(error) && error.refusal.status === 409
      // The security history already contains the wrong code.
      if (isOver) login.recordRefusal(caller, user)
      else log.warn({ user: user.id, address }, 'code refused')
      return login.showRefusal(error, reply, (feedback) =>
        isOver
          ? login.showSignIn(reply, target, { email: user.email, ...feedback })
          : login.showSecondFactor(reply, user, target, feedback),
      )
    }
    return login.finishSignIn(request, reply, user, target)
  }

/** Signs in by passkey. A passkey verifies its user itself, so no second factor is needed. */
const passkey =
  (environment: Environment, login: LoginFlow): Handle =>
  async (request, reply) => {
    const { limits, clock } = environment
    const caller = callerOf(environment, request, reply)
    refuseCrossOrigin(caller)
    const field = formOf(request.body)
    const target = targetOf(field)
    const proof = proofOf(field('credential'))
    try {
      const attempt = await limits.attempt(`passkey:${proof?.id ?? ''}`, caller.address, clock())
      const user = proof === null ? null : await userOfProof(environment, caller.origin, proof)
      if (user === null) {
        environment.log.warn({ user: null, address: caller.address }, 'passkey refused')
        return await login.showSignIn(reply, target, { error: wrongPasskey })
      }
      await attempt.forgive()
      await login.replaceSession(request, reply, user, false)
      return await login.finishSignIn(request, reply, user, target, 'signed-in-by-passkey')
    } catch (error) {
      return login.showRefusal(error, reply, (feedback) => login.showSignIn(reply, target, feedback))
    }
  }

/**
 * Issues a challenge for a passkey. Refuses the challenge if the user presses the passkey button too often. The page also
 * requests challenges by itself, to suggest passkeys in the email field. These automatic requests have a limit of their own,
 * so that they do not use up the limit of the button. Above their limit, they get an empty 204 response instead of a
 * refusal.
 */
const passkeyChallenge =
  (environment: Environment): Handle =>
  async (request, reply) => {
    const { limits, queries: database, clock: now } = environment
    const caller = callerOf(environment, request, reply)
    refuseCrossOrigin(caller)
    const isOffer = formOf(request.body)('mediation') === 'conditional'
    try {
      await limits.request({ database, now }, `sign-in${isOffer ? '-offer' : ''}:${networkOf(caller.address)}`)
    } catch (error) {
      if (isOffer && isRefusal(error)) return reply.code(204).send()
      throw error
    }
    return signInChallenge(environment, caller.origin)
  }

/** Central sign-in: password, then the second factor if it is on (CALL-119, ROUTE-057). */
export const authenticationRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const login = makeLoginFlow(environment)
    acceptForms(app)
    app.get('/authenticate/login', async (request, reply) => {
      const query = readQueryOf(request)
      return login.showSignIn(
        reply,
        targetOf((name) => query.get(name) ?? ''),
      )
    })
    app.post('/authenticate/login', password(environment, login))
    app.post('/authenticate/two-factor', secondFactor(environment, login))
    app.post('/authenticate/passkey/challenge', passkeyChallenge(environment))
    app.post('/authenticate/passkey', passkey(environment, login))
  }
