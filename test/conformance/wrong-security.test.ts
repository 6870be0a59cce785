import { type Fault, rejected } from '@paydeck/core'
import {
  type PasswordRecordsBench,
  passwordRecordsLaws,
  type SecondFactorBench,
  secondFactorLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

type Answer<A> = E.Either<Fault, A>

const refused = E.left(rejected(400, 'This code is not right.'))

/** Options that make the fake provider of second factors correct or deliberately wrong. */
interface Options {
  readonly showsSecret: boolean
  readonly acceptsAnyCode: boolean
  readonly acceptsUsedCodes: boolean
  readonly keepsSecret: boolean
  readonly codes: number
  readonly keepsOldSet: boolean
  readonly makesCodesWhileOff: boolean
}

const right: Options = {
  showsSecret: false,
  acceptsAnyCode: false,
  acceptsUsedCodes: false,
  keepsSecret: false,
  codes: 10,
  keepsOldSet: false,
  makesCodesWhileOff: false,
}

/** Makes an in-memory provider of second factors. A code of the authenticator app is the secret followed by a counter. */
const factorWith =
  (change: Partial<Options> = {}) =>
  async (): Promise<SecondFactorBench> => {
    const options = { ...right, ...change }
    let isOn = false
    let secret = 100
    let shown = 100
    let used = 0
    let made = 0
    let set: ReadonlyArray<string> = []

    const take = (code: string): boolean => {
      if (set.includes(code)) {
        set = set.filter((one) => one !== code)
        return true
      }
      const count = Number(code.slice(3))
      const isRight = code === `${secret}${count}` && count <= shown && (options.acceptsUsedCodes || count > used)
      if (isRight) used = count
      return isRight || options.acceptsAnyCode
    }
    const toggle = (code: string): Answer<void> => {
      if (!take(code)) return refused
      if (isOn) {
        set = []
        if (!options.keepsSecret) secret += 1
      }
      isOn = !isOn
      return E.right(undefined)
    }
    const newSet = (code: string): Answer<ReadonlyArray<string>> => {
      if (!(isOn || options.makesCodesWhileOff) || !take(code)) return refused
      const fresh = Array.from({ length: options.codes }, () => `backup${String((made += 1)).padStart(6, '0')}`)
      set = options.keepsOldSet ? [...set, ...fresh] : fresh
      return E.right(fresh)
    }
    return {
      factor: {
        toggle: ({ code }) => TE.fromIOEither(() => toggle(code)),
        newBackupCodes: ({ code }) => TE.fromIOEither(() => newSet(code)),
      },
      protection: {
        settings: TE.fromIO(() => ({
          otpEnabled: isOn,
          otpAuthKey: isOn && !options.showsSecret ? null : String(secret),
          otpEmail: null,
        })),
      },
      nextCode: async (known) => `${known}${(shown += 1)}`,
      renew: TE.right(undefined),
    }
  }

describeWrongAdapters('secondFactorLaws', secondFactorLaws, factorWith(), {
  'factor.toggle turns two-factor on with a code of the offered secret and then hides the secret.': factorWith({
    showsSecret: true,
  }),
  'factor.toggle rejects a wrong code and changes nothing.': factorWith({ acceptsAnyCode: true }),
  'factor.newBackupCodes rejects a code that factor.toggle has already accepted.': factorWith({
    acceptsUsedCodes: true,
  }),
  'factor.toggle turns two-factor off with a code and then offers a new secret.': factorWith({ keepsSecret: true }),
  'factor.newBackupCodes returns ten different codes of twelve letters and digits.': factorWith({ codes: 8 }),
  'factor.newBackupCodes accepts a backup code as the code and invalidates the previous set.': factorWith({
    keepsOldSet: true,
  }),
  'factor.newBackupCodes rejects a code while two-factor is off.': factorWith({ makesCodesWhileOff: true }),
})

/** Makes an in-memory provider of passwords. `change` returns the stored passwords after a password change, or a fault. */
const recordsWith =
  (change: (kept: ReadonlyArray<string>, old: string, next: string) => Answer<ReadonlyArray<string>>, isOut = false) =>
  async (): Promise<PasswordRecordsBench> => {
    const password = 'f'.repeat(128)
    let kept: ReadonlyArray<string> = [password]
    let isIn = true
    const changeTo = (old: string, next: string): Answer<void> => {
      const answer = isIn ? change(kept, old, next) : refused
      if (E.isLeft(answer)) return answer
      kept = answer.right
      isIn = !isOut
      return E.right(undefined)
    }
    return {
      records: {
        change: ({ oldHashedPassword, hashedPassword }) =>
          TE.fromIOEither(() => changeTo(oldHashedPassword, hashedPassword)),
      },
      password,
      signsIn: async (tried) => kept.includes(tried),
      renew: TE.right(undefined),
    }
  }

const inPlace = (kept: ReadonlyArray<string>, old: string, next: string): Answer<ReadonlyArray<string>> =>
  kept.includes(old) ? E.right([next]) : refused

describeWrongAdapters('passwordRecordsLaws', passwordRecordsLaws, recordsWith(inPlace), {
  'records.change replaces the password: the new one signs in and the old one does not.': recordsWith(
    (kept, old, next) => (kept.includes(old) ? E.right([...kept, next]) : refused),
  ),
  'records.change rejects a wrong current password and changes nothing.': recordsWith((_kept, _old, next) =>
    E.right([next]),
  ),
  'records.change keeps the user signed in.': recordsWith(inPlace, true),
})
