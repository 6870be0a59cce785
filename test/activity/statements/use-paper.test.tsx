import type { StatementPaper, StatementsPage } from '@paydeck/core'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePaper } from '../../../ui/activity/statements/use-paper.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens the hook over a page whose papers have their period and a number as heading. */
const begin = () => {
  let count = 0
  let toPrint: string | null = null
  const printed: Array<string | null> = []
  const page = {
    get: () => ({ year: 2026, toPrint }),
    paperOf: (period: string) => ({ heading: `${period}, ${(count += 1)}` }) as StatementPaper,
    endPdf: () => {
      toPrint = null
    },
  } as unknown as StatementsPage
  const Paper = ({ period }: { readonly period: string | null }) => <p>{usePaper(page, period)?.heading}</p>
  const { container, rerender } = render(<Paper period={null} />)
  const shown = (): string | null => container.textContent
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'))
    printed.push(shown())
  })
  return {
    printed,
    shown,
    print: (period: string) => {
      toPrint = period
      rerender(<Paper period={period} />)
      rerender(<Paper period={toPrint} />)
    },
    fire: (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name))),
  }
}

it('STMT-005 each print shows the present statement of its period, also if the browser never reports the end of a print', () => {
  const { print, printed } = begin()
  print('2026-10')
  print('2026-09')
  print('2026-09')
  expect(printed).toEqual(['2026-10, 1', '2026-09, 2', '2026-09, 3'])
})

it('STMT-005 a print by the menu of the browser shows the year, also after the print of a month', () => {
  const { print, fire, shown } = begin()
  print('2026-10')
  fire('beforeprint')
  expect(shown()).toBe('2026, 2')
  fire('afterprint')
  expect(shown()).toBe('')
})

it('STMT-005 the statement stays in the document until the browser has printed it', () => {
  const { print, fire, shown } = begin()
  print('2026-10')
  expect(shown()).toBe('2026-10, 1')
  fire('afterprint')
  expect(shown()).toBe('')
})
