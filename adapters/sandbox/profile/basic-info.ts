import { AccessType } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'

const orNull = (text: string): string | null => (text === '' ? null : text)

export const basicInfoHandlers = {
  START_GET_BASIC_INFO: async ({ user }) => ({
    id: user.id,
    name: orNull(`${user.firstName} ${user.lastName}`.trim()),
    firstName: orNull(user.firstName),
    lastName: orNull(user.lastName),
    email: user.email,
    experiments: user.experiments,
    optInEmailMarketing: user.optInEmailMarketing,
    accessTypes: user.accessTypes.filter(AccessType.is),
    // The full number is never stored, so it cannot leak.
    nationalIdentityNumber: user.nationalIdentityLastFour === null ? null : `*****${user.nationalIdentityLastFour}`,
    nationalIdentityIssuer: user.nationalIdentityIssuer,
  }),
} satisfies Handlers<'START_GET_BASIC_INFO'>
