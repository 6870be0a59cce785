import type { ListName } from '../payment-list/index.ts'

/** Meanings of the labels of each list, in the order in which a payment reaches them. */
export const statusMeanings = {
  payments: {
    Confirming: 'The network is still confirming your payment. There is nothing for you to do.',
    Complete: 'The merchant has been paid.',
    'Refund Available':
      'You paid too much or too little, or the merchant declined. Open the payment to claim the refund.',
    Refunded: 'The amount was sent back to you.',
    'Non Refundable': 'Too little arrived to be sent back: the network would cost more.',
    Invalid: 'The network did not confirm the payment in time, so it does not count as paid.',
    Processing: 'Your payment of a bill has arrived and goes on to the biller.',
    Completed: 'The bill is paid.',
    'Refund Processing': 'The bill was not paid, and the amount is on its way back to you.',
    Failed: 'The bill was not paid. Open the payment to get help.',
    Unknown: 'The provider says something that we do not know. Open the payment to get help.',
  },
  payouts: {
    Confirming: 'The payout is announced, or the network is still confirming it. There is nothing for you to do.',
    Complete: 'The coins are in your wallet.',
  },
  donations: {
    Processing: 'The network is still confirming your donation. There is nothing for you to do.',
    Completed: 'Your donation has arrived.',
    'Refund Available':
      'You gave too much or too little, or the charity declined. Open the donation to claim the refund.',
    'Non Refundable': 'Too little arrived to be sent back: the network would cost more.',
    Refunded: 'The amount was sent back to you.',
    Unknown: 'Something else happened. Open the donation to see what.',
  },
} as const satisfies Record<ListName, Readonly<Record<string, string>>>

/** Heading of the legend. */
export const legendTitle = 'What the statuses mean'
