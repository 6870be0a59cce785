import { record } from '@paydeck/adapters/wire/codec'
import { option as O } from 'fp-ts'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import { parseObject } from '../calls/body.ts'
import type { Queries } from '../database/engine.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { challengeLifetime, issueChallenge, takeChallenge } from './challenges.ts'
import { challengeIn, relyingParty, verifiedCounter } from './webauthn.ts'

/** Challenges for signing in belong to no user. */
const noUser = null

const proofCodec = record({
  id: t.string,
  rawId: t.string,
  type: t.literal('public-key'),
  response: record({ clientDataJSON: t.string, authenticatorData: t.string, signature: t.string }),
})

/** WebAuthn's AuthenticationResponseJSON, as far as it is needed. */
export type PasskeyProof = t.TypeOf<typeof proofCodec>

/** Reads what the page's script has put into its form. */
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

/** What the browser is to sign. It names no passkey: which accounts there are is not told. */
export const signInChallenge = async ({ queries, random, clock }: SignInMeans, origin: string) => ({
  challenge: await issueChallenge(queries, random, { owner: noUser, now: clock() }),
  rpId: relyingParty(origin).id,
  timeout: challengeLifetime,
})

/** Whom a proof signs in: the owner of its passkey, or null. Each challenge counts once, whatever becomes of it (A10). */
export const userOfProof = async (
  { queries, clock }: Pick<SignInMeans, 'queries' | 'clock'>,
  origin: string,
  proof: PasskeyProof,
): Promise<User | null> => {
  const challenge = challengeIn(proof.response.clientDataJSON)
  if (!(await takeChallenge(queries, challenge, { owner: noUser, now: clock() }))) return null
  const passkey = await queries
    .selectFrom('passkeyCredentials')
    .select(['id', 'publicKey', 'counter', 'userId'])
    .where('id', '=', proof.id)
    .executeTakeFirst()
  if (passkey === undefined) return null
  const counter = await verifiedCounter(relyingParty(origin), challenge, proof, passkey)
  if (counter === null) return null
  // Of two proofs with one counter, the second comes from a copy.
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
