import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LongList } from '../../ui/kit/LongList.tsx'

interface Named {
  readonly id: string
}

/** Observer that never reports a size, since happy-dom has no layout. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives every row the height that the list estimates. */
const standIn = (): void => {
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(68)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 68))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const named = (count: number): ReadonlyArray<Named> =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
const keyOf = ({ id }: Named): string => id
const drawn = ({ id }: Named) => <span>{id}</span>

const listOf = (items: ReadonlyArray<Named>, total: number | null, row = drawn) => (
  <LongList label="Rows" items={items} keyOf={keyOf} render={row} total={total} estimate={68} />
)

const positions = (): ReadonlyArray<readonly [string | null, string | null, string | null]> =>
  screen
    .getAllByRole('listitem')
    .map((row) => [row.textContent, row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')] as const)

it('a short list renders every row in order, each with its position and the total number of rows', () => {
  const { rerender } = render(listOf(named(3), 3))
  expect(screen.getByRole('list', { name: 'Rows' })).toBeTruthy()
  expect(positions()).toEqual([
    ['r0', '1', '3'],
    ['r1', '2', '3'],
    ['r2', '3', '3'],
  ])
  // The total is unknown while more pages follow.
  rerender(listOf([{ id: 'new' }, ...named(2)], null))
  expect(positions()).toEqual([
    ['new', '1', '-1'],
    ['r0', '2', '-1'],
    ['r1', '3', '-1'],
  ])
})

it('a list first renders the rows that fill the window, and reserves the height of the others', async () => {
  vi.stubGlobal('innerHeight', 680)
  render(listOf(named(40), 40))
  const list = screen.getByRole('list', { name: 'Rows' })
  expect(positions().map(([text]) => text)).toEqual(named(10).map(keyOf))
  expect([list.style.minBlockSize, list.getAttribute('aria-busy')]).toEqual(['2720px', 'true'])
  await vi.waitFor(() => expect(list.childElementCount).toBe(40))
  expect([list.style.minBlockSize, list.getAttribute('aria-busy')]).toEqual(['', 'false'])
})

it('a list of 300 rows has all rows in the document, so that the browser’s search finds them', async () => {
  render(listOf(named(300), 300))
  await vi.waitFor(() => expect(positions().map(([text]) => text)).toEqual(named(300).map(keyOf)))
})

it('when rows are added, the existing rows do not render again', async () => {
  const row = vi.fn(drawn)
  const first = named(100)
  const { rerender } = render(listOf(first, null, row))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(100))
  expect(row).toHaveBeenCalledTimes(100)
  rerender(listOf([...first, { id: 'more' }], null, row))
  expect(row).toHaveBeenCalledTimes(101)
})

it('if a list of 10,000 rows replaces a short list, the new list renders fewer than 60 rows', async () => {
  standIn()
  const row = vi.fn(drawn)
  const { rerender, unmount } = render(listOf([{ id: 'other' }], 1, row))
  rerender(listOf(named(10_000), 10_000, row))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('r9999'))
  expect(row.mock.calls.length).toBeLessThan(60)
  unmount()
})

it('P9 a growing list does not become shorter while it measures its rows', async () => {
  standIn()
  const { rerender, unmount } = render(listOf(named(290), null))
  const list = screen.getByRole('list', { name: 'Rows' })
  // Reading a position forces a layout. If the page were shorter at that moment, the browser would change the scroll
  // position.
  const laidOut: Array<string> = []
  vi.spyOn(list, 'getBoundingClientRect').mockImplementation(() => {
    const { blockSize, minBlockSize } = list.style
    laidOut.push(`${list.childElementCount} rows: ${blockSize || 'any'}, from ${minBlockSize || 'none'}`)
    return new DOMRect(0, 0, 300, 68)
  })
  rerender(listOf(named(310), null))
  await vi.waitFor(() => expect(list.childElementCount).toBeLessThan(60))
  expect(laidOut).toContain('290 rows: any, from 21080px')
  expect(laidOut.filter((one) => /^290 rows: \d/.test(one))).toEqual([])
  expect([list.style.blockSize, list.style.minBlockSize]).toEqual(['21080px', ''])
  unmount()
})

it.each(['that grew', 'that was long from the start'])(
  'a long list %s renders all its rows for printing; after the printing, it renders only the visible rows',
  async (kind) => {
    standIn()
    const { rerender, unmount } = render(listOf(named(kind === 'that grew' ? 300 : 400), null))
    rerender(listOf(named(400), 400))
    const rows = () => screen.getAllByRole('listitem')
    const list = screen.getByRole('list', { name: 'Rows' })
    await vi.waitFor(() => expect(rows().length).toBeLessThan(60))
    // The rows must be in the document when all `beforeprint` listeners have run.
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(rows().map(({ textContent }) => textContent)).toEqual(named(400).map(keyOf))
    expect([list.style.blockSize, ...new Set(rows().map(({ style }) => style.transform))]).toEqual(['', ''])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(rows().length).toBeLessThan(60)
    expect(rows().at(-1)?.style.transform).toMatch(/^translateY/)
    unmount()
  },
)

it('if a receipt covers a long list, printing the page renders no further rows of the list', async () => {
  standIn()
  const row = vi.fn(drawn)
  render(
    <>
      {listOf(named(400), 400, row)}
      <article data-receipt="" />
    </>,
  )
  await vi.waitFor(() => expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('r399'))
  const before = screen.getAllByRole('listitem').length
  row.mockClear()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect([screen.getAllByRole('listitem').length, row.mock.calls.length]).toEqual([before, 0])
})
