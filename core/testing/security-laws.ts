import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { AccountProtection, PasswordRecords, SecondFactor } from '../security/index.ts'
import { failLaw, type Law, law, must, mustEqual, formatValue } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'

/** Test setup for `SecondFactor`: an account with two-factor turned off. */
export interface SecondFactorBench {
  readonly factor: SecondFactor
  readonly protection: AccountProtection
  /** Returns the next code of an authenticator app with this secret. Consecutive codes differ. */
  readonly nextCode: (secret: string) => Promise<string>
  /**
   * Renews the credentials that calls send. Turning two-factor on or off changes the session id, which makes old credentials
   * invalid.
   */
  readonly renew: TE.TaskEither<Fault, void>
}

const secretOf = async ({ protection }: SecondFactorBench): Promise<string> => {
  const { otpEnabled, otpAuthKey } = await mustSucceed('protection.settings', () => protection.settings)
  if (otpEnabled || otpAuthKey === null)
    return failLaw(`two-factor is ${otpEnabled ? 'on and should be off' : 'off, and the settings offer no secret'}.`)
  return otpAuthKey
}

const toggle = async ({ factor, renew }: SecondFactorBench, code: string): Promise<void> => {
  await mustSucceed('factor.toggle', () => factor.toggle({ code }))
  await mustSucceed('renew', () => renew)
}

const turnOn = async (bench: SecondFactorBench): Promise<string> => {
  const secret = await secretOf(bench)
  await toggle(bench, await bench.nextCode(secret))
  return secret
}

const newCodes = ({ factor }: SecondFactorBench, code: string): Promise<ReadonlyArray<string>> =>
  mustSucceed('factor.newBackupCodes', () => factor.newBackupCodes({ code }))

/** Returns a wrong code: it differs from the given code in every digit. */
const wrongOf = (code: string): string => [...code].map((digit) => (Number(digit) + 1) % 10).join('')

/**
 * Laws of `SecondFactor`, and of its effects on the settings that `AccountProtection` returns. `make` must create a new test
 * setup on each call.
 */
export const secondFactorLaws = (make: () => Promise<SecondFactorBench>): ReadonlyArray<Law> => [
  law('factor.toggle turns two-factor on with a code of the offered secret and then hides the secret.', async () => {
    const bench = await make()
    await turnOn(bench)
    const { otpEnabled, otpAuthKey } = await mustSucceed('protection.settings', () => bench.protection.settings)
    mustEqual({ otpEnabled, otpAuthKey }, { otpEnabled: true, otpAuthKey: null }, 'the two-factor settings')
  }),
  law('factor.toggle rejects a wrong code and changes nothing.', async () => {
    const bench = await make()
    const secret = await secretOf(bench)
    const code = wrongOf(await bench.nextCode(secret))
    await mustBeRejected('factor.toggle', () => bench.factor.toggle({ code }))
    // Two-factor is still off. The secret in the settings may be the previous secret or a new secret.
    await secretOf(bench)
  }),
  law('factor.newBackupCodes rejects a code that factor.toggle has already accepted.', async () => {
    const bench = await make()
    const code = await bench.nextCode(await secretOf(bench))
    await toggle(bench, code)
    await mustBeRejected('factor.newBackupCodes', () => bench.factor.newBackupCodes({ code }))
  }),
  law('factor.toggle turns two-factor off with a code and then offers a new secret.', async () => {
    const bench = await make()
    const secret = await turnOn(bench)
    await toggle(bench, await bench.nextCode(secret))
    must((await secretOf(bench)) !== secret, 'the settings offer the previous secret again.')
  }),
  law('factor.newBackupCodes returns ten different codes of twelve letters and digits.', async () => {
    const bench = await make()
    const codes = await newCodes(bench, await bench.nextCode(await turnOn(bench)))
    mustEqual(new Set(codes).size, 10, 'the number of different codes')
    must(
      codes.length === 10 && codes.every((code) => /^[0-9a-zA-Z]{12}$/.test(code)),
      `the backup codes are ${formatValue(codes)}.`,
    )
  }),
  law('factor.newBackupCodes accepts a backup code as the code and invalidates the previous set.', async () => {
    const bench = await make()
    const [first = '', second = ''] = await newCodes(bench, await bench.nextCode(await turnOn(bench)))
    const [third = ''] = await newCodes(bench, first)
    await mustBeRejected('factor.toggle', () => bench.factor.toggle({ code: second }))
    await toggle(bench, third)
    await secretOf(bench)
  }),
  law('factor.newBackupCodes rejects a code while two-factor is off.', async () => {
    const bench = await make()
    const code = await bench.nextCode(await secretOf(bench))
    await mustBeRejected('factor.newBackupCodes', () => bench.factor.newBackupCodes({ code }))
  }),
]

/**
 * Test setup for `PasswordRecords`: a signed-in account. Every password in this setup is a derived key, as
 * `Passwords.derive` returns it.
 */
export interface PasswordRecordsBench {
  readonly records: PasswordRecords
  /** The current password. */
  readonly password: string
  /** Tries to sign in with a password on another device. Resolves to true if the provider accepts the password. */
  readonly signsIn: (password: string) => Promise<boolean>
  /**
   * Renews the credentials that calls send. Changing the password changes the session id, which makes old credentials
   * invalid.
   */
  readonly renew: TE.TaskEither<Fault, void>
}

const salt = 'c'.repeat(94)
const other = 'a'.repeat(128)
const another = 'b'.repeat(128)

/** Laws of `PasswordRecords`. `make` must create a new test setup on each call. */
export const passwordRecordsLaws = (make: () => Promise<PasswordRecordsBench>): ReadonlyArray<Law> => {
  const change = ({ records }: PasswordRecordsBench, oldHashedPassword: string, hashedPassword: string) =>
    records.change({ oldHashedPassword, hashedPassword, salt })
  return [
    law('records.change replaces the password: the new one signs in and the old one does not.', async () => {
      const bench = await make()
      await mustSucceed('records.change', () => change(bench, bench.password, other))
      mustEqual(
        [await bench.signsIn(other), await bench.signsIn(bench.password)],
        [true, false],
        'whether the new and the previous password sign in',
      )
    }),
    law('records.change rejects a wrong current password and changes nothing.', async () => {
      const bench = await make()
      await mustBeRejected('records.change', () => change(bench, another, other))
      mustEqual(
        [await bench.signsIn(other), await bench.signsIn(bench.password)],
        [false, true],
        'whether the new and the previous password sign in',
      )
    }),
    law('records.change keeps the user signed in.', async () => {
      const bench = await make()
      await mustSucceed('records.change', () => change(bench, bench.password, other))
      await mustSucceed('renew', () => bench.renew)
      await mustSucceed('records.change', () => change(bench, other, another))
    }),
  ]
}
