import type { Payor, PayoutProfile } from '../model.ts'

/** The payors who wait for a profile of theirs, in the order of the list (RECV-019). */
export const payoutRequests = (
  payors: ReadonlyArray<Payor>,
  profiles: ReadonlyArray<PayoutProfile>,
): ReadonlyArray<Payor> => {
  const settled = new Set(profiles.flatMap((profile) => profile.payors.map((payor) => payor.id)))
  return payors.filter((payor) => !settled.has(payor.id))
}
