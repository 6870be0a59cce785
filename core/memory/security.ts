import { either as E } from 'fp-ts'
import type {
  AccountProtection,
  ActiveSessionRecords,
  PasswordRecords,
  RecentFactorCheck,
  SecondFactor,
  SecurityEventKind,
  SecurityRecord,
} from '../security/index.ts'
import type { SecurityState } from './account.ts'
import { change, decides, done, type Memory, reads, refused, replaced } from './memory.ts'
import { replaceSession } from './session.ts'

const here = { userAgent: 'memory', address: '203.0.113.7', country: 'US' } as const

const eventsOfPage = 20
const backupCodes = 10

/** Adds an event to the security history. */
export const noteEvent = (memory: Memory, kind: SecurityEventKind): void =>
  change(memory, 'security', (now) => ({
    ...now,
    events: [{ ...here, id: memory.newId('event'), kind, at: memory.clock.now() }, ...now.events],
  }))

/**
 * Returns the next code of the authenticator app: six digits. Each code works once and becomes invalid when the secret
 * changes.
 */
export const nextCode = (memory: Memory): string => {
  const code = String(100_000 + memory.newNumber() * 7919).slice(-6)
  change(memory, 'security', (now) => ({ ...now, codes: [...now.codes, code] }))
  return code
}

/** Consumes a code of the authenticator app or a backup code. Returns false if the code is invalid. */
export const takeCode = (memory: Memory, code: string): boolean => {
  const { codes, backupCodes } = memory.account.get().security
  if (!codes.includes(code) && !backupCodes.includes(code)) return false
  const others = (all: ReadonlyArray<string>): ReadonlyArray<string> => all.filter((one) => one !== code)
  change(memory, 'security', (now) => ({ ...now, codes: others(codes), backupCodes: others(backupCodes) }))
  return true
}

const wrongCode = refused('This code is wrong or was already used.', 400)

/** Makes the in-memory port `AccountProtection`. */
export const memoryAccountProtection = ({ account }: Memory): AccountProtection => ({
  settings: reads(() => {
    const { isTwoFactorOn, secret } = account.get().security
    return { otpEnabled: isTwoFactorOn, otpAuthKey: isTwoFactorOn ? null : secretText(secret), otpEmail: null }
  }),
})

/** Returns a secret in Base32, the format of authenticator apps. */
const secretText = (secret: number): string =>
  [...String(secret).padStart(16, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')

const switched = ({ isTwoFactorOn, secret, codes, ...others }: SecurityState): SecurityState =>
  isTwoFactorOn
    ? { ...others, isTwoFactorOn: false, secret: secret + 1, codes: [], backupCodes: [] }
    : { ...others, isTwoFactorOn: true, secret, codes }

/** Makes the in-memory port `SecondFactor`. */
export const memorySecondFactor = (memory: Memory): SecondFactor => ({
  toggle: ({ code }) =>
    decides(() => {
      if (!takeCode(memory, code)) return wrongCode
      change(memory, 'security', switched)
      noteEvent(memory, memory.account.get().security.isTwoFactorOn ? 'two-factor-on' : 'two-factor-off')
      return E.right(replaceSession(memory, true))
    }),
  newBackupCodes: ({ code }) =>
    decides(() => {
      if (!memory.account.get().security.isTwoFactorOn || !takeCode(memory, code)) return wrongCode
      const codes = Array.from({ length: backupCodes }, () => `backup${String(memory.newNumber()).padStart(6, '0')}`)
      change(memory, 'security', (now) => ({ ...now, backupCodes: codes }))
      noteEvent(memory, 'backup-codes-made')
      return E.right(codes)
    }),
})

/** Makes the in-memory port `RecentFactorCheck`. */
export const memoryRecentFactorCheck = (memory: Memory): RecentFactorCheck => ({
  give: (proof) =>
    decides(() => {
      const isRight =
        'code' in proof
          ? takeCode(memory, proof.code)
          : proof.hashedPassword === memory.account.get().session.hashedPassword
      return isRight ? done : refused("That isn't right. Try again.", 400)
    }),
})

/** Makes the in-memory port `PasswordRecords`. */
export const memoryPasswordRecords = (memory: Memory): PasswordRecords => ({
  change: ({ oldHashedPassword, hashedPassword }) =>
    decides(() => {
      if (oldHashedPassword !== memory.account.get().session.hashedPassword)
        return refused('The current password is wrong.', 400)
      change(memory, 'session', (now) => ({ ...now, hashedPassword }))
      noteEvent(memory, 'password-changed')
      return E.right(replaceSession(memory, true))
    }),
})

/** Makes the in-memory port `ActiveSessionRecords`. */
export const memoryActiveSessions = (memory: Memory): ActiveSessionRecords => {
  const keep = (isKept: (session: { readonly id: string; readonly isCurrent: boolean }) => boolean): void =>
    change(memory, 'security', (now) => ({ ...now, sessions: now.sessions.filter(isKept) }))
  return {
    list: reads(() => memory.account.get().security.sessions),
    end: ({ id }) =>
      reads(() => {
        keep((session) => session.id !== id)
        noteEvent(memory, 'session-ended')
      }),
    endOthers: reads(() => {
      keep(({ isCurrent }) => isCurrent)
      noteEvent(memory, 'other-sessions-ended')
    }),
  }
}

/** Makes the in-memory port `SecurityRecord`. */
export const memorySecurityRecord = (memory: Memory): SecurityRecord => ({
  page: ({ before }) =>
    reads(() => {
      const { events } = memory.account.get().security
      const start = before === null ? 0 : events.findIndex(({ id }) => id === before) + 1
      const page = events.slice(start, start + eventsOfPage)
      return { events: page, next: start + eventsOfPage < events.length ? (page.at(-1)?.id ?? null) : null }
    }),
  stop: ({ id }) =>
    reads(() =>
      change(memory, 'security', (now) => ({
        ...now,
        events: replaced(
          now.events,
          (event) => event.id === id,
          (event) => ({ ...event, canStop: false }),
        ),
      })),
    ),
})
