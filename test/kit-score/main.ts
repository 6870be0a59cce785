import { scoreOf, totalOf } from './score.ts'

// `npm run kit:score` makes wrong versions of the methods of the provider in memory, and counts how many the laws detect.
// `npm run kit:score -- cardAccounts` examines one port, and prints every wrong version that no law detects.

const [wanted = ''] = process.argv.slice(2)
const score = await scoreOf(wanted)

const share = ({ found, all }: { readonly found: number; readonly all: number }): string =>
  `${String(found).padStart(4)} of ${String(all).padStart(4)}  ${((100 * found) / all).toFixed(0).padStart(3)}%`
if (wanted !== '') for (const name of score.missed) console.log(`not detected: ${name}`)
for (const [port, one] of [...score.ports].sort(([, one], [, other]) => one.found / one.all - other.found / other.all))
  console.log(`${port.padEnd(24)} ${share(one)}`)
console.log(`${'all ports'.padEnd(24)} ${share(totalOf(score))}`)
