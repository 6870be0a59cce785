import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { AccountProtection, PasswordRecords, SecondFactor } from '../security/index.ts'
import { answered, mustBeRejected } from './answered.ts'
import { broken, type Law, law, must, mustEqual, shown } from './law.ts'

/** The second factor of an account with two-factor off. */
export interface SecondFactorBench {
  readonly factor: SecondFactor
  readonly protection: AccountProtection
  /** Returns the next code of an authenticator app with this secret. Consecutive codes differ. */
  readonly nextCode: (secret: string) => Promise<string>
  /** Renews the credentials of calls, since switching two-factor changes the session id. */
  readonly renew: TE.TaskEither<Fault, void>
}

const secretOf = async ({ protection }: SecondFactorBench): Promise<string> => {
  const { otpEnabled, otpAuthKey } = await answered('protection.settings', () => protection.settings)
  if (otpEnabled || otpAuthKey === null) return broken(`it is ${otpEnabled ? 'on' : 'off, and no secret is offered'}.`)
  return otpAuthKey
}

const toggle = async ({ factor, renew }: SecondFactorBench, code: string): Promise<void> => {
  await answered('factor.toggle', () => factor.toggle({ code }))
  await answered('renew', () => renew)
}

const turnOn = async (bench: SecondFactorBench): Promise<string> => {
  const secret = await secretOf(bench)
  await toggle(bench, await bench.nextCode(secret))
  return secret
}

const newCodes = ({ factor }: SecondFactorBench, code: string): Promise<ReadonlyArray<string>> =>
  answered('factor.newBackupCodes', () => factor.newBackupCodes({ code }))

/** Returns a code whose digits all differ from the right one. */
const wrongOf = (code: string): string => [...code].map((digit) => (Number(digit) + 1) % 10).join('')

/** Laws of `SecondFactor`, with the effects on `AccountProtection`. Each law needs a bench of its own. */
export const secondFactorLaws = (make: () => Promise<SecondFactorBench>): ReadonlyArray<Law> => [
  law('A code of the secret that is offered turns two-factor on, and the secret is told no more.', async () => {
    const bench = await make()
    await turnOn(bench)
    const { otpEnabled, otpAuthKey } = await answered('protection.settings', () => bench.protection.settings)
    mustEqual({ otpEnabled, otpAuthKey }, { otpEnabled: true, otpAuthKey: null }, 'what is told of it')
  }),
  law('A code that is not right is answered with Rejected, and switches nothing.', async () => {
    const bench = await make()
    const secret = await secretOf(bench)
    const code = wrongOf(await bench.nextCode(secret))
    await mustBeRejected('factor.toggle', () => bench.factor.toggle({ code }))
    // Another one or the same: it is off.
    await secretOf(bench)
  }),
  law('A code counts once.', async () => {
    const bench = await make()
    const code = await bench.nextCode(await secretOf(bench))
    await toggle(bench, code)
    await mustBeRejected('factor.newBackupCodes', () => bench.factor.newBackupCodes({ code }))
  }),
  law('A code turns it off again, and another secret is offered then.', async () => {
    const bench = await make()
    const secret = await turnOn(bench)
    await toggle(bench, await bench.nextCode(secret))
    must((await secretOf(bench)) !== secret, 'it is the same.')
  }),
  law('A set is ten backup codes of twelve letters and digits, no two alike.', async () => {
    const bench = await make()
    const codes = await newCodes(bench, await bench.nextCode(await turnOn(bench)))
    mustEqual(new Set(codes).size, 10, 'how many different ones there are')
    must(codes.length === 10 && codes.every((code) => /^[0-9a-zA-Z]{12}$/.test(code)), `they are ${shown(codes)}.`)
  }),
  law('A backup code counts as a code, and a new set takes the place of the one before.', async () => {
    const bench = await make()
    const [first = '', second = ''] = await newCodes(bench, await bench.nextCode(await turnOn(bench)))
    const [third = ''] = await newCodes(bench, first)
    await mustBeRejected('factor.toggle', () => bench.factor.toggle({ code: second }))
    await toggle(bench, third)
    await secretOf(bench)
  }),
  law('Without two-factor there are no backup codes.', async () => {
    const bench = await make()
    const code = await bench.nextCode(await secretOf(bench))
    await mustBeRejected('factor.newBackupCodes', () => bench.factor.newBackupCodes({ code }))
  }),
]

/** Password of an account. Passwords are derived keys. */
export interface PasswordRecordsBench {
  readonly records: PasswordRecords
  readonly password: string
  /** True if the password signs in on another device. */
  readonly signsIn: (password: string) => Promise<boolean>
  /** Renews the credentials of calls, since a change of the password changes the session id. */
  readonly renew: TE.TaskEither<Fault, void>
}

const salt = 'c'.repeat(94)
const [other, another] = ['a'.repeat(128), 'b'.repeat(128)]

/** The laws of `PasswordRecords`. Each asks for a bench of its own. */
export const passwordRecordsLaws = (make: () => Promise<PasswordRecordsBench>): ReadonlyArray<Law> => {
  const change = ({ records }: PasswordRecordsBench, oldHashedPassword: string, hashedPassword: string) =>
    records.change({ oldHashedPassword, hashedPassword, salt })
  return [
    law('The new password signs in, and the one before does not.', async () => {
      const bench = await make()
      await answered('records.change', () => change(bench, bench.password, other))
      mustEqual(
        [await bench.signsIn(other), await bench.signsIn(bench.password)],
        [true, false],
        'whether they sign in',
      )
    }),
    law('A wrong present password is answered with Rejected, and changes nothing.', async () => {
      const bench = await make()
      await mustBeRejected('records.change', () => change(bench, another, other))
      mustEqual(
        [await bench.signsIn(other), await bench.signsIn(bench.password)],
        [false, true],
        'whether they sign in',
      )
    }),
    law('The user who changes it stays signed in.', async () => {
      const bench = await make()
      await answered('records.change', () => change(bench, bench.password, other))
      await answered('renew', () => bench.renew)
      await answered('records.change', () => change(bench, other, another))
    }),
  ]
}
