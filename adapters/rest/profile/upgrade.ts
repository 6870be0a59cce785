import type { MerchantAccounts } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { postPaymentAcceptance } from '../../wire/profile/upgrade.ts'

/** Implements the port `MerchantAccounts`. The captcha is always invisible, so its type is constant (PROF-037). */
export const restMerchantAccounts = (client: RestClient): MerchantAccounts => ({
  upgrade: ({ merchantName, merchantCustomerType, affiliateOid, captchaResponse }) =>
    client.call(postPaymentAcceptance)({
      merchantName,
      merchantCustomerType,
      gCaptchaResponse: captchaResponse,
      captchaType: 'invisible',
      ...(affiliateOid === null ? {} : { affiliateOid }),
    }),
})
