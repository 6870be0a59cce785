import { makePayoutInvite, makeReceivingAddresses } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice, startQueryToken } from '../../di/tokens.ts'

/** Bound with the page of the receiving addresses and its dialogs, and when the app is opened with an invite. */
export const addressesModule = new ContainerModule(({ bind }) => {
  bind(slice('payoutInvite'))
    .toDynamicValue(({ get }) =>
      makePayoutInvite({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        moves: get(port('moves')),
        invites: get(port('payoutInvites')),
        directory: get(port('payoutDirectory')),
        profiles: get(port('payoutProfiles')),
        receiving: get(slice('receiving')),
        renew: get(slice('currentSession')).renew,
      }),
    )
    .inSingletonScope()
  bind(slice('receivingAddresses'))
    .toDynamicValue(({ get }) =>
      makeReceivingAddresses({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        modals: get(slice('shell')).modals,
        directory: get(port('payoutDirectory')),
        book: get(port('addressBook')),
        profiles: get(port('payoutProfiles')),
        receiving: get(slice('receiving')),
        invite: get(slice('payoutInvite')),
        verification: get(slice('applications')),
        security: get(slice('securitySettings')),
        hasPayeeToken: get(slice('currentSession')).hasPayeeToken,
        showHidden: get(startQueryToken).hiddenCurrencies,
        supportPage: get(port('configuration')).pages.support,
      }),
    )
    .inSingletonScope()
})
