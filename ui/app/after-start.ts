import { isFeatureShown, type LazySlice, makeRememberFirstVisit, tellVerificationNews } from '@paydeck/core'
import { addModulesToken } from '../di/container.ts'
import { lazyBindingsToken } from '../di/lazy-bindings.ts'
import type { Get } from '../di/slice-module.ts'
import { permissionsToken, port, slice } from '../di/tokens.ts'

const bindLate = async (get: Get, slices: ReadonlyArray<LazySlice>): Promise<void> =>
  get(addModulesToken)(await get(lazyBindingsToken)(slices))

const loadWaitlist = async (get: Get): Promise<void> => {
  await bindLate(get, ['waitlist'])
  await get(slice('waitlist')).tasks.load()
}

/** From when on the user's reminder of a referral counts, in this browser (PROF-054, PROF-070). */
const rememberVisit = async (get: Get): Promise<void> => {
  await bindLate(get, ['referralArrival'])
  const [clock, hashes, reminder] = [get(port('clock')), get(port('hashes')), get(port('reminderTime'))]
  await makeRememberFirstVisit({ clock, hashes, reminder })(get(slice('currentSession')).session.get().userId)()
}

/** The code is fetched only for those who may have a referral (PROF-058). */
const remindOfReferral = async (get: Get): Promise<void> => {
  if (!isFeatureShown('referral-reminder', get(permissionsToken).get())) return
  await bindLate(get, ['referralProgramme'])
  await get(slice('referralProgramme')).tasks.remind()
}

/** A user who follows the link of an invite is led to the receiving addresses (RECV-073, RECV-074). */
const acceptInvite = async (get: Get): Promise<void> => {
  if (get(slice('payouts')).state.get().invite === null) return
  await bindLate(get, ['payoutInvites'])
  await get(slice('payoutInvites')).tasks.acceptAtStart()
}

/** The slices that make and watch applications. */
const bindVerification = (get: Get): Promise<void> =>
  bindLate(get, ['applicationCreation', 'applicationUpdates', 'toasts'])

/** Makes the applications that an approval has brought along and that are missing (SESS-047). */
export const createMissing = async (get: Get): Promise<void> => {
  await bindVerification(get)
  await get(slice('applicationCreation')).tasks.createMissing()
}

/** Keeps applications up to date until the page is left, and shows their changes (SESS-049). */
export const watchApplications = async (get: Get): Promise<void> => {
  await bindVerification(get)
  const updates = get(slice('applicationUpdates'))
  const { pages } = get(port('configuration'))
  tellVerificationNews(get(slice('applications')), get(slice('toasts')), pages.support)
  // A page that is kept may be shown again; its streams sleep meanwhile.
  addEventListener('pagehide', ({ persisted }) => void (persisted || updates.finish()))
  await updates.tasks.start()
}

/** Runs tasks that wait until the application is on the screen. */
export const runAfterStart = async (get: Get): Promise<void> => {
  await Promise.all([loadWaitlist(get), rememberVisit(get), remindOfReferral(get), acceptInvite(get)])
}
