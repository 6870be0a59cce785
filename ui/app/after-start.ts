import { isFeatureShown } from '@paydeck/core'
import { addModulesToken } from '../di/container.ts'
import { latePortsToken } from '../di/late-ports.ts'
import { permissionsToken, slice } from '../di/tokens.ts'
import type { Token } from '../di/use-service.ts'
import { waitlistModule } from '../waitlist/late.ts'

/** Finds what is bound. */
export type Get = <T>(token: Token<T>) => T

const loadWaitlist = async (get: Get): Promise<void> => {
  get(addModulesToken)([waitlistModule])
  await get(slice('waitlist')).tasks.load()
}

/** The code is fetched only for those who may have a referral (PROF-058). */
const remindOfReferral = async (get: Get): Promise<void> => {
  if (!isFeatureShown('referral-reminder', get(permissionsToken).get())) return
  const [ports, { referralProgrammeModule }] = await Promise.all([
    get(latePortsToken)(['referralProgramme']),
    import('../referral/referral-programme/late.ts'),
  ])
  get(addModulesToken)([...ports, referralProgrammeModule])
  await get(slice('referralProgramme')).tasks.remind()
}

/** A user who follows the link of an invite is led to the receiving addresses (RECV-073, RECV-074). */
const acceptInvite = async (get: Get): Promise<void> => {
  if (get(slice('payouts')).state.get().invite === null) return
  const [ports, { payoutInvitesModule }] = await Promise.all([
    get(latePortsToken)(['payoutInvites']),
    import('../receiving/payout-invites/module.ts'),
  ])
  get(addModulesToken)([...ports, payoutInvitesModule])
  await get(slice('payoutInvites')).tasks.acceptAtStart()
}

/** What is looked up once the application is on the screen. */
export const runAfterStart = async (get: Get): Promise<void> => {
  await Promise.all([loadWaitlist(get), remindOfReferral(get), acceptInvite(get)])
}
