import { paymentDetailsOf } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

export const slices = sliceModule({
  paymentDetails: (
    { stores, clock, log, invoiceRecords, configuration, navigation, device },
    { amountPrivacy, recentActivity },
  ) =>
    paymentDetailsOf(
      { stores, clock, log, records: invoiceRecords, amountPrivacy, recentActivity },
      {
        host: navigation.arrival.host,
        explorer: configuration.explorer,
        support: configuration.pages.support,
        product: configuration.productName,
        pictureOrigins: configuration.pictureOrigins,
        timeZone: device.timeZone,
      },
    ),
})
