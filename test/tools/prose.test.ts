import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const folder = mkdtempSync(join(tmpdir(), 'paydeck-prose-'))

/** Runs only the prose rules of the linter on a file with this code. Returns the line and the message of each finding. */
const lint = (name: string, code: string): ReadonlyArray<string> => {
  const [file, config] = [join(folder, name), join(folder, 'oxlint.json')]
  writeFileSync(file, code)
  const rules = { 'prose/comments': 'error', 'prose/titles': 'error', 'prose/texts': 'error' }
  const jsPlugins = [join(root, '.ci/prose-rules.mjs')]
  writeFileSync(config, JSON.stringify({ plugins: [], jsPlugins, categories: { correctness: 'off' }, rules }))
  const { stdout } = spawnSync('npx', ['oxlint', '-c', config, '--format', 'unix', file], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/:(\d+):\d+: (.*) \[Error/g)].map(([, line, message]) => `${line} ${message}`).toSorted()
}

it('in comments, lint reports a beginning such as "What is", a vague actor, and a sentence of more than 30 words', () => {
  const words = Array.from({ length: 31 }, () => 'word').join(' ')
  const code = [
    '/** What is shown. */',
    '/** Returns the rows that somebody may see. */',
    `// ${words}.`,
    '',
    '/** Returns the rows of a list, or null if they are not loaded. */',
    'export {}',
  ]
  expect(lint('comments.ts', code.join('\n'))).toEqual([
    '1 Begin with a verb or a noun that names the subject.',
    '2 Name the subject or the action: "somebody" does not.',
    '3 Split the sentence: it has more than 30 words.',
  ])
})

it('lint reports a test title that is too long, has too many ids, or contains a vague word', () => {
  const code = [
    `it('${'a'.repeat(121)}', () => {})`,
    `it.each([])('PAY-001 PAY-002 PAY-003 PAY-004 PAY-005 the list loads', () => {})`,
    `describe('what is told', () => {})`,
    `it('PAY-001 the list loads', () => {})`,
    `it.each(rows)('PAY-001 %s keeps its order', () => {})`,
    `it.each(rows)('PAY-001 keeps the order of %s', () => {})`,
    `describe('the list', () => it('PAY-001 keeps its order', () => {}))`,
  ]
  expect(lint('titles.ts', code.join('\n'))).toEqual([
    '1 Shorten the title: it has more than 120 characters.',
    '2 Split the test: its title names more than 4 ids.',
    '3 Name the subject or the action: "told" does not.',
    '6 Name the subject: the title has no group that does.',
  ])
})

it('lint reports interface texts in markup, attributes, properties and constants, but not names and log messages', () => {
  const code = [
    'const a = <p>Pay now</p>',
    'const b = <button aria-label="Close" className="row wide" />',
    "const c = { label: 'Pay', kind: 'Pay' }",
    "const d = 'Your card is locked.'",
    'const e = `Paid to ${d}`',
    "log.error('The cards could not be loaded')",
    "const f = { tag: 'Rejected', columns: 'auto 1fr auto' }",
  ]
  const message = "Move this text into its area's texts.ts."
  expect(lint('texts.tsx', code.join('\n'))).toEqual([1, 2, 3, 4, 5].map((line) => `${line} ${message}`))
})

const subjects: ReadonlyArray<readonly [subject: string, advice: ReadonlyArray<string>]> = [
  ['kernel: derive refresh from seenAt only', []],
  ['test(session): name the recipient status', []],
  ["Merge branch 'main'", []],
  ['Fix things', ['Write "area: imperative", as in "kernel: derive refresh from seenAt".']],
  ['cards: what is seen again', ['Begin with a verb.']],
  ['cards: show who is told', ['Name the subject or the action: "told" does not.']],
  [`cards: ${'a'.repeat(70)}`, ['Shorten it: 77 characters, 72 at most.']],
]

it.each(subjects)(
  'the commit hook accepts a good subject line, or rejects a bad one with advice: "%s"',
  (subject, advice) => {
    const file = join(folder, 'message')
    writeFileSync(file, `${subject}\n\nWhat is told here does not matter.\n`)
    const { status, stderr } = spawnSync('node', ['.ci/commit-subject.mjs', file], { cwd: root, encoding: 'utf8' })
    const expected =
      advice.length === 0 ? [] : [`The commit's subject: ${subject}`, ...advice.map((line) => `  ${line}`)]
    expect([status, stderr.trim().split('\n').filter(Boolean)]).toEqual([advice.length === 0 ? 0 : 1, expected])
  },
)
