import type { PaletteRow, PaletteView } from '@paydeck/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { isComposing } from '../../kit/composing.ts'
import { neighbourIn } from '../../kit/list-keys.ts'

/** Number of rows that the Page keys move. */
const pageRows = 5

const pages: Readonly<Record<string, number>> = { PageUp: -pageRows, PageDown: pageRows }

/** Returns the index of the row that a key moves to; null if the key moves to no row. */
const rowAfter = (key: string, at: number, length: number): number | null => {
  const page = pages[key]
  return page === undefined ? neighbourIn(key, at, length) : Math.min(Math.max(at + page, 0), length - 1)
}

/**
 * Highlighted row of the palette, and the keys that move and choose it. The first row is highlighted until the user moves to
 * another one.
 */
export const useResults = ({ groups }: PaletteView, list: string, run: (id: string) => void, close: () => void) => {
  const [active, setActive] = useState<string | null>(null)
  const rows: ReadonlyArray<PaletteRow> = groups.flatMap((group) => group.rows)
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  )
  const activeId = rows[at] === undefined ? undefined : `${list}-${at}`
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const next = rowAfter(event.key, at, rows.length)
    const row = rows[at]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && row !== undefined) run(row.id)
    else if (next !== null) setActive(rows[next]?.id ?? null)
    else return
    event.preventDefault()
  }
  return { at, activeId, point: setActive, onKeyDown }
}
