import { makeRecentFactor, modalsOver } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Slice that asks for a proof of identity, loaded with each slice that may need one. */
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
