import { tableAreas, tableScoreOf } from './score.ts'

// `npm run tables:score` changes each cell of each rule table, and counts how many changes the laws detect.
// `npm run tables:score -- payment` examines one area, and prints every change that no law detects.

const [wanted = ''] = process.argv.slice(2)

for (const [name, area] of Object.entries(tableAreas)) {
  if (wanted !== '' && name !== wanted) continue
  const { all, byLaws, found, missed } = await tableScoreOf(area)
  console.log(`${name.padEnd(14)} ${found} of ${all} changed cells detected, ${byLaws} by the laws of every table`)
  if (wanted !== '') for (const change of missed) console.log(`not detected: ${change}`)
}
