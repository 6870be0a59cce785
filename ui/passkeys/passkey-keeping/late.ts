import { makePasskeyKeeping } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* The panel of the passkeys, with the dialog that removes one. */
export { PasskeysPanel } from './PasskeysPanel.tsx'
export { RemovePasskeyModal } from './RemovePasskeyModal.tsx'

export const slices = sliceModule({
  passkeyKeeping: (
    { stores, clock, log, device, passkeyKeeper, passkeyCeremony, passkeyMemory },
    { passkeyStatus, recentFactor, shell },
  ) =>
    makePasskeyKeeping({
      stores,
      clock,
      log,
      device,
      modals: shell.modals,
      keeper: passkeyKeeper,
      ceremony: passkeyCeremony,
      memory: passkeyMemory,
      passkeys: passkeyStatus,
      askProof: recentFactor.tasks.ask,
    }),
})
