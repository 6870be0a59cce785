import type { Fault } from '@paydeck/core'
import { type EffectBench, effectLaws, type KnownEffect } from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { everything, providerAt, type TimedProvider } from '../memory/provider.ts'
import { effects } from './effects.ts'
import { rich } from './rich-account.ts'
import { makeSuites } from './suites.ts'

const made = makeSuites()
/** Laws of the provider in memory: the effects of the methods that write. */
export const { suites } = made

const richProvider = (): TimedProvider => {
  const provider = providerAt(everything)
  provider.account.update(rich)
  return provider
}

const benchOf = ([first, ...others]: ReadonlyArray<KnownEffect>): EffectBench => {
  if (first === undefined) throw new Error('No effect is known')
  return { effects: [first, ...others] }
}

for (const [method, effectsOf] of Object.entries(effects))
  made.add(
    `effects of ${method} in memory`,
    effectLaws(async () => {
      const { ports, account, findBills } = richProvider()
      let found = 0
      if (method === 'newApplications.create')
        account.update((now) => ({ ...now, verification: { ...now.verification, applications: [] } }))
      if (method === 'nationalIdentityRecords.give')
        account.update((now) => ({ ...now, info: { ...now.info, nationalIdentityNumber: null } }))
      const { invites } = account.get().receiving
      return benchOf(
        await effectsOf({
          ports,
          email: account.get().info.email,
          invites: Object.entries(invites)
            .filter(([, { check }]) => check.canAccept)
            .map(([payload, { payor }]) => ({ payload, payor: payor.name })),
          findBill: async () => {
            found += 1
            return findBills(
              account
                .get()
                .billPay.accounts.slice(0, 1)
                .map((bill) => ({ ...bill, id: `found-${found}` })),
            )
          },
        }),
      )
    }),
  )

type Effects = (provider: TimedProvider) => ReadonlyArray<KnownEffect>

const effect = (call: TE.TaskEither<Fault, unknown>, isDone: () => boolean): KnownEffect => ({
  call,
  isDone: async () => isDone(),
})

/** Effects that no method of a port reads. */
const hidden: Readonly<Record<string, Effects>> = {
  'securityRecord.stop': ({ ports, account }) =>
    ['event-3', 'event-4'].map((id) =>
      effect(
        ports.securityRecord.stop({ id }),
        () => account.get().security.events.find((event) => event.id === id)?.canStop === false,
      ),
    ),
  'inviteRecords.markSeen': ({ ports, account }) =>
    ['open', 'second'].map((payload) =>
      effect(
        ports.inviteRecords.markSeen({ payload }),
        () => account.get().receiving.invites[payload]?.isSeen === true,
      ),
    ),
  'secondFactor.toggle': ({ ports, account, nextCode }) => {
    const before = account.get().security.isTwoFactorOn
    return [
      effect(ports.secondFactor.toggle({ code: nextCode() }), () => account.get().security.isTwoFactorOn !== before),
    ]
  },
  'secondFactor.newBackupCodes': ({ ports, account, nextCode }) => {
    account.update((now) => ({ ...now, security: { ...now.security, isTwoFactorOn: true } }))
    return [
      effect(
        ports.secondFactor.newBackupCodes({ code: nextCode() }),
        () => account.get().security.backupCodes.length > 0,
      ),
    ]
  },
  'recentFactorCheck.give': ({ ports, account, nextCode }) => {
    const code = nextCode()
    return [effect(ports.recentFactorCheck.give({ code }), () => !account.get().security.codes.includes(code))]
  },
}

for (const [method, effectsOf] of Object.entries(hidden))
  made.add(
    `effects of ${method} in memory`,
    effectLaws(async () => benchOf(effectsOf(richProvider()))),
  )
