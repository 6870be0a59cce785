import { compareTexts } from '../kernel/compare-texts.ts'
import type {
  CeremonyFault,
  CreatedPasskey,
  PasskeyCeremony,
  PasskeyMemory,
  PasskeyOrigin,
  RegistrationOptions,
} from '../passkeys/index.ts'
import { formatValue, type Law, law, must, mustEqual } from './law.ts'
import { mustFail, mustSucceed } from './port-calls.ts'

const entriesOf = (memory: PasskeyMemory): ReadonlyArray<readonly [string, PasskeyOrigin]> =>
  [...memory.read()].toSorted(([one], [other]) => compareTexts(one, other))

const firefox: PasskeyOrigin = { savedWith: 'Firefox', device: 'Linux' }
const safari: PasskeyOrigin = { savedWith: 'Safari "18"', device: '📱, iOS' }

/**
 * Laws of `PasskeyMemory`.
 * @param make returns a port that has stored nothing
 */
export const passkeyMemoryLaws = (make: () => PasskeyMemory): ReadonlyArray<Law> => [
  law('passkeyMemory.read returns an empty map before anything is written.', () => {
    mustEqual(entriesOf(make()), [], 'the entries of read')
  }),
  law('passkeyMemory.read returns the browser and the system of each written passkey unchanged.', () => {
    const memory = make()
    const written = [
      ['AQIDBAUGBwgJCgsMDQ4_-A', firefox],
      ['AQIDBAUGBwgJCgsMDQ4_-a', { savedWith: '', device: ' ' }],
      ['__-AQIDBAUGBwgJCgsMDQ4', safari],
    ] as const
    memory.write(new Map(written.toReversed()))
    mustEqual(entriesOf(memory), written, 'the entries of read')
  }),
  law('passkeyMemory.write replaces everything that is stored.', () => {
    const memory = make()
    memory.write(new Map([['first', firefox]]))
    memory.write(new Map([['second', safari]]))
    mustEqual(entriesOf(memory), [['second', safari]], 'the entries after the second write')
    memory.write(new Map())
    mustEqual(entriesOf(memory), [], 'the entries after writing an empty map')
  }),
  law('passkeyMemory.read returns the current entries on each run of the same IO.', () => {
    const memory = make()
    const { read } = memory
    read()
    memory.write(new Map([['first', firefox]]))
    mustEqual([...read()], [['first', firefox]], 'the entries of the second run')
  }),
]

/**
 * Laws of `PasskeyMemory` on a device whose stored data is unreadable.
 * @param make returns a port whose stored data is damaged, or has the format of another version
 */
export const unreadablePasskeyMemoryLaws = (make: () => PasskeyMemory): ReadonlyArray<Law> => [
  law('passkeyMemory.read returns an empty map if the stored data is unreadable.', () => {
    mustEqual(entriesOf(make()), [], 'the entries of read')
  }),
  law('passkeyMemory.write replaces unreadable data.', () => {
    const memory = make()
    memory.write(new Map([['first', firefox]]))
    mustEqual(entriesOf(memory), [['first', firefox]], 'the entries after the write')
  }),
]

/** Test setup for `PasskeyCeremony`. The user accepts each prompt, unless the test calls `failNext`. */
export interface PasskeyCeremonyBench {
  readonly ceremony: PasskeyCeremony
  /** Returns the number of prompts that the browser has shown. */
  readonly promptCount: () => number
  /** Makes the next prompt end without a passkey, for the given reason. */
  readonly failNext: (reason: CeremonyFault['_tag']) => void
  /** Returns the challenge in the client data of a passkey, in base64url. */
  readonly challengeOf: (created: CreatedPasskey) => string
}

const es256 = -7
const optionsWith = (challenge: string): RegistrationOptions => ({
  challenge,
  rp: { name: 'Paydeck' },
  user: { id: 'dXNlci0x', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ alg: es256 }],
  attestation: 'none',
})

const create = ({ ceremony }: PasskeyCeremonyBench, challenge = 'AQIDBAUGBwg'): Promise<CreatedPasskey> =>
  mustSucceed('ceremony.create', () => ceremony.create(optionsWith(challenge)))

/** Laws of `PasskeyCeremony`. */
export const passkeyCeremonyLaws = (make: () => PasskeyCeremonyBench): ReadonlyArray<Law> => [
  law('ceremony.create shows no prompt before its task runs, and one prompt per run.', async () => {
    const { ceremony, promptCount } = make()
    const task = ceremony.create(optionsWith('AQIDBAUGBwg'))
    mustEqual(promptCount(), 0, 'the number of prompts before the task runs')
    await mustSucceed('ceremony.create', () => task)
    await mustSucceed('ceremony.create', () => task)
    mustEqual(promptCount(), 2, 'the number of prompts after two runs')
  }),
  law('ceremony.create passes the challenge of the options to the authenticator unchanged (PASS-013).', async () => {
    const bench = make()
    for (const challenge of ['AQIDBAUGBwg', '_-8', 'A'.repeat(86)])
      mustEqual(bench.challengeOf(await create(bench, challenge)), challenge, 'the challenge in the client data')
  }),
  law('ceremony.create returns a new base64url id for each passkey.', async () => {
    const bench = make()
    const created = [await create(bench), await create(bench)]
    for (const { id, rawId, type } of created) {
      must(/^[\w-]+$/.test(id), `the id is ${formatValue(id)} and should be base64url.`)
      mustEqual({ rawId, type }, { rawId: id, type: 'public-key' }, 'rawId and type')
    }
    must(created[0]?.id !== created[1]?.id, 'two passkeys have the same id.')
  }),
  law('ceremony.create returns Cancelled, AlreadyThere or Unsupported as a Left (PASS-018, ERR-024).', async () => {
    for (const reason of ['Cancelled', 'AlreadyThere', 'Unsupported'] as const) {
      const { ceremony, failNext } = make()
      failNext(reason)
      await mustFail('ceremony.create', () => ceremony.create(optionsWith('AQIDBAUGBwg')), reason)
    }
  }),
  law('ceremony.create creates a passkey after the user has cancelled an earlier prompt.', async () => {
    const bench = make()
    bench.failNext('Cancelled')
    await mustFail('ceremony.create', () => bench.ceremony.create(optionsWith('AQIDBAUGBwg')), 'Cancelled')
    await create(bench)
  }),
]
