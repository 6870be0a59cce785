import { makeAddressDirectory, makeAddressForm } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'
import { startQueryToken } from '../di/tokens.ts'

/* Page of the receiving addresses. */
export { ReceivingAddressesScreen } from './ReceivingAddressesScreen.tsx'

export const slices = sliceModule({
  addressDirectory: ({ stores, clock, log, payoutDirectory, addressBook, payoutProfiles, configuration }, slices) =>
    makeAddressDirectory({
      stores,
      clock,
      log,
      modals: slices.shell.modals,
      directory: payoutDirectory,
      book: addressBook,
      profiles: payoutProfiles,
      payouts: slices.payouts,
      invites: slices.payoutInvites,
      verification: slices.applications,
      security: slices.securitySettings,
      hasPayeeToken: slices.currentSession.hasPayeeToken,
      supportPage: configuration.pages.support,
      askProof: slices.recentFactor.tasks.ask,
    }),
  addressForm: ({ stores, clock, log, addressBook, payoutProfiles }, slices, get) =>
    makeAddressForm({
      stores,
      clock,
      log,
      modals: slices.shell.modals,
      book: addressBook,
      profiles: payoutProfiles,
      payouts: slices.payouts,
      directory: slices.addressDirectory,
      security: slices.securitySettings,
      hasPayeeToken: slices.currentSession.hasPayeeToken,
      showHidden: get(startQueryToken).hiddenCurrencies,
      askProof: slices.recentFactor.tasks.ask,
    }),
})
