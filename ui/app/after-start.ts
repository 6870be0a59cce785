import { isFeatureShown, type LazySlice, makeRememberFirstVisit, tellVerificationNews } from '@paydeck/core'
import { addModulesToken } from '../di/container.ts'
import { lazyBindingsToken } from '../di/lazy-bindings.ts'
import { panelsToken } from '../di/panel-registry.ts'
import type { Get } from '../di/slice-module.ts'
import { permissionsToken, port, slice } from '../di/tokens.ts'

const bindLate = async (get: Get, slices: ReadonlyArray<LazySlice>): Promise<void> =>
  get(addModulesToken)(await get(lazyBindingsToken)(slices))

const loadWaitlist = async (get: Get): Promise<void> => {
  await bindLate(get, ['waitlist'])
  await get(slice('waitlist')).tasks.load()
}

/**
 * Stores the time of the user's first visit in this browser. Referral reminders are due at fixed times after this visit
 * (PROF-054, PROF-070).
 */
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

/**
 * Stores the time of the visit whenever the page becomes hidden (SINCE-003). Loads what can have changed since the last visit,
 * so that the home page can list the changes at once.
 */
const keepVisit = async (get: Get): Promise<void> => {
  await get(panelsToken).since.preload()
  await bindLate(get, ['since'])
  const since = get(slice('since'))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) since.remember()
  })
  await bindLate(get, since.needed.get())
  since.load()
}

/** Accepts the invite in the link that the user has followed, and opens the receiving addresses (RECV-073, RECV-074). */
const acceptInvite = async (get: Get): Promise<void> => {
  if (get(slice('payouts')).state.get().invite === null) return
  await bindLate(get, ['payoutInvites'])
  await get(slice('payoutInvites')).tasks.acceptAtStart()
}

/** Loads the slices that create and watch verification applications, and makes them available to the page. */
const bindVerification = (get: Get): Promise<void> =>
  bindLate(get, ['applicationCreation', 'applicationUpdates', 'toasts'])

/** Creates the verification applications that the user needs because another application has been approved (SESS-047). */
export const createMissing = async (get: Get): Promise<void> => {
  await bindVerification(get)
  await get(slice('applicationCreation')).tasks.createMissing()
}

/**
 * Watches the user's verification applications until the user leaves the app, and shows their changes as toasts (SESS-049).
 */
export const watchApplications = async (get: Get): Promise<void> => {
  await bindVerification(get)
  const updates = get(slice('applicationUpdates'))
  const { pages } = get(port('configuration'))
  tellVerificationNews(get(slice('applications')), get(slice('toasts')), pages.support)
  // A page in the back/forward cache may be shown again, so its updates continue. While the page is cached, the browser
  // closes its streams.
  addEventListener('pagehide', ({ persisted }) => void (persisted || updates.finish()))
  await updates.tasks.start()
}

/** Runs the tasks that wait until the app is visible. */
export const runAfterStart = async (get: Get): Promise<void> => {
  await Promise.all([keepVisit(get), loadWaitlist(get), rememberVisit(get), remindOfReferral(get), acceptInvite(get)])
}
