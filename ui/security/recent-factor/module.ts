import { makeRecentFactor, modalsOver } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Loaded with each slice that may ask for a proof of identity. */
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
