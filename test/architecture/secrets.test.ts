import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from './files.ts'
import { leadsToSources, secretsIn } from './secrets.ts'

// Pictures and archives contain no text. The lockfile consists of hashes.
const isText = (path: string): boolean => !/\.(png|ico|woff2|gz|pdf)$|^package-lock\.json$/.test(path)

describe('the search for secrets', () => {
  it('L4 the search finds no usable key, token or password in the repository', async () => {
    const paths = filesIn('.').filter((path) => isText(path) && !path.startsWith('.git/'))
    expect(paths.length).toBeGreaterThan(1500)
    const found: Array<string> = []
    for (const path of paths) found.push(...(await secretsIn(path, textOf(path))))
    expect(found).toEqual([])
  })

  // Each secret is split into pieces, since the search for secrets includes this file.
  it.each([
    ['a token of a code host', ['gh', 'p_', 'aB3'.repeat(12)]],
    ['a token of a registry', ['npm', '_', 'aB3'.repeat(12)]],
    [
      'a private key',
      ['-----BEGIN RSA PRIVATE', ` KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(8)}\n-----END RSA PRIVATE`, ' KEY-----'],
    ],
    ['a password in an address', ['https://user', ':', 'aB3-xY9z', '@', 'registry.acme.io/path']],
  ])('L4 the search reports the line of a file that contains %s', async (_, pieces) => {
    expect(await secretsIn('some/file.ts', `first line\nconst value = '${pieces.join('')}'\n`)).toEqual([
      expect.stringMatching(/^some\/file\.ts:2 /),
    ])
  })

  it('L4 the search reports source maps, and scripts that refer to a source map', () => {
    expect(leadsToSources('assets/app-1.js.map', '{}')).toBe(true)
    expect(leadsToSources('assets/app-1.js', ['let a=1', '# sourceMappingURL=app-1.js.map'].join('\n//'))).toBe(true)
    expect(leadsToSources('assets/app-1.js', 'let a=1')).toBe(false)
  })
})
