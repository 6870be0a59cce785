/** Texts of the offers. {product} is the name of the product. */
export const texts = {
  wallet: {
    title: 'Get the Wallet',
    text: 'Keep, pay and receive crypto from your own phone.',
    action: 'Get the Wallet',
    page: 'wallet',
  },
  waitlist: {
    title: 'The new {product} Card',
    text: 'Spend crypto like cash. New card applications are temporarily paused.',
  },
  terms: {
    title: 'Card terms',
    text: 'Use of the {product} Card is subject to its cardholder agreement and fee disclosure.',
    links: [
      { label: 'Terms and conditions', page: 'terms' },
      { label: 'Fee disclosure', page: 'feeDisclosure' },
    ],
  },
} as const
