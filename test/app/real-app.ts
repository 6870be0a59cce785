import { latePorts, startModules } from '@paydeck/adapters/modules'
import { externalPages, thirdPartyScripts } from '@paydeck/core'
import { panels } from '../../ui/app/panels.tsx'
import { startSlices } from '../../ui/app/slices.ts'
import { billDetailModule } from '../../ui/bill-pay/bill-detail/module.ts'
import { billPaymentModule } from '../../ui/bill-pay/bill-payment/module.ts'
import { billRemindersModule } from '../../ui/bill-pay/bill-reminders/module.ts'
import { billPayModules } from '../../ui/bill-pay/late.ts'
import { cardExportModule } from '../../ui/cards/card-export/module.ts'
import { cardSettingsModule } from '../../ui/cards/card-settings/module.ts'
import { cardSpendingModule } from '../../ui/cards/card-spending/module.ts'
import { cardTopUpModule } from '../../ui/cards/card-top-up/module.ts'
import { mailingAddressModule } from '../../ui/cards/mailing-address/module.ts'
import { cardListsModules } from '../../ui/cards/modules.ts'
import { carouselModule } from '../../ui/carousel/module.ts'
import { connectionModule } from '../../ui/connection/module.ts'
import { type Bindings, makeContainer } from '../../ui/di/container.ts'
import { latePortsToken } from '../../ui/di/late-ports.ts'
import { panelsToken } from '../../ui/di/panel-registry.ts'
import { amountPrivacyModule } from '../../ui/home/amount-privacy/module.ts'
import { homePageModule } from '../../ui/home/home-page/index.ts'
import { passkeyKeepingModule } from '../../ui/passkeys/passkey-keeping/module.ts'
import { donationFormModule } from '../../ui/payments/donation-form/module.ts'
import { paymentDetailsModule } from '../../ui/payments/payment-details/module.ts'
import { paymentListModule } from '../../ui/payments/payment-list/module.ts'
import { paymentSearchModule } from '../../ui/payments/payment-search/module.ts'
import { payoutExportModule } from '../../ui/payments/payout-export/module.ts'
import { nameUpdateModule } from '../../ui/profile/name-update/module.ts'
import { profileSettingsModule } from '../../ui/profile/profile-settings/module.ts'
import { walletPairingModule } from '../../ui/profile/wallet-pairing/module.ts'
import { receivingModules } from '../../ui/receiving/page.ts'
import { walletConnectionModule } from '../../ui/receiving/wallet-connection/module.ts'
import { referralProgrammeModule } from '../../ui/referral/referral-programme/module.ts'
import { securityPageModules } from '../../ui/security/page.ts'
import { developerLoginModule } from '../../ui/session/developer-login/module.ts'
import { toastsModule } from '../../ui/toasts/module.ts'
import { verificationModules } from '../../ui/verification/modules.ts'
import { nationalIdentityModule } from '../../ui/verification/national-identity/module.ts'
import { waitlistModule } from '../../ui/waitlist/late.ts'

const texts = (keys: ReadonlyArray<string>) => Object.fromEntries(keys.map((key) => [key, `/pages/${key}`]))

/** What fails without a provider is not what these tests are about. */
const silent = { info: () => undefined, warn: () => undefined }

/**
 * The app as it is bound in a browser, with every slice there is.
 * @param portsOfLate those of the slices that come late
 * @param console where its log is written
 */
export const makeApp = (portsOfLate: ReadonlyArray<Bindings>, console: Parameters<typeof startModules>[1] = silent) => {
  const meta = document.createElement('meta')
  meta.name = 'paydeck-configuration'
  meta.content = JSON.stringify({
    productName: 'Acme',
    supportPhone: '+1 555 0100',
    cardNotice: 'Acme',
    walletScheme: 'acme',
    isWallet: false,
    pages: texts(externalPages),
    avatars: '/avatars/',
    explorer: '',
    pictureOrigins: [],
    // None is loaded.
    scripts: Object.fromEntries(thirdPartyScripts.map((key) => [key, ''])),
  })
  document.head.replaceChildren(meta)
  const app = makeContainer([
    ...startModules(window, console),
    ...startSlices(false, Promise.resolve()),
    amountPrivacyModule,
    homePageModule,
    ...cardListsModules,
    cardExportModule,
    cardSettingsModule,
    cardSpendingModule,
    cardTopUpModule,
    mailingAddressModule,
    ...verificationModules,
    carouselModule,
    toastsModule,
    connectionModule,
    developerLoginModule,
    passkeyKeepingModule,
    ...securityPageModules,
    nameUpdateModule,
    profileSettingsModule,
    walletPairingModule,
    referralProgrammeModule,
    nationalIdentityModule,
    waitlistModule,
    ...receivingModules,
    paymentDetailsModule,
    paymentListModule,
    paymentSearchModule,
    payoutExportModule,
    donationFormModule,
    walletConnectionModule,
    ...billPayModules,
    billDetailModule,
    billPaymentModule,
    billRemindersModule,
    ...portsOfLate,
  ])
  app.bind(panelsToken).toConstantValue(panels)
  app.bind(latePortsToken).toConstantValue(latePorts)
  return app
}
