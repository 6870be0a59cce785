import { makePasskeyKeeping } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Panel of the passkeys, and the dialog that confirms a removal. */
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
