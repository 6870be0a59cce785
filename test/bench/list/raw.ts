// Reference page that shows the rows with plain DOM code. A fixed number of elements always show the rows near the window,
// also while the page scrolls. The row height is known, so the page measures nothing.
import './raw.css'
import { offer, type ListRow, rows } from './rows.ts'

/** Row height in CSS pixels at the window width that the bench uses. */
const height = 68
/** Number of rows that are rendered beyond the top and beyond the bottom of the window. */
const spare = 6

const markup =
  '<div class="row"><span class="tile"><span class="icon"></span></span><div class="main"><div class="words">' +
  '<div class="wrapping"><a class="title"></a><span class="amount"></span></div>' +
  '<div class="wrapping"><span class="note"></span><span class="detail"></span></div></div></div></div>'

interface Line {
  readonly fill: (index: number) => void
}

const makeLine = (list: HTMLUListElement): Line => {
  const item = document.createElement('li')
  item.innerHTML = markup
  const part = (name: string): Element => item.getElementsByClassName(name)[0] ?? item
  const [icon, title, amount, note, detail] = ['icon', 'title', 'amount', 'note', 'detail'].map(part)
  const link = item.querySelector('a')
  list.append(item)
  const fill = (index: number): void => {
    const row = rows[index]
    if (row === undefined || icon === undefined || title === undefined) return
    icon.textContent = row.title.slice(0, 2)
    title.textContent = row.title
    title.setAttribute('title', row.title)
    link?.setAttribute('href', `/card/1?transaction=${row.id}`)
    if (amount !== undefined) amount.textContent = row.amount
    if (note !== undefined) note.textContent = row.note
    if (detail !== undefined) detail.textContent = row.detail
    item.setAttribute('aria-posinset', `${index + 1}`)
    item.setAttribute('aria-setsize', `${rows.length}`)
    item.style.transform = `translateY(${index * height}px)`
  }
  return { fill }
}

const makeList = (root: HTMLElement, shown: ReadonlyArray<ListRow>): (() => void) => {
  const list = document.createElement('ul')
  list.style.blockSize = `${shown.length * height}px`
  root.append(list)
  const count = Math.min(shown.length, Math.ceil(window.innerHeight / height) + 2 * spare)
  const lines = Array.from({ length: count }, () => makeLine(list))
  // Index of the row that each element shows. An element shows the same row as long as the row is near the window.
  const rowOfElement = Array.from({ length: count }, () => -1)
  const show = (): void => {
    const first = Math.max(
      0,
      Math.min(shown.length - count, Math.floor((window.scrollY - list.offsetTop) / height) - spare),
    )
    for (let index = first; index < first + count; index += 1) {
      const slot = index % count
      if (rowOfElement[slot] === index) continue
      rowOfElement[slot] = index
      lines[slot]?.fill(index)
    }
  }
  show()
  window.addEventListener('scroll', show, { passive: true })
  return () => {
    window.removeEventListener('scroll', show)
    list.remove()
  }
}

const root = document.getElementById('root')
if (root !== null) {
  let remove = (): void => undefined
  offer((shown) => {
    remove()
    remove = shown.length > 0 ? makeList(root, shown) : () => undefined
  })
}
