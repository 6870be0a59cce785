import { paymentDetailsOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the details of payments. */
export const paymentDetailsMakers = {
  paymentDetails: maker(
    ['stores', 'clock', 'log', 'invoiceRecords', 'configuration', 'navigation', 'device'],
    ['amountPrivacy', 'recentActivity'],
    (ports, { amountPrivacy, recentActivity }) => {
      const { configuration, navigation, device, invoiceRecords } = ports
      return paymentDetailsOf(
        { ...ports, records: invoiceRecords, amountPrivacy, recentActivity },
        {
          host: navigation.arrival.host,
          explorer: configuration.explorer,
          support: configuration.pages.support,
          product: configuration.productName,
          pictureOrigins: configuration.pictureOrigins,
          timeZone: device.timeZone,
        },
      )
    },
  ),
} satisfies Makers<'paymentDetails'>
