import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, expect, it } from 'vitest'
import { cardItem, dollars, entriesOfCard } from './histories.ts'
import { archived, pageOf } from './made-pack.ts'
import { manyPages } from './many-entries.ts'

// Install the programs first: apt-get install unzip libreoffice-calc-nogui.
const isThere = (program: string): boolean => {
  const found = spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined
  if (!found) process.stderr.write(`Year packs were not tested with ${program}: install it.\n`)
  return found
}

const folder = mkdtempSync(join(tmpdir(), 'paydeck-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hostile = entriesOfCard(
  'c1',
  cardItem('t-hostile', Date.UTC(2025, 3, 3), dollars(-4200), {
    displayMerchant: '=HYPERLINK("https://evil.example")',
  }),
)
const pack = archived([...manyPages(500), pageOf(hostile)])
const path = join(folder, 'pack.zip')
writeFileSync(path, pack.archive)

it('STMT-007 unzip finds the archive intact, and sha256sum confirms the hashes of the manifest', () => {
  if (!isThere('unzip') || !isThere('sha256sum')) return
  expect(execFileSync('unzip', ['-t', path], { encoding: 'utf8' })).toContain('No errors detected')
  const to = join(folder, 'files')
  execFileSync('unzip', ['-q', path, '-d', to])
  const { files } = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8')) as typeof pack.summary
  const sums = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')
  const checked = spawnSync('sha256sum', ['-c', '--strict', '-'], { cwd: to, input: sums, encoding: 'utf8' })
  expect([checked.status, checked.stderr]).toEqual([0, ''])
  expect(checked.stdout.match(/: OK$/gm)).toHaveLength(files.length)
})

it('STMT-010 LibreOffice reads the amounts of every CSV file as they are, and runs no formula', () => {
  if (!isThere('unzip') || !isThere('soffice')) return
  const from = join(folder, 'csv')
  execFileSync('unzip', ['-q', '-j', path, '*.csv', '-d', from])
  const names = readdirSync(from)
  const to = join(folder, 'read')
  // Filter options: comma, quote, UTF-8. The written file repeats what the cells contain.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false'
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--infilter=Text - txt - csv (StarCalc):44,34,76,1',
      '--convert-to',
      filter,
      '--outdir',
      to,
      ...names.map((name) => join(from, name)),
    ],
    { stdio: 'pipe' },
  )
  const rowsIn = (directory: string, name: string) =>
    parse<Readonly<Record<string, string>>>(readFileSync(join(directory, name)), { bom: true, columns: true })
  for (const name of names) {
    const [written, read] = [rowsIn(from, name), rowsIn(to, name)]
    expect([name, read.length]).toEqual([name, written.length])
    for (const [index, row] of written.entries())
      for (const [column, cell] of Object.entries(row)) {
        const found = read[index]?.[column] ?? ''
        const isNumber = /^-?\d+\.\d+$/.test(cell)
        expect([name, column, isNumber ? Number(found) : found]).toEqual([name, column, isNumber ? Number(cell) : cell])
      }
  }
  expect(pack.text('ledger.csv')).toContain('HYPERLINK')
})
