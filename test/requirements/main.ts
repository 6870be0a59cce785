import { left, readEvidence, readStatements, summary } from './evidence.ts'

// `npm run requirements` prints, for each area, the number of requirements without a test of a sufficient kind. `npm run
// requirements -- --missing HOME` lists these requirements for the area HOME. For each requirement, it also lists the tests
// of an insufficient kind that name the requirement.
const missing = process.argv.includes('--missing') ? process.argv[process.argv.indexOf('--missing') + 1] : undefined
const rows = summary()

if (missing === undefined) {
  const total = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((sum, row) => sum + of(row), 0)
  const line = (area: string, all: number, proven: number, leftOver: number, state: string): string =>
    `${area.padEnd(6)}${String(all).padStart(6)}${String(proven).padStart(8)}${String(leftOver).padStart(6)}${String(all - proven - leftOver).padStart(9)}  ${state}`
  console.log('area    total  proven  left  missing')
  for (const row of rows) {
    console.log(line(row.area, row.total, row.proven, row.left.length, row.isFinished ? 'finished' : ''))
  }
  console.log(
    line(
      'all',
      total((row) => row.total),
      total((row) => row.proven),
      total((row) => row.left.length),
      '',
    ),
  )
} else {
  const row = rows.find(({ area }) => area === missing)
  const statements = readStatements()
  const evidence = readEvidence()
  for (const id of row?.missing ?? []) {
    const statement = statements.get(id)
    const elsewhere = [...new Set(evidence.filter((one) => one.id === id).map(({ file, kind }) => `${kind} ${file}`))]
    console.log(`${id} [${statement?.kind ?? ''}] ${statement?.text ?? ''}`)
    for (const place of elsewhere) console.log(`  named by ${place}`)
  }
  for (const id of row?.left ?? []) console.log(`${id} left: ${left[missing]?.left[id] ?? ''}`)
}
