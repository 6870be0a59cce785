import { makePasskeyKeeping } from '../passkeys/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that registers and removes passkeys. */
export const passkeyKeepingMakers = {
  passkeyKeeping: maker(
    ['stores', 'clock', 'log', 'device', 'passkeyKeeper', 'passkeyCeremony', 'passkeyMemory'],
    ['passkeyStatus', 'recentFactor', 'shell'],
    (ports, { passkeyStatus, recentFactor, shell }) =>
      makePasskeyKeeping({
        ...ports,
        modals: shell.modals,
        passkeys: passkeyStatus,
        askProof: recentFactor.tasks.ask,
      }),
  ),
} satisfies Makers<'passkeyKeeping'>
