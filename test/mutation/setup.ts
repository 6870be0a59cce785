import { currency, defaultCurrency } from '@paydeck/core/money'

// What is made once and then kept would seem to be needed by the first test alone. Made here, every test may notice.
try {
  currency(defaultCurrency)
} catch {
  // A change that makes it throw is for the tests to notice.
}
