import { css } from '@emotion/react'
import { memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { late } from './late.tsx'
import { fromTop } from './list-rows.ts'
import type { Shown } from './long-list-window.ts'

/** Up to so many rows all of them stand in the document, where the browser's own search finds them. */
const plainMost = 300
/** From so many on the code for more is fetched, so that it is there before it is needed. */
const soonLong = 100

/** Rows that stand there until it is known which belong there, of a list that was long from the start. */
const screenful = (rowHeight: number): number => Math.ceil(window.innerHeight / rowHeight)

const styles = {
  list: css({ position: 'relative' }),
  placed: css({ position: 'absolute', insetBlockStart: 0, insetInline: 0 }),
}

const Windowed = late(
  () => import('./long-list-window.ts').then(({ LongListWindow }) => LongListWindow),
  () => null,
  'rest of the list',
)

export interface LongListProps<T> {
  /** What the list is called, where no heading names it. */
  readonly label?: string | undefined
  readonly items: ReadonlyArray<T>
  /** The same for the same row, whatever comes before it. */
  readonly keyOf: (item: T) => string
  /** One row; kept between renderings, or every row is rendered again. */
  readonly render: (item: T) => ReactNode
  /** How many rows there are with those that have not been loaded; null: not known. */
  readonly total: number | null
  /** How high a row is about, in CSS pixels; each is measured once it is shown. */
  readonly estimate: number
}

type ContentProps<T> = Pick<LongListProps<T>, 'render'> & { readonly item: T }

const Content = <T,>({ item, render }: ContentProps<T>): ReactNode => render(item)

// Rendered again when the row has changed, and not when it is moved or others come.
const KeptContent = memo(Content) as typeof Content

/**
 * A list of any length in the page's own scrolling. Short ones stand in the document as they are; of long ones only the
 * rows around the window do, the first, the last, and the one with the focus, so that keys reach all of them and a
 * screen reader is told which of how many each is. The browser's search finds only what stands there: a long list
 * needs a search of its own beside it. On paper all of them are.
 */
export const LongList = <T,>({ label, items, keyOf, render, total, estimate }: LongListProps<T>) => {
  const list = useRef<HTMLUListElement>(null)
  const [placed, setPlaced] = useState<Shown | null>(null)
  const isLong = items.length > plainMost
  // Those stand there already, and are measured before most of them leave; of others a list may bring thousands at once.
  const [stood, setStood] = useState(0)
  if (!isLong && stood !== items.length) setStood(items.length)
  const shown = isLong ? placed : null
  const plain = isLong ? Math.max(stood, screenful(estimate)) : items.length
  // At least, or the page would be shorter for a moment where rows are higher than that, and its reader higher up.
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
      <ul ref={list} css={styles.list} style={shown === null ? waiting : placedSize} aria-label={label}>
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
