import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openIn } from './mode-checks.ts'
import { start } from './process.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-production-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

it('A1 L1 F3 a production server has no demo accounts, keeps its files private, and exits if it loses its directory lock', async () => {
  const above = join(parent, 'above')
  const data = join(above, 'production')
  const started = start({
    DATA_DIRECTORY: data,
    SNAPSHOT_DIRECTORY: join(parent, 'no-snapshots'),
    NODE_ENV: 'production',
  })
  const address = await started.address
  expect(existsSync(`${data}.lock`)).toBe(true)
  expect(openIn(above)).toEqual([])
  expect((await fetch(`${address}/sandbox`)).status).toBe(404)
  const page = await (await fetch(`${address}/authenticate/login`)).text()
  expect(page).not.toContain('Sign in as')
  const form = new URLSearchParams({ email: 'shopper@example.com', password: 'correct horse battery staple' })
  const refused = await fetch(`${address}/authenticate/login`, { method: 'POST', body: form, redirect: 'manual' })
  expect(refused.status).toBe(422)

  writeFileSync(`${data}.lock`, '1\nanother-container\nanother-boot:1\n')
  const { code, output } = await started.ended
  expect(code).toBe(1)
  expect(output).toMatch(/The data directory .*production was taken by another Paydeck .*: this one stops\.\n$/)
  expect(readFileSync(`${data}.lock`, 'utf8')).toContain('another-container')
  for (const secret of ['correct horse', '@example.com', '/sandbox', 'other users'])
    expect(output).not.toContain(secret)
}, 120_000)
