import type { PayoutProfile } from '../model.ts'

/** The profile that an accepted payor joins: the first with payors, else the first (RECV-020). */
export const activeProfile = (profiles: ReadonlyArray<PayoutProfile>): PayoutProfile | null =>
  profiles.find((profile) => profile.payors.length > 0) ?? profiles[0] ?? null
