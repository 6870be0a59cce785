import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { type Download, type Page } from 'playwright/test'
import { payment, purchase } from './activity-pages.ts'
import { expect } from './fixtures.ts'
import { waitUntilLoaded } from './pages.ts'

export const statementsPath = '/id/activity/statements'

/** Year before the present one. All its months are over, whenever a test runs. */
export const lastYear = new Date().getUTCFullYear() - 1

/** Returns the age of an instant in days. */
export const daysSince = (at: number): number => (Date.now() - at) / 86_400_000

const inLastYear = (month: number, day: number): number => daysSince(Date.UTC(lastYear, month - 1, day, 12))

/** Account whose card adds up, with entries in August and October of the last year, and in the present month. */
export const yearAccount = () => ({
  payments: 0,
  cards: [
    {
      provider: 'galileo',
      nickname: 'Everyday',
      lastFourDigits: '3250',
      balance: '60.85',
      activity: [
        purchase('Orchard Row Foods', inLastYear(10, 9), '-39.15'),
        purchase('Foxglove Pharmacy', inLastYear(8, 10), '100.00'),
      ],
    },
  ],
  invoices: [
    payment('Copperline Records', 0.001, '8.00'),
    payment('Northbank Books', inLastYear(10, 12), '27.14'),
    payment('Bill Pay', inLastYear(10, 14), '61.20', {
      itemCode: 'Bill Payment',
      bills: [{ merchantName: 'Northgate Card Services', mask: '9441', amount: '59.70', convenienceFee: '1.50' }],
    }),
  ],
  payoutList: [{ merchantName: 'Lumen Payroll', amount: '2150.00', minutesAgo: inLastYear(8, 3) * 24 * 60 }],
})

/** Opens the statements, and waits until they are loaded. */
export const openStatements = async (page: Page, query = `?year=${lastYear}`): Promise<void> => {
  await page.goto(`${statementsPath}${query}`)
  await waitUntilLoaded(page, statementsPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
}

/** Returns the texts of a statement's row: name, notes and totals. */
export const rowText = async (page: Page, period: string): Promise<string> => {
  const row = page.locator(`[data-period="${period}"]`)
  return (await row.locator('h3, p, dl').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
}

/** Panel of the year pack. */
export const pack = (page: Page) => page.getByRole('region', { name: 'Year pack' })

export const makePack = async (page: Page): Promise<void> =>
  pack(page)
    .getByRole('button', { name: /^Make \d{4} Pack$/ })
    .click()

/** Reads the files of a zip archive by its central directory. */
const unzipped = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  while (at < end) {
    const [nameLength, extra, note] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ]
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), inflateRawSync(packed))
    at += 46 + nameLength + extra + note
  }
  return files
}

interface Manifest {
  readonly missing: ReadonlyArray<string>
  readonly entries: number
  readonly files: ReadonlyArray<{ readonly name: string; readonly size: number; readonly sha256: string }>
}

/** Reads a downloaded pack. Expects every file to have the size and the hash that the manifest lists. */
export const readPack = async (
  download: Download,
): Promise<{
  readonly text: (name: string) => string
  readonly names: ReadonlyArray<string>
  readonly manifest: Manifest
}> => {
  const files = unzipped(await readFile(await download.path()))
  const text = (name: string): string => String(files.get(name) ?? '')
  const manifest = JSON.parse(text('manifest.json')) as Manifest
  const names = [...files.keys()]
  expect(manifest.files.map(({ name }) => name).toSorted()).toEqual(
    names.filter((name) => name !== 'manifest.json').toSorted(),
  )
  for (const { name, size, sha256 } of manifest.files) {
    const bytes = files.get(name) ?? Buffer.alloc(0)
    expect([name, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([name, size, sha256])
  }
  return { text, names, manifest }
}

/** Returns the number of rows of a CSV file without its header. */
export const rowCount = (csv: string): number => csv.trim().split('\n').length - 1
