import { constant, runStep, type Fault } from '@paydeck/core/kernel'
import {
  makeBasicInfo,
  makeNameUpdate,
  makeProfileSettings,
  type ProfileSettingsPorts,
  type UserInfo,
} from '@paydeck/core/profile'
import { settle } from '@paydeck/core/testing'
import { type ApplicationsState, unknownApplications } from '@paydeck/core/verification'
import { type either as E, taskEither as TE } from 'fp-ts'
import { pages } from '../shell/bench.ts'
import { makeSurroundings, questions } from '../slice-bench/index.ts'

export const ada: UserInfo = {
  id: 'u1',
  name: 'Ada Norris',
  firstName: 'Ada',
  lastName: 'Norris',
  email: ' Ada@Example.com',
  experiments: [],
  optInEmailMarketing: false,
  accessTypes: [],
  nationalIdentityNumber: null,
  nationalIdentityIssuer: null,
}

type Reply<A> = E.Either<Fault, A>

/** Creates the slices of the profile page with a fake provider. */
export const settingsOf = async (
  over: Partial<Pick<ProfileSettingsPorts, 'hasMerchantAccess' | 'canPairWallet' | 'configuration'>> & {
    readonly info?: UserInfo
    readonly applications?: Partial<ApplicationsState>
  } = {},
) => {
  const { ports, seen } = makeSurroundings()
  const asks = questions<readonly [call: string, input: unknown], never>()
  const ask = (call: string) => (input: unknown) => asks.ask([call, input])
  const announcements: Array<string> = []
  const reloads: Array<true> = []
  const profile = makeBasicInfo({ ...ports, userAccount: { basicInfo: TE.right(over.info ?? ada) } })
  await runStep(profile.steps.basicInfo)()
  const records = { updateName: ask('updateName'), setEmailOptIn: ask('setEmailOptIn') }
  const nameUpdate = makeNameUpdate({
    ...ports,
    profileRecords: records,
    basicInfo: profile,
    tabs: { post: (word) => void announcements.push(word) },
  })
  const settings = makeProfileSettings({
    ...ports,
    configuration: over.configuration ?? { avatars: '/avatars/', pages },
    profileRecords: records,
    hashes: { sha256: (text) => async () => `hash of ${text}` },
    device: { timeZone: () => 'UTC' },
    basicInfo: profile,
    applications: {
      state: constant({ ...unknownApplications, applications: [], ...over.applications }),
      tasks: { reload: TE.fromIO(() => void reloads.push(true)) },
    },
    hasMerchantAccess: over.hasMerchantAccess ?? constant(false),
    canPairWallet: over.canPairWallet ?? constant(false),
    business: { manage: '/dashboard', upgrade: (first, last) => `/upgrade/${first}/${last}` },
  })
  return {
    ...seen,
    settings,
    nameUpdate,
    profile,
    asked: asks.inputs,
    /** Messages that were sent to the other tabs. */
    announcements,
    reloads,
    /** Calls `act`, which starts an operation, and waits until the operation has sent its request. */
    start: async (act: () => void) => {
      act()
      await settle()
    },
    closeModal: () => seen.slot.update(() => null),
    view: () => settings.view.get(),
    form: () => nameUpdate.view.get(),
    field: (name: 'givenName' | 'familyName') => nameUpdate.view.get().fields.find((field) => field.name === name),
    // The cast is safe, since each test resolves its own call with a response of that call's type.
    answer: (reply: Reply<unknown>) => asks.answerIfAsked(reply as Reply<never>),
  }
}
