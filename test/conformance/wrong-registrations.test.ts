import { type Application, type PasskeyCredential, rejected, type UserInfo } from '@paydeck/core'
import {
  type NationalIdentityBench,
  nationalIdentityLaws,
  newApplicationsLaws,
  type NewApplicationsBench,
  type PasskeyKeeperBench,
  passkeyKeeperLaws,
} from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

/** Behaviour of a correct keeper. Each deliberately wrong keeper overrides one entry. */
const keeper = {
  isEnabled: true,
  knowsAll: false,
  algorithms: [-7, -257] as ReadonlyArray<number>,
  startsEarly: false,
  savesTheFirst: false,
  acceptsUsed: false,
  left: (id: string, all: ReadonlyArray<PasskeyCredential>): ReadonlyArray<PasskeyCredential> =>
    all.filter((one) => one.id !== id),
  isRemoved: (isThere: boolean) => isThere,
}

const passkeys =
  (over: Partial<typeof keeper> = {}) =>
  async (): Promise<PasskeyKeeperBench> => {
    const options = { ...keeper, ...over }
    let all: ReadonlyArray<PasskeyCredential> = []
    const used = new Set<string>()
    let count = 0
    return {
      email: 'ada@example.com',
      directory: {
        isEnabled: ({ email }) =>
          email === 'ada@example.com' || options.knowsAll ? TE.right(options.isEnabled) : TE.left(rejected(404)),
        credentials: TE.fromIO(() => all),
      },
      create: async ({ challenge }) => {
        count += 1
        const response = { clientDataJSON: challenge, attestationObject: '', transports: [] }
        return { id: `key-${count}`, rawId: `key-${count}`, type: 'public-key', response }
      },
      keeper: {
        challenge: TE.fromIO(() => {
          count += 1
          return {
            challenge: `challenge-${count}`,
            rp: { name: 'Paydeck' },
            user: { id: 'user', name: 'ada@example.com', displayName: 'Ada' },
            pubKeyCredParams: options.algorithms.map((alg) => ({ alg })),
            attestation: 'none',
          }
        }),
        verify: ({ id, response }) => {
          const challenge = response.clientDataJSON
          const save = () => {
            used.add(challenge)
            all = [...all, { id: options.savesTheFirst ? 'key-2' : id, publicKey: '', createdAt: count }]
          }
          if (options.startsEarly) save()
          return async () => {
            if (used.has(challenge) && !options.acceptsUsed && !options.startsEarly) return TE.left(rejected(400))()
            if (!options.startsEarly) save()
            return TE.right(undefined)()
          }
        },
        remove: ({ id }) =>
          TE.fromIO(() => {
            const isThere = all.some((one) => one.id === id)
            all = options.left(id, all)
            return options.isRemoved(isThere)
          }),
      },
    }
  }

describeWrongAdapters('passkeyKeeperLaws', passkeyKeeperLaws, passkeys(), {
  'directory.isEnabled is true for the address of the user, and rejects an address of another user (A2).': [
    passkeys({ isEnabled: false }),
    passkeys({ knowsAll: true }),
  ],
  'keeper.challenge offers ES256, and no algorithm twice.': [
    passkeys({ algorithms: [] }),
    passkeys({ algorithms: [-257] }),
    passkeys({ algorithms: [-7, -7] }),
  ],
  'keeper.verify adds the passkey to the passkeys of the user when its task is run.': [
    passkeys({ startsEarly: true }),
    passkeys({ savesTheFirst: true }),
  ],
  'keeper.verify rejects a passkey whose challenge was already used, and saves nothing.': passkeys({
    acceptsUsed: true,
  }),
  'keeper.remove removes only the given passkey, and returns false if it no longer exists.': [
    passkeys({ left: (_id, all) => all }),
    passkeys({ left: () => [] }),
    passkeys({ isRemoved: () => true }),
  ],
})

/** Behaviour of a correct provider of applications. Each deliberately wrong provider overrides one entry. */
const creation = {
  returned: (application: Application) => application,
  createsTwice: false,
}

const applications =
  (over: Partial<typeof creation> = {}) =>
  async (): Promise<NewApplicationsBench> => {
    const options = { ...creation, ...over }
    let all: ReadonlyArray<Application> = []
    return {
      products: ['individualShopperTier1', 'payoutsRecipient'],
      records: { list: TE.fromIO(() => all) },
      creation: {
        create: ({ productName }) =>
          TE.fromIO(() => {
            const known = all.find((one) => one.productName === productName)
            if (known !== undefined && !options.createsTwice) return options.returned(known)
            const application: Application = {
              applicationId: `application-${all.length}`,
              productName,
              status: 'initializing',
              collectionStatus: 'incomplete',
              collectionTasks: [{ status: 'notStarted' }],
            }
            all = [...all, application]
            return options.returned(application)
          }),
      },
    }
  }

describeWrongAdapters('newApplicationsLaws', newApplicationsLaws, applications(), {
  'creation.create returns the new application exactly as records.list then returns it.': [
    applications({ returned: (application) => ({ ...application, status: null }) }),
    applications({ returned: (application) => ({ ...application, collectionTasks: [] }) }),
    applications({ returned: (application) => ({ ...application, productName: 'payoutsRecipient' }) }),
  ],
  'creation.create returns the existing application of a product instead of a second one.': applications({
    createsTwice: true,
  }),
})

const noInfo: UserInfo = {
  id: 'user',
  name: 'Ada Norris',
  firstName: 'Ada',
  lastName: 'Norris',
  email: 'ada@example.com',
  experiments: [],
  optInEmailMarketing: false,
  accessTypes: [],
  nationalIdentityNumber: null,
  nationalIdentityIssuer: 'USA',
}

const identity =
  (next: (saved: string | null, number: string) => string | null) => async (): Promise<NationalIdentityBench> => {
    let saved: string | null = null
    return {
      userAccount: {
        basicInfo: TE.fromIO(() => ({
          ...noInfo,
          nationalIdentityNumber: saved === null ? null : `*****${saved.slice(-4)}`,
        })),
      },
      records: {
        give:
          ({ number }) =>
          async () => {
            const after = next(saved, number)
            if (after === null) return TE.left(rejected(409))()
            saved = after
            return TE.right(undefined)()
          },
      },
    }
  }

describeWrongAdapters(
  'nationalIdentityLaws',
  nationalIdentityLaws,
  identity((saved, number) => (saved === null || saved === number ? number : null)),
  {
    'records.give saves the number, and succeeds again for the same number (VERIF-085).': [
      identity((saved, number) => (saved === null ? number : null)),
      identity(() => '000000000'),
    ],
    'records.give rejects a number other than the saved one (VERIF-085).': [
      identity((_saved, number) => number),
      identity((saved, number) => saved ?? number),
    ],
  },
)
