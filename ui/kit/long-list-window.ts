import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { fromTop } from './list-rows.ts'
import { usePrintEvents } from './use-print-events.ts'

/** Rows in the document, and their positions. */
export interface Shown {
  /** Height of the whole list in CSS pixels. Null if the rows are laid out normally, without fixed positions. */
  readonly height: number | null
  /**
   * Rows in the document. `start` is the distance from the top of the list in CSS pixels, or null if the row is laid out
   * normally.
   */
  readonly rows: ReadonlyArray<{ readonly index: number; readonly start: number | null }>
  /** Ref callback for the element of each row, which has the attribute `data-index`. Called on mount and unmount. */
  readonly measure: (row: HTMLLIElement | null) => void
}

export interface LongListWindowProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly count: number
  readonly keyAt: (index: number) => string | number
  readonly estimate: number
  /** Called before each paint with the rows to render. Called with null when the list should render all rows again. */
  readonly onShown: (shown: Shown | null) => void
}

/**
 * Number of additional rows to render above the visible rows and below them. Quick scrolling reveals about this many rows
 * between two paints.
 */
const overscan = 6

const indexOf = (row: Element | null | undefined): number => Number(row?.getAttribute('data-index') ?? Number.NaN)

/** Measures the rows that are in the document, so that nothing shifts when most of them are removed from the document. */
const measured = (list: HTMLUListElement | null, { count, keyAt }: LongListWindowProps): Array<VirtualItem> => {
  let end = 0
  return [...(list?.children ?? [])].slice(0, count).map((row, index) => {
    const size = row.getBoundingClientRect().height
    const start = end
    end += size
    return { index, key: keyAt(index), start, size, end, lane: 0 }
  })
}

/** Returns the median height of the measured rows. It serves as the estimate for all other rows. */
const middleOf = (rows: ReadonlyArray<VirtualItem>, estimate: number): number =>
  rows.map(({ size }) => size).toSorted((one, other) => one - other)[Math.floor(rows.length / 2)] ?? estimate

/**
 * Returns the distance of the list from the top of the page, in CSS pixels. It changes when the content above the list
 * changes.
 */
const useTopOf = (list: RefObject<HTMLUListElement | null>): number => {
  const read = () => Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  const [top, setTop] = useState(read)
  useLayoutEffect(() => setTop(read()))
  useEffect(() => {
    const observer = new ResizeObserver(() => setTop(read()))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

const noMeasure = (): void => undefined

/**
 * True while the page is being printed with all its rows. Stays false while a receipt is open, because then only the receipt
 * is printed. Becomes true before the browser starts to print.
 */
const useIsPrinted = (): boolean => {
  const [isPrinted, setIsPrinted] = useState(false)
  usePrintEvents(
    useCallback(() => setIsPrinted(document.querySelector('[data-receipt]') === null), []),
    useCallback(() => setIsPrinted(false), []),
  )
  return isPrinted
}

/**
 * Determines which rows of a long list are in the document. Renders nothing. This is a separate component, so that scrolling
 * re-renders no row that stays in the document.
 */
export const LongListWindow = (props: LongListWindowProps): null => {
  const { list, count, keyAt, estimate, onShown } = props
  const top = useTopOf(list)
  const [initialMeasurementsCache] = useState(() => measured(list.current, props))
  const [likely] = useState(() => middleOf(initialMeasurementsCache, estimate))
  const [focused, setFocused] = useState(Number.NaN)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set([0, range.count - 1, ...defaultRangeExtractor(range)])
      if (focused < range.count) indexes.add(focused)
      return [...indexes].toSorted((one, other) => one - other)
    },
    [focused],
  )
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count,
    getItemKey: keyAt,
    estimateSize: () => likely,
    scrollMargin: top,
    // Without an initial size, the virtualiser would start with no rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan,
    rangeExtractor,
    initialMeasurementsCache,
  })
  const items = virtual.getVirtualItems()
  const height = virtual.getTotalSize()
  const isPrinted = useIsPrinted()
  useLayoutEffect(() => {
    if (isPrinted) return onShown({ height: null, rows: fromTop(count), measure: noMeasure })
    onShown({
      height,
      rows: items.map(({ index, start }) => ({ index, start: start - top })),
      measure: virtual.measureElement,
    })
  }, [onShown, isPrinted, count, items, height, top, virtual])
  useLayoutEffect(() => () => onShown(null), [onShown])
  useEffect(() => {
    const element = list.current
    const look = (): void => setFocused(indexOf(document.activeElement?.closest('[data-index]')))
    const forget = (): void => setFocused(Number.NaN)
    look()
    element?.addEventListener('focusin', look)
    element?.addEventListener('focusout', forget)
    return () => {
      element?.removeEventListener('focusin', look)
      element?.removeEventListener('focusout', forget)
    }
  }, [list])
  return null
}
