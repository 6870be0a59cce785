import { currency, defaultCurrency } from '@paydeck/core/money'

// Initialises module-level values before the tests. Otherwise Stryker would assign their coverage to the first test only,
// and run no other test against their mutants.
try {
  currency(defaultCurrency)
} catch {
  // If a mutant makes the import throw, the tests report it.
}
