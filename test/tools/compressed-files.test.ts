import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { compressedFiles } from '../../.ci/compressed-files.ts'

const root = mkdtempSync(join(tmpdir(), 'paydeck-compressed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('P4 the build writes a brotli copy beside each static file that compression makes smaller', async () => {
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/app.js"></script>')
  writeFileSync(join(root, 'app.js'), 'import "./app.css"\nimport picture from "./app.png"\nconsole.log(picture)')
  writeFileSync(join(root, 'app.css'), 'body { color: red }')
  writeFileSync(join(root, 'app.png'), 'picture')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { manifest: true, assetsInlineLimit: 0 },
    plugins: [compressedFiles()],
  })
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('.'))
  const copied = files.filter((path) => files.includes(`${path}.br`))
  expect(copied.map((path) => path.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js'])
  expect(files.filter((path) => path.endsWith('.br'))).toHaveLength(copied.length)
  for (const path of copied)
    expect(brotliDecompressSync(readFileSync(join(dist, `${path}.br`)))).toEqual(readFileSync(join(dist, path)))
})
