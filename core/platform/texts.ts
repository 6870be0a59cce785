/** Text that replaces a missing or blank warning text (ERR-056). */
export const unavailableText = 'This feature is not yet available'

/** Labels of the buttons that export a year; {year} is a year (PAY-098, PAY-099, CARD-169). */
export const exportYearTexts = {
  current: 'Year to date transactions',
  past: '{year} Transaction History',
  earlier: 'Earlier years',
} as const

/** Message if the script of the payment window could not be loaded, for example because of an ad blocker. */
export const lostPaymentWindow =
  "We couldn't load the payment window. You haven't paid anything. Turn off any ad blocker for this site, then try again."
