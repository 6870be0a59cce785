import { MerchantCustomerType } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/** Upgrades the account to a business (CALL-087, PROF-037). */
export const postPaymentAcceptance = rest({
  name: 'POST /users/registerPaymentAcceptance',
  input: record(
    {
      merchantName: t.string,
      merchantCustomerType: MerchantCustomerType,
      gCaptchaResponse: t.string,
      captchaType: t.literal('invisible'),
    },
    { affiliateOid: t.string },
  ),
  reply: nothing,
})
