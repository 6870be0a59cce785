import { type Fault, rejected } from '@paydeck/core'
import {
  type PasswordRecordsBench,
  passwordRecordsLaws,
  type SecondFactorBench,
  secondFactorLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { catches } from './obey.ts'

type Answer<A> = E.Either<Fault, A>

const refused = E.left(rejected(400, 'This code is not right.'))

/** Faults of a provider about the second factor. */
interface Habits {
  readonly tellsSecret: boolean
  readonly takesAnyCode: boolean
  readonly takesCodesAgain: boolean
  readonly keepsSecret: boolean
  readonly codes: number
  readonly keepsOldSet: boolean
  readonly makesCodesAnyway: boolean
}

const right: Habits = {
  tellsSecret: false,
  takesAnyCode: false,
  takesCodesAgain: false,
  keepsSecret: false,
  codes: 10,
  keepsOldSet: false,
  makesCodesAnyway: false,
}

/** Provider in memory. A code of the authenticator app is the number of earlier codes and the digits of the secret. */
const factorWith =
  (change: Partial<Habits> = {}) =>
  async (): Promise<SecondFactorBench> => {
    const habits = { ...right, ...change }
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
      const isRight = code === `${secret}${count}` && count <= shown && (habits.takesCodesAgain || count > used)
      if (isRight) used = count
      return isRight || habits.takesAnyCode
    }
    const toggle = (code: string): Answer<void> => {
      if (!take(code)) return refused
      if (isOn) {
        set = []
        if (!habits.keepsSecret) secret += 1
      }
      isOn = !isOn
      return E.right(undefined)
    }
    const newSet = (code: string): Answer<ReadonlyArray<string>> => {
      if (!(isOn || habits.makesCodesAnyway) || !take(code)) return refused
      const fresh = Array.from({ length: habits.codes }, () => `backup${String((made += 1)).padStart(6, '0')}`)
      set = habits.keepsOldSet ? [...set, ...fresh] : fresh
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
          otpAuthKey: isOn && !habits.tellsSecret ? null : String(secret),
          otpEmail: null,
        })),
      },
      nextCode: async (known) => `${known}${(shown += 1)}`,
      renew: TE.right(undefined),
    }
  }

catches('the laws of the second factor', secondFactorLaws, factorWith(), {
  'A code of the secret that is offered turns two-factor on, and the secret is told no more.': factorWith({
    tellsSecret: true,
  }),
  'A code that is not right is answered with Rejected, and switches nothing.': factorWith({ takesAnyCode: true }),
  'A code counts once.': factorWith({ takesCodesAgain: true }),
  'A code turns it off again, and another secret is offered then.': factorWith({ keepsSecret: true }),
  'A set is ten backup codes of twelve letters and digits, no two alike.': factorWith({ codes: 8 }),
  'A backup code counts as a code, and a new set takes the place of the one before.': factorWith({ keepsOldSet: true }),
  'Without two-factor there are no backup codes.': factorWith({ makesCodesAnyway: true }),
})

/** Provider with passwords in memory, and with the given behaviour on a change. */
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

catches('the laws of password records', passwordRecordsLaws, recordsWith(inPlace), {
  'The new password signs in, and the one before does not.': recordsWith((kept, old, next) =>
    kept.includes(old) ? E.right([...kept, next]) : refused,
  ),
  'A wrong present password is answered with Rejected, and changes nothing.': recordsWith((_kept, _old, next) =>
    E.right([next]),
  ),
  'The user who changes it stays signed in.': recordsWith(inPlace, true),
})
