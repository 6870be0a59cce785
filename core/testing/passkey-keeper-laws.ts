import type { CreatedPasskey, PasskeyDirectory, PasskeyKeeper, RegistrationOptions } from '../passkeys/index.ts'
import { settle } from './fake-clock.ts'
import { formatValue, type Law, law, must, mustEqual } from './law.ts'
import { mustBeRejected, mustSucceed } from './port-calls.ts'

/**
 * Test setup for `PasskeyKeeper` and `PasskeyDirectory`: a user without passkeys for whom passkeys are enabled, and a
 * function that creates passkeys, like a browser.
 */
export interface PasskeyKeeperBench {
  readonly keeper: PasskeyKeeper
  readonly directory: PasskeyDirectory
  /** Email address of the user. */
  readonly email: string
  /** Creates a passkey with a new id. */
  readonly create: (options: RegistrationOptions) => Promise<CreatedPasskey>
}

const challenge = ({ keeper }: PasskeyKeeperBench): Promise<RegistrationOptions> =>
  mustSucceed('keeper.challenge', () => keeper.challenge)

const idsOf = async ({ directory }: PasskeyKeeperBench): Promise<ReadonlyArray<string>> =>
  (await mustSucceed('directory.credentials', () => directory.credentials)).map(({ id }) => id).toSorted()

const register = async (bench: PasskeyKeeperBench): Promise<string> => {
  const created = await bench.create(await challenge(bench))
  await mustSucceed('keeper.verify', () => bench.keeper.verify(created))
  return created.id
}

/** COSE number of ES256, the algorithm that every authenticator supports. */
const es256 = -7

/** Laws of `PasskeyKeeper` and `PasskeyDirectory`. `make` must create a new test setup on each call. */
export const passkeyKeeperLaws = (make: () => Promise<PasskeyKeeperBench>): ReadonlyArray<Law> => [
  law(
    'directory.isEnabled is true for the address of the user, and rejects an address of another user (A2).',
    async () => {
      const { directory, email } = await make()
      mustEqual(await mustSucceed('directory.isEnabled', () => directory.isEnabled({ email })), true, 'the result')
      await mustBeRejected('directory.isEnabled', () => directory.isEnabled({ email: `not-${email}` }))
    },
  ),
  law('keeper.challenge offers ES256, and no algorithm twice.', async () => {
    const algorithms = (await challenge(await make())).pubKeyCredParams.map(({ alg }) => alg)
    must(algorithms.includes(es256), `the algorithms are ${formatValue(algorithms)} and should include ${es256}.`)
    mustEqual(new Set(algorithms).size, algorithms.length, 'the number of different algorithms')
  }),
  law('keeper.verify adds the passkey to the passkeys of the user when its task is run.', async () => {
    const bench = await make()
    const created = await bench.create(await challenge(bench))
    const verify = bench.keeper.verify(created)
    await settle()
    mustEqual(await idsOf(bench), [], 'the ids of the passkeys before the run')
    await mustSucceed('keeper.verify', () => verify)
    mustEqual(await idsOf(bench), [created.id], 'the ids of the passkeys after the run')
    mustEqual(
      await register(bench),
      (await idsOf(bench)).find((id) => id !== created.id),
      'the id of a second passkey',
    )
  }),
  law('keeper.verify rejects a passkey whose challenge was already used, and saves nothing.', async () => {
    const bench = await make()
    const options = await challenge(bench)
    const [first, second] = [await bench.create(options), await bench.create(options)]
    await mustSucceed('keeper.verify', () => bench.keeper.verify(first))
    await mustBeRejected('keeper.verify', () => bench.keeper.verify(second))
    mustEqual(await idsOf(bench), [first.id], 'the ids of the passkeys')
  }),
  law('keeper.remove removes only the given passkey, and returns false if it no longer exists.', async () => {
    const bench = await make()
    const [first, second] = [await register(bench), await register(bench)]
    const remove = () => mustSucceed('keeper.remove', () => bench.keeper.remove({ id: first }))
    mustEqual([await remove(), await idsOf(bench)], [true, [second]], 'the reply and the ids of the passkeys left')
    mustEqual([await remove(), await idsOf(bench)], [false, [second]], 'the second reply and the ids left')
  }),
]
