import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { fromTop } from './list-rows.ts'

/** Rows in the document, and their positions. */
export interface Shown {
  /** Height of the whole list in CSS pixels. Null if the rows are in normal flow. */
  readonly height: number | null
  /** `start` is the distance from the top of the list in CSS pixels. Null if the row is in normal flow. */
  readonly rows: ReadonlyArray<{ readonly index: number; readonly start: number | null }>
  /** Ref callback for the element of each row, which has the attribute `data-index`. Called on mount and unmount. */
  readonly measure: (row: HTMLLIElement | null) => void
}

export interface LongListWindowProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly count: number
  readonly keyAt: (index: number) => string | number
  readonly estimate: number
  /** Called before the paint with the rows to render. Null when the list is no longer virtualised. */
  readonly onShown: (shown: Shown | null) => void
}

/**
 * Number of rows to render beyond the window on both sides. A quick scroll reveals about as many rows between two paints.
 */
const overscan = 6

const indexOf = (row: Element | null | undefined): number => Number(row?.getAttribute('data-index') ?? Number.NaN)

/** Returns the heights of the rows in the document, so that nothing shifts when most of them are removed. */
const measured = (list: HTMLUListElement | null, { count, keyAt }: LongListWindowProps): Array<VirtualItem> => {
  let end = 0
  return [...(list?.children ?? [])].slice(0, count).map((row, index) => {
    const size = row.getBoundingClientRect().height
    const start = end
    end += size
    return { index, key: keyAt(index), start, size, end, lane: 0 }
  })
}

/** Returns the median height of measured rows, which is the estimate for the other rows. */
const middleOf = (rows: ReadonlyArray<VirtualItem>, estimate: number): number =>
  rows.map(({ size }) => size).toSorted((one, other) => one - other)[Math.floor(rows.length / 2)] ?? estimate

/** Returns the position of the list on the page. It changes with the content above the list. */
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
 * True while the page is being printed. Becomes true before printing starts, so that all rows are printed. If a receipt is
 * open, only the receipt is printed, without the list.
 */
const useIsPrinted = (): boolean => {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const begin = (): void => {
      if (document.querySelector('[data-receipt]') === null) flushSync(() => setIsPrinted(true))
    }
    const end = (): void => setIsPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}

/**
 * Determines which rows of a long list are in the document. Renders nothing itself, so that the remaining rows do not
 * re-render.
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
