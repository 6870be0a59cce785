import { currency, defaultCurrency } from '@paydeck/core/money'

// Creates module-level values before the tests. Otherwise only the first test would seem to cover them, and no other could kill
// their mutants.
try {
  currency(defaultCurrency)
} catch {
  // If a mutant makes the import throw, the tests report it.
}
