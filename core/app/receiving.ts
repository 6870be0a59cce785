import { makeAddressDirectory, makeAddressForm } from '../receiving/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the receiving addresses. */
export const receivingMakers = {
  addressDirectory: maker(
    ['stores', 'clock', 'log', 'payoutDirectory', 'addressBook', 'payoutProfiles', 'configuration'],
    ['applications', 'currentSession', 'payoutInvites', 'payouts', 'recentFactor', 'securitySettings', 'shell'],
    (ports, parts) =>
      makeAddressDirectory({
        ...ports,
        modals: parts.shell.modals,
        payouts: parts.payouts,
        invites: parts.payoutInvites,
        verification: parts.applications,
        security: parts.securitySettings,
        hasPayeeToken: parts.currentSession.hasPayeeToken,
        supportPage: ports.configuration.pages.support,
        askProof: parts.recentFactor.tasks.ask,
      }),
  ),
  addressForm: maker(
    ['stores', 'clock', 'log', 'addressBook', 'payoutProfiles'],
    ['addressDirectory', 'currentSession', 'payouts', 'recentFactor', 'securitySettings', 'shell', 'startQuery'],
    (ports, parts) =>
      makeAddressForm({
        ...ports,
        modals: parts.shell.modals,
        payouts: parts.payouts,
        directory: parts.addressDirectory,
        security: parts.securitySettings,
        hasPayeeToken: parts.currentSession.hasPayeeToken,
        showHidden: parts.startQuery.hiddenCurrencies,
        askProof: parts.recentFactor.tasks.ask,
      }),
  ),
} satisfies Makers<'addressDirectory' | 'addressForm'>
