import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { makeMetrics } from '@paydeck/sandbox/metrics/metrics'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Runs promtool and returns the lines that it prints. */
const promtool = (words: ReadonlyArray<string>, input = ''): ReadonlyArray<string> => {
  const { stdout, stderr } = spawnSync('promtool', words, { cwd: root, input, encoding: 'utf8' })
  return `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')
}

if (spawnSync('promtool', ['--version']).error !== undefined)
  process.stderr.write('Metrics and alert rules were not checked: install prometheus.\n')
else {
  it('O3 promtool finds no fault in our own metrics', async () => {
    const { observer, addPool, addStreams, text } = makeMetrics({ version: '1.0.0', node: '22.0.0' }, () => 0)
    addPool(() => ({ used: 1, idle: 1, waiting: 0 }))
    addStreams(() => 1)
    observer.beginRequest()({ method: 'GET', route: '/auth/session', status: 200, isStream: false })
    observer.refused(429, 'rate-limit')
    observer.endStatement(0.1, 'success')
    observer.endJob('cleanup', 'success')
    // Three metrics of Node have names from before the rules.
    const faults = promtool(['check', 'metrics'], await text())
    expect(faults.filter((line) => !/^nodejs_active_\w+_total /.test(line))).toEqual([])
    expect(promtool(['check', 'metrics'], 'paydeck_wrong_total{} 1\n# TYPE paydeck_wrong_total gauge\n')).not.toEqual(
      [],
    )
  })

  it('O3 the alert rules fire in the situations that they describe, and not otherwise', () => {
    expect(promtool(['check', 'rules', 'docs/operate/alerts.yml'])).toContain('  SUCCESS: 6 rules found')
    expect(promtool(['test', 'rules', 'test/sandbox/alerts.yml'])).toContain('  SUCCESS')
  })
}
