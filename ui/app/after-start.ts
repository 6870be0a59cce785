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

/** Stores the time of the user's first visit in this browser, from which referral reminders count (PROF-054, PROF-070). */
const rememberVisit = async (get: Get): Promise<void> => {
  await bindLate(get, ['referralArrival'])
  const [clock, hashes, reminder] = [get(port('clock')), get(port('hashes')), get(port('reminderTime'))]
  await makeRememberFirstVisit({ clock, hashes, reminder })(get(slice('currentSession')).session.get().userId)()
}

/** Reminds the user of the referral programme. Loads the code only for users who may have a referral (PROF-058). */
const remindOfReferral = async (get: Get): Promise<void> => {
  if (!isFeatureShown('referral-reminder', get(permissionsToken).get())) return
  await bindLate(get, ['referralProgramme'])
  await get(slice('referralProgramme')).tasks.remind()
}

/** Accepts the invite whose link the user followed, and opens the receiving addresses (RECV-073, RECV-074). */
const acceptInvite = async (get: Get): Promise<void> => {
  if (get(slice('payouts')).state.get().invite === null) return
  await bindLate(get, ['payoutInvites'])
  await get(slice('payoutInvites')).tasks.acceptAtStart()
}

/** Binds the slices that create and watch applications. */
const bindVerification = (get: Get): Promise<void> =>
  bindLate(get, ['applicationCreation', 'applicationUpdates', 'toasts'])

/** Creates missing applications that an approved application has made necessary (SESS-047). */
export const createMissing = async (get: Get): Promise<void> => {
  await bindVerification(get)
  await get(slice('applicationCreation')).tasks.createMissing()
}

/** Keeps applications up to date until the user leaves the page, and shows changes as toasts (SESS-049). */
export const watchApplications = async (get: Get): Promise<void> => {
  await bindVerification(get)
  const updates = get(slice('applicationUpdates'))
  const { pages } = get(port('configuration'))
  tellVerificationNews(get(slice('applications')), get(slice('toasts')), pages.support)
  // The browser may show a page in the back/forward cache again. Its streams are closed meanwhile.
  addEventListener('pagehide', ({ persisted }) => void (persisted || updates.finish()))
  await updates.tasks.start()
}

/** Runs the tasks that wait until the app is visible. */
export const runAfterStart = async (get: Get): Promise<void> => {
  await Promise.all([loadWaitlist(get), rememberVisit(get), remindOfReferral(get), acceptInvite(get)])
}
