import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { account } from '../../sandbox/running.ts'
import { cardWith, inOctober, savedStatement } from './statement-client.ts'

// Install the programs first: apt-get install poppler-utils.
const isThere = (program: string): boolean => {
  const found = spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined
  if (!found) process.stderr.write(`Statements were not tested with ${program}: install it.\n`)
  return found
}

const folder = mkdtempSync(join(tmpdir(), 'paydeck-statement-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('STMT-005 poppler reads every entry, the original of replaced letters, and the table headers', async () => {
  if (!isThere('pdftotext') || !isThere('pdfinfo')) return
  const plain = [String.raw`Bracket (( \) \\`, ...Array.from({ length: 60 }, (_, index) => `Shop ${index}`)]
  const names = [...plain, 'قهوة', 'Łódź']
  const activity = names.map((merchantName, index) => ({
    merchantName,
    displayPrice: `-${index}.25`,
    postedAt: inOctober(20) - index * 60_000,
  }))
  const path = join(folder, 'statement.pdf')
  writeFileSync(path, await savedStatement(await account('recipient', cardWith(activity))))
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
  const lines = text.split('\n').map((line) => line.replaceAll(/[\s\u202a-\u202e]+/g, ' ').trim())
  for (const [index, name] of plain.entries()) expect(lines).toContain(`Oct 20 ${name} Everyday 3250 ${index}.25`)
  expect(text).toContain('Łódź')
  // The program writes letters from right to left in their visual order.
  expect(text).toContain([...'قهوة'].toReversed().join(''))
  const structure = execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' })
  expect(structure.match(/\/Scope \/Column/g)).toHaveLength(16)
  const facts = execFileSync('pdfinfo', [path], { encoding: 'utf8' })
  expect(facts).toMatch(/^Title: +Statement for October 2025$/m)
  expect(facts).toMatch(/^Tagged: +yes$/m)
})
