import { css } from '@emotion/react'
import { memo, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { lazy } from './lazy.tsx'
import { fromTop } from './list-rows.ts'
import type { Shown } from './long-list-window.ts'

/** A list with at most this many rows has all rows in the document, so that the browser's own search can find every row. */
const plainMost = 300
/** A list with at least this many rows preloads the code for long lists, which renders only a part of the rows. */
const soonLong = 100

/** Returns the number of rows that fill the window. At first, a list renders only this many rows, so that it appears sooner. */
const screenful = (rowHeight: number): number => Math.ceil(window.innerHeight / rowHeight)

const styles = {
  list: css({ position: 'relative' }),
  placed: css({ position: 'absolute', insetBlockStart: 0, insetInline: 0 }),
}

const Windowed = lazy(
  () => import('./long-list-window.ts').then(({ LongListWindow }) => LongListWindow),
  () => null,
  'rest of the list',
)

export interface LongListProps<T> {
  /** Accessible name of a list without a heading. */
  readonly label?: string | undefined
  readonly items: ReadonlyArray<T>
  /** Returns a key of the item that stays the same when other rows are added or removed. */
  readonly keyOf: (item: T) => string
  /** Renders one row. Must be the same function on each render, because a new function re-renders every row. */
  readonly render: (item: T) => ReactNode
  /** Number of rows, including rows that are not loaded yet. Null if this number is unknown. */
  readonly total: number | null
  /** Estimated height of a row in CSS pixels, used for rows that are not visible. */
  readonly estimate: number
}

type ContentProps<T> = Pick<LongListProps<T>, 'render'> & { readonly item: T }

const Content = <T,>({ item, render }: ContentProps<T>): ReactNode => render(item)

// Re-renders a row only when its own item changes, not when the row moves or other rows are added.
const KeptContent = memo(Content) as typeof Content

/**
 * List of any length that scrolls with the page. The document contains all rows of a short list. Of a long list, it contains
 * only the rows near the window, the first row, the last row and the focused row. So the keyboard reaches all rows, and
 * screen readers announce their position. The browser's own search finds only the rows in the document, so a long list needs
 * its own search. When printed, all rows are in the document.
 */
export const LongList = <T,>({ label, items, keyOf, render, total, estimate }: LongListProps<T>) => {
  const list = useRef<HTMLUListElement>(null)
  const [placed, setPlaced] = useState<Shown | null>(null)
  const isLong = items.length > plainMost
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), [])
  // Number of rows that were in the document when the list became long. These rows stay in the document until their heights
  // are measured. This number is small if thousands of rows were added at once.
  const [stood, setStood] = useState(0)
  if (!isLong && stood !== items.length) setStood(items.length)
  const shown = isLong ? placed : null
  const filling = screenful(estimate)
  const plain = isLong ? Math.max(stood, filling) : isPainted ? items.length : Math.min(items.length, filling)
  // Reserves the estimated height of all rows. Otherwise the page would become shorter, and the browser would scroll up.
  const waiting = plain < items.length ? { minBlockSize: items.length * estimate } : undefined
  const placedSize = shown === null || shown.height === null ? undefined : { blockSize: shown.height }
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    [items, keyOf],
  )
  if (items.length >= soonLong) void Windowed.preload()
  return (
    <>
      <ul
        ref={list}
        css={styles.list}
        style={shown === null ? waiting : placedSize}
        aria-label={label}
        aria-busy={!isLong && plain < items.length}
      >
        {(shown?.rows ?? fromTop(plain)).map(({ index, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={keyOf(item)}
              ref={shown?.measure}
              css={start === null ? undefined : styles.placed}
              style={start === null ? undefined : { transform: `translateY(${start}px)` }}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total ?? -1}
            >
              <KeptContent item={item} render={render} />
            </li>
          )
        })}
      </ul>
      {isLong && <Windowed list={list} count={items.length} keyAt={keyAt} estimate={estimate} onShown={setPlaced} />}
    </>
  )
}
