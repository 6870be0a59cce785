import { sendMail } from '../account/mails.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import { challengeLifetime, issueChallenge, consumeChallenge } from './challenges.ts'
import { ownCredentials } from './credentials.ts'
import { algorithms, challengeIn, relyingParty, verifiedRegistration } from './webauthn.ts'

/** Maximum number of passkeys of a user (PASS-011). */
const maxPasskeys = 5

const full = `You've reached the limit of ${maxPasskeys} passkeys. Remove one to add another.`
const notProven = "We couldn't verify your passkey. Try again."
const used = 'This request timed out or was sent twice. Try again.'

const mails = {
  added: {
    subject: 'A passkey was added to your account',
    body: "You can now sign in with it.\n\nIf this wasn't you, remove it on the Security page and change your password.",
  },
  removed: {
    subject: 'A passkey was removed from your account',
    body: "No one can sign in with it anymore.\n\nIf this wasn't you, change your password.",
  },
} as const

/**
 * Locks the user's row until the end of the transaction. Otherwise concurrent registrations could exceed the maximum number
 * of passkeys.
 */
const lockUser = ({ database, user }: CallContext) =>
  database.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()

const refuseWhereOff = ({ user }: CallContext): void => {
  if (!user.passkeysEnabled) notFound()
}

export const passkeyKeepingHandlers = {
  'POST /auth/passkey/register/challenge': async (context) => {
    const { database, random, user, now, origin, productName, limits } = context
    refuseWhereOff(context)
    const credentials = await ownCredentials(context)
    if (credentials.length >= maxPasskeys) refuse(400, full)
    await limits.request(context, `registration:${user.id}`)
    return {
      challenge: await issueChallenge(database, random, { owner: user.id, now: now() }),
      rp: { id: relyingParty(origin).id, name: productName },
      user: {
        id: Buffer.from(user.id).toString('base64url'),
        name: user.email,
        displayName: `${user.firstName} ${user.lastName}`.trim() || user.email,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: challengeLifetime,
      excludeCredentials: credentials.map(({ id }) => ({ type: 'public-key' as const, id })),
      // A passkey signs in without a user name, so it must identify its user, and check the user's PIN or biometrics.
      authenticatorSelection: { authenticatorAttachment: null, residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    }
  },

  /** Verifies and stores a new passkey. A repeated request for the same passkey succeeds and changes nothing (F4). */
  'POST /auth/passkey/register/verify': async (context, { credential }) => {
    refuseWhereOff(context)
    const challenge = challengeIn(credential.response.clientDataJSON)
    const { response } = credential
    const registered = await verifiedRegistration(relyingParty(context.origin), challenge, {
      ...credential,
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    })
    // Refuses after the transaction, so that a refused registration has consumed its challenge as well.
    const refusal = await transact(context, async (inside) => {
      const { database, user, now } = inside
      const challengeHash = digest(challenge)
      await lockUser(inside)
      if (!(await consumeChallenge(database, challenge, { owner: user.id, now: now() }))) {
        const same = await database
          .selectFrom('passkeyCredentials')
          .select('id')
          .where('id', '=', registered?.id ?? '')
          .where('userId', '=', user.id)
          .where('challengeHash', '=', challengeHash)
          .executeTakeFirst()
        return same === undefined ? used : null
      }
      if (registered === null) return notProven
      if ((await ownCredentials(inside)).length >= maxPasskeys) return full
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('passkeyCredentials')
        .values({
          ...registered,
          userId: user.id,
          transports: json(response.transports),
          createdAt: now(),
          challengeHash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return notProven
      await recordSecurityEvent(inside, user, 'passkey-added')
      await sendMail(inside, user, mails.added)
      return null
    })
    if (refusal !== null) refuse(400, refusal)
    context.log.info({ user: context.user.id }, 'passkey registered')
  },

  DeletePasskeyCredential: (context, { credentialId }) =>
    transact(context, async (inside) => {
      const { database, user, log } = inside
      const { numDeletedRows } = await database
        .deleteFrom('passkeyCredentials')
        .where('id', '=', credentialId)
        .where('userId', '=', user.id)
        .executeTakeFirst()
      if (numDeletedRows !== 1n) return { deletePasskeyCredential: false }
      await recordSecurityEvent(inside, user, 'passkey-removed')
      await sendMail(inside, user, mails.removed)
      log.info({ user: user.id }, 'passkey removed')
      return { deletePasskeyCredential: true }
    }),
} satisfies Handlers<
  'POST /auth/passkey/register/challenge' | 'POST /auth/passkey/register/verify' | 'DeletePasskeyCredential'
>
