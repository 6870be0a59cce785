import { type PairingCodes, type ProfileRecords, type UserAccount } from '../profile/index.ts'
import { change, type Memory, reads } from './memory.ts'

/** Makes the in-memory port `UserAccount`. */
export const memoryUserAccount = ({ account }: Memory): UserAccount => ({
  basicInfo: reads(() => account.get().info),
})

/** Makes the in-memory port `ProfileRecords`. */
export const memoryProfileRecords = (memory: Memory): ProfileRecords => ({
  updateName: ({ givenName, familyName }) =>
    reads(() =>
      change(memory, 'info', (info) => ({
        ...info,
        name: `${givenName} ${familyName}`,
        firstName: givenName,
        lastName: familyName,
      })),
    ),
  setEmailOptIn: ({ optIn }) =>
    reads(() => {
      change(memory, 'info', (info) => ({ ...info, optInEmailMarketing: optIn }))
      return 'success'
    }),
})

/** Makes the in-memory port `PairingCodes`. */
export const memoryPairingCodes = ({ newId }: Memory): PairingCodes => ({
  newCode: reads(() => `paydeck://pair?code=${newId('pairing')}`),
})
