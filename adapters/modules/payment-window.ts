import { browserPaymentWindow } from '../browser/payment-window.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { portModule } from '../port.ts'

/** Port of the payment window, for bills and top-ups. */
export const paymentWindow = portModule({
  paymentWindow: ({ configuration: { scripts } }) =>
    browserPaymentWindow(
      window,
      makeScriptLoader(document, window.trustedTypes, Object.values(scripts)),
      scripts.payments,
    ),
})
