import { waitlistSizes } from '../../.ci/bundlers.ts'
import { importTimes, installCore } from './import.ts'

// `npm run bench:core` measures how long Node takes to import the built core, beside its libraries and two packages of a
// similar purpose. Absolute times depend on the machine, so the budgets are shares of the time for the libraries. The
// command also prints the size of a program that uses one slice, in the bundles of three bundlers.
const folder = installCore()
const times = importTimes(folder)
const libraries = times['fp-ts, io-ts and rxjs']

/** Maximum share of the time that importing the libraries takes. */
const budgets: Readonly<Partial<Record<keyof typeof times, number>>> = {
  '@paydeck/core': 0.8,
  '@paydeck/core/money': 0.45,
  '@paydeck/core/cards': 0.45,
  '@paydeck/core/payments': 0.45,
  // Also loads verification and security.
  '@paydeck/core/receiving': 0.5,
}

let isOver = false
for (const [name, time] of Object.entries(times)) {
  const budget = budgets[name as keyof typeof times]
  const isWithin = budget === undefined || time / libraries <= budget
  isOver ||= !isWithin
  const goal = budget === undefined ? '' : `  ${isWithin ? '✓' : '✗'} ${(time / libraries).toFixed(2)} of ${budget}`
  console.log(`${name.padEnd(24)} ${time.toFixed(1).padStart(7)} ms${goal}`)
}

/** Maximum size of a program that uses only `makeWaitlist`, in bytes after brotli. */
const waitlistBudget = 6_000

for (const [bundler, size] of await waitlistSizes(folder)) {
  const isWithin = size <= waitlistBudget
  isOver ||= !isWithin
  const text = `${isWithin ? '✓' : '✗'} of ${waitlistBudget}`
  console.log(`${`makeWaitlist, ${bundler}`.padEnd(24)} ${String(size).padStart(7)} bytes  ${text}`)
}
process.exitCode = isOver ? 1 : 0
