import { expect, it } from 'vitest'
import { areaOf, left, readEvidence, readStatements, summary, titlesOf } from './evidence.ts'

const statements = readStatements()

it('reads every statement of the requirement files', () => {
  expect(statements.size).toBe(1317)
})

it('finds no test that names an unknown requirement', () => {
  expect(readEvidence().filter(({ id }) => !statements.has(id))).toEqual([])
})

it('proves every statement of the finished areas, but for those left with a reason', () => {
  const unproven = summary().flatMap(({ isFinished, missing }) => (isFinished ? missing : []))
  expect(unproven).toEqual([])
})

it('leaves only statements that exist, that no test proves, and with a reason', () => {
  const proven = new Set(readEvidence().map(({ id }) => id))
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
])('reads the titles of %s', (source, titles) => {
  expect(titlesOf(source)).toEqual(titles)
})
