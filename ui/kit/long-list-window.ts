import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { fromTop } from './list-rows.ts'

/** Rows in the document, and their positions. */
export interface Shown {
  /** Of the whole list, in CSS pixels; null: as high as its rows. */
  readonly height: number | null
  /** `start` is in CSS pixels below its top; null: one below the other. */
  readonly rows: ReadonlyArray<{ readonly index: number; readonly start: number | null }>
  /** Is given the element of each row, which tells its index, when it comes and when it goes. */
  readonly measure: (row: HTMLLIElement | null) => void
}

export interface LongListWindowProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly count: number
  readonly keyAt: (index: number) => string | number
  readonly estimate: number
  /** Hears of it before it is painted; null: it is over. */
  readonly onShown: (shown: Shown | null) => void
}

/** Rows beyond the window on both sides: as many as a quick scroll uncovers between two paintings. */
const overscan = 6

const indexOf = (row: Element | null | undefined): number => Number(row?.getAttribute('data-index') ?? Number.NaN)

/** Returns the heights of the rows in the document, so that nothing moves when most of them are removed. */
const measured = (list: HTMLUListElement | null, { count, keyAt }: LongListWindowProps): Array<VirtualItem> => {
  let end = 0
  return [...(list?.children ?? [])].slice(0, count).map((row, index) => {
    const size = row.getBoundingClientRect().height
    const start = end
    end += size
    return { index, key: keyAt(index), start, size, end, lane: 0 }
  })
}

/** Returns the median height of measured rows, as the estimate for the others. */
const middleOf = (rows: ReadonlyArray<VirtualItem>, estimate: number): number =>
  rows.map(({ size }) => size).toSorted((one, other) => one - other)[Math.floor(rows.length / 2)] ?? estimate

/** Returns the top of the list on the page, which changes with the content above it. */
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

/** True while the page is printed, in time to render all rows. An open receipt is printed without the list. */
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
 * Decides which rows of a long list are in the document. Renders nothing itself, so that the remaining rows do not render
 * again.
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
    // Without it, it would begin with no rows at all.
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
