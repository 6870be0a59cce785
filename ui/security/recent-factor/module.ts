import { makeRecentFactor, modalsOver } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Slice that asks the user for a proof of identity. Loaded with each slice that may need a proof. */
export const slices = sliceModule({
  recentFactor: ({ stores, clock, log, passwords, recentFactorCheck }, { shell }) =>
    makeRecentFactor({
      stores,
      clock,
      log,
      passwords,
      check: recentFactorCheck,
      modals: modalsOver(shell),
      modal: shell.modal,
    }),
})
