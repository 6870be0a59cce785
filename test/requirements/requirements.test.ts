import { expect, it } from 'vitest'
import {
  areaOf,
  idsOf,
  isEvidence,
  kindOf,
  left,
  provenIds,
  readEvidence,
  readStatements,
  summary,
  titlesOf,
} from './evidence.ts'

const statements = readStatements()

it('readStatements finds all 1485 requirements in the requirement files', () => {
  expect(statements.size).toBe(1485)
})

it('each requirement id in a test title is the id of an existing requirement', () => {
  expect(readEvidence().filter(({ id }) => !statements.has(id))).toEqual([])
})

it('every requirement of a finished area has a test of the required kind, or a documented reason why it has no test', () => {
  const unproven = summary().flatMap(({ isFinished, missing }) => (isFinished ? missing : []))
  expect(unproven).toEqual([])
})

it('each entry in the list of unproven requirements has a reason, and names a requirement that is still unproven', () => {
  const proven = provenIds(statements, readEvidence())
  const stale = Object.entries(left).flatMap(([area, { left: reasons }]) =>
    Object.entries(reasons)
      .filter(([id, reason]) => areaOf(id) !== area || !statements.has(id) || proven.has(id) || reason.length < 10)
      .map(([id]) => id),
  )
  expect(stale).toEqual([])
})

it.each([
  ["it('HOME-001 greets', () => {})", ['HOME-001 greets']],
  ["it.each([rows(one(')'))])(\n  'HOME-002 %s', () => {})", ['HOME-002 %s']],
  ['test("it\\"s SHELL-001", async () => { await it(`CARD-001 ${x}`) })', ['it\\"s SHELL-001', 'CARD-001 ${x}']],
  ["it(title, () => {}); submit('HOME-003')", []],
])('titlesOf finds the test titles in %s', (source, titles) => {
  expect(titlesOf(source)).toEqual(titles)
})

it.each([
  ["it('HOME-001 greets', () => {})", ['HOME-001']],
  ["const id = 'HOME-004'; it('HOME-001 greets', () => {})", ['HOME-001']],
  ['it(`HOME-002 as ${who}`, () => {})', ['HOME-002']],
  ["for (const [id] of [['HOME-003', 422]]) test(`${id} is told`, () => {})", ['HOME-003']],
  ["it.each([['HOME-004 HOME-005', 422]])('%s is told', () => {})", ['HOME-004', 'HOME-005']],
  ["it.each([{ id: 'HOME-006', text: 'not HOME-007' }])('$id is told', () => {})", ['HOME-006']],
])('idsOf finds the requirement ids in %s', (source, ids) => {
  expect(idsOf(source)).toEqual(ids)
})

it.each([
  ['e2e/card.spec.ts', 'e2e'],
  ['test/cards/tables.properties.test.ts', 'property'],
  ['test/sandbox/bill-liabilities.properties.test.ts', 'property'],
  ['test/cards/ownership.contract.test.ts', 'contract'],
  ['test/sandbox/session.test.ts', 'contract'],
  ['test/conformance/provider-cards.test.ts', 'contract'],
  ['test/conformance/wrong-cards.test.ts', 'unit'],
  ['test/kit/fields.test.tsx', 'unit'],
])('kindOf classifies %s as a test of the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind)
})

it.each([
  ['test/cards/tables.test.ts', true],
  ['test/tools/new-slice.nightly.test.ts', false],
  ['test/requirements/requirements.test.ts', false],
])('for the file %s, isEvidence returns %s', (file, expected) => {
  expect(isEvidence(file)).toBe(expected)
})

it('a test proves a requirement if and only if the test is of the required kind or of a stronger kind', () => {
  const kinds = ['unit', 'property', 'contract', 'e2e'] as const
  const table = kinds.map((wanted) => {
    const one = new Map([['HOME-001', { id: 'HOME-001', kind: wanted, text: '' }]])
    return kinds.filter((kind) => provenIds(one, [{ id: 'HOME-001', file: '', kind }]).has('HOME-001'))
  })
  expect(table).toEqual([kinds, ['property'], ['contract', 'e2e'], ['e2e']])
})
