import { record } from '@paydeck/adapters/wire/codec'
import { option as O } from 'fp-ts'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import { parseObject } from '../calls/body.ts'
import type { Queries } from '../database/engine.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { challengeLifetime, issueChallenge, consumeChallenge } from './challenges.ts'
import { challengeIn, relyingParty, verifiedCounter } from './webauthn.ts'

/** Sign-in challenges belong to no user. */
const noUser = null

const proofCodec = record({
  id: t.string,
  rawId: t.string,
  type: t.literal('public-key'),
  response: record({ clientDataJSON: t.string, authenticatorData: t.string, signature: t.string }),
})

/** Signed response of a passkey: WebAuthn's AuthenticationResponseJSON, reduced to the fields that the sandbox needs. */
export type PasskeyProof = t.TypeOf<typeof proofCodec>

/** Parses the passkey's response that the script has put into the form. Null if it is malformed. */
export const proofOf = (text: string): PasskeyProof | null => {
  try {
    return O.toNullable(O.fromEither(proofCodec.decode(parseObject(text))))
  } catch {
    return null
  }
}

interface SignInMeans {
  readonly queries: Queries
  readonly random: Randomness
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/**
 * Issues the challenge that the passkey signs. The response names no passkey, so that it does not reveal which accounts
 * exist.
 */
export const signInChallenge = async ({ queries, random, clock }: SignInMeans, origin: string) => ({
  challenge: await issueChallenge(queries, random, { owner: noUser, now: clock() }),
  rpId: relyingParty(origin).id,
  timeout: challengeLifetime,
})

/**
 * Returns the user who owns the passkey that signed the proof, or null. Consumes the challenge even if the proof is wrong
 * (A10).
 */
export const userOfProof = async (
  { queries, clock }: Pick<SignInMeans, 'queries' | 'clock'>,
  origin: string,
  proof: PasskeyProof,
): Promise<User | null> => {
  const challenge = challengeIn(proof.response.clientDataJSON)
  if (!(await consumeChallenge(queries, challenge, { owner: noUser, now: clock() }))) return null
  const passkey = await queries
    .selectFrom('passkeyCredentials')
    .select(['id', 'publicKey', 'counter', 'userId'])
    .where('id', '=', proof.id)
    .executeTakeFirst()
  if (passkey === undefined) return null
  const counter = await verifiedCounter(relyingParty(origin), challenge, proof, passkey)
  if (counter === null) return null
  // If two proofs have the same counter, the second one comes from a copied passkey.
  const { numUpdatedRows } = await queries
    .updateTable('passkeyCredentials')
    .set({ counter })
    .where('id', '=', passkey.id)
    .where((column) => (counter === 0 ? column('counter', '=', 0) : column('counter', '<', counter)))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return null
  const user = await queries.selectFrom('users').selectAll().where('id', '=', passkey.userId).executeTakeFirst()
  return user?.passkeysEnabled === true ? user : null
}
