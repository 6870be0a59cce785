import { function as F, option as O, type task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { Clock, Hashes, Modals, TextStorage } from '../../platform/ports.ts'
import type { ReminderTime } from '../ports.ts'
import type { ReferralModal, ReferralStatus } from './model.ts'
import type { ReferralRecords } from './ports.ts'
import { isReminderDue, isReminderTime } from './rules.ts'
import { remindedKey } from './tables.ts'

/** Fetches the user's code, and generates one only if there is none (CALL-019). */
export const makeObtainCode = (records: ReferralRecords): TE.TaskEither<Fault, string> =>
  F.pipe(
    records.code,
    TE.flatMap((known) => (known === null ? records.generateCode : TE.right(known))),
  )

/**
 * Returns true if a reminder is due. In that case also stores the current time, so that the next reminder is due after
 * another full period (PROF-056). Only users with galileo access are reminded (PROF-058).
 */
export const makeRaiseReminder =
  (ports: { readonly clock: Clock; readonly reminderTime: ReminderTime }) =>
  (about: {
    /** Digest of the user id. */
    readonly owner: string
    readonly hasGalileoAccess: boolean
    readonly sessionFlag: boolean
    readonly referral: ReferralStatus | null
  }): boolean => {
    const now = ports.clock.now()
    const storedAt = O.toNullable(ports.reminderTime.read(about.owner))
    const isRaised = about.hasGalileoAccess && isReminderDue({ ...about, now, storedAt })
    if (isRaised) ports.reminderTime.write(about.owner, now)
    return isRaised
  }

/** Ports of the reminder. */
export interface RemindPorts {
  readonly clock: Clock
  readonly hashes: Hashes
  readonly reminderTime: ReminderTime
  readonly referralRecords: ReferralRecords
  /** Id of the signed-in user; null if no user is signed in. */
  readonly userId: Live<string | null>
  /** Storage of the browser session, in which the reminder is shown once (PROF-061). */
  readonly sessionStorage: TextStorage
  readonly modals: Modals<ReferralModal>
  /** Open modal, which a reminder never replaces. */
  readonly modal: Live<unknown>
  readonly hasGalileoAccess: Live<boolean>
}

/**
 * Reminds users with galileo access of an expired referral (PROF-054 to PROF-062). Requests the referral status only if the
 * user may need a reminder. A failed request shows no message (ERR-053).
 */
export const makeRemind = (ports: RemindPorts): T.Task<void> => {
  const { sessionStorage: session, modals, modal, hasGalileoAccess } = ports
  const raise = makeRaiseReminder(ports)
  const hasFlag = (): boolean => O.isNone(session.read(remindedKey))
  return async () => {
    const userId = ports.userId.get()
    if (userId === null) return
    const owner = await ports.hashes.sha256(userId)()
    const isTime = isReminderTime(O.toNullable(ports.reminderTime.read(owner)), ports.clock.now())
    if (!isTime || !hasGalileoAccess.get() || !hasFlag()) return
    await F.pipe(
      ports.referralRecords.status,
      TE.map((referral) => {
        // Another user may have signed in since the request, but the reminder is for the first user.
        if (modal.get() !== null || ports.userId.get() !== userId) return
        if (!raise({ owner, hasGalileoAccess: hasGalileoAccess.get(), sessionFlag: hasFlag(), referral })) return
        session.write(remindedKey, 'true')
        modals.open({ name: 'referral-reminder' })
      }),
    )()
  }
}
