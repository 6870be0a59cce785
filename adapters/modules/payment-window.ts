import type { Configuration } from '@paydeck/core'
import { browserPaymentWindow } from '../browser/payment-window.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { type Bindings, port } from '../port.ts'

export const paymentWindowModule: Bindings = ({ bind }) => {
  bind(port('paymentWindow')).toResolvedValue(
    ({ scripts }: Configuration) =>
      browserPaymentWindow(
        window,
        makeScriptLoader(document, window.trustedTypes, Object.values(scripts)),
        scripts.payments,
      ),
    [port('configuration')],
  )
}
