import { constant, makeStores, runStep, type Fault } from '@paydeck/core/kernel'
import type { ClosableModals, ModalRequest } from '@paydeck/core/platform'
import {
  makeBasicInfo,
  makeNameUpdate,
  makeProfileSettings,
  type ProfileSettingsPorts,
  type UserInfo,
} from '@paydeck/core/profile'
import { fakeClock, settle } from '@paydeck/core/testing'
import { type ApplicationsState, unknownApplications } from '@paydeck/core/verification'
import { type either as E, taskEither as TE } from 'fp-ts'
import { pages } from '../shell/bench.ts'

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

/** The page "Profile" over a provider that the test answers for. */
export const settingsOf = async (
  over: Partial<Pick<ProfileSettingsPorts, 'hasMerchantAccess' | 'canPairWallet' | 'configuration'>> & {
    readonly info?: UserInfo
    readonly applications?: Partial<ApplicationsState>
  } = {},
) => {
  const clock = fakeClock()
  const stores = makeStores()
  const asked: Array<readonly [call: string, input: unknown]> = []
  const waiting: Array<(reply: Reply<never>) => void> = []
  const opened: Array<ModalRequest> = []
  const log: Array<string> = []
  const told: Array<string> = []
  const reloads: Array<true> = []
  let modal: string | null = null
  const ask =
    (call: string) =>
    <A>(input: unknown): TE.TaskEither<Fault, A> =>
    () => {
      asked.push([call, input])
      return new Promise<Reply<A>>((done) => waiting.push(done))
    }
  const profile = makeBasicInfo({ stores, account: { basicInfo: TE.right(over.info ?? ada) } })
  await runStep(profile.steps.basicInfo)()
  const modals: ClosableModals = {
    open: (request) => {
      opened.push(request)
      modal = request.name
    },
    close: (name) => {
      if (modal === name) modal = null
    },
  }
  const records = { updateName: ask('updateName'), setEmailOptIn: ask('setEmailOptIn') }
  const nameUpdate = makeNameUpdate({
    stores,
    clock,
    modals,
    records,
    basicInfo: profile,
    tabs: { tell: (word) => void told.push(word) },
  })
  const settings = makeProfileSettings({
    stores,
    clock,
    log: { warn: (message) => log.push(message), error: (message) => log.push(message) },
    configuration: over.configuration ?? { avatars: '/avatars/', pages },
    modals,
    records,
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
    settings,
    nameUpdate,
    stores,
    profile,
    asked,
    opened,
    log,
    /** What the other tabs were told. */
    told,
    reloads,
    advance: clock.advance,
    /** Begins something whose end is up to `answer`. */
    start: async (act: () => void) => {
      act()
      await settle()
    },
    /** The name of the open modal. */
    modal: () => modal,
    closeModal: () => {
      modal = null
    },
    view: () => settings.view.get(),
    form: () => nameUpdate.view.get(),
    field: (name: 'givenName' | 'familyName') => nameUpdate.view.get().fields.find((field) => field.name === name),
    answer: async (reply: Reply<unknown>) => {
      await settle()
      // What a call answers with is the test's business.
      waiting.shift()?.(reply as Reply<never>)
      await settle()
    },
  }
}
