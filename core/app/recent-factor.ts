import { modalsOver } from '../pages/index.ts'
import { makeRecentFactor } from '../security/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that asks the user for a code or the password. */
export const recentFactorMakers = {
  recentFactor: maker(['stores', 'clock', 'log', 'passwords', 'recentFactorCheck'], ['shell'], (ports, { shell }) =>
    makeRecentFactor({ ...ports, modals: modalsOver(shell), modal: shell.modal }),
  ),
} satisfies Makers<'recentFactor'>
