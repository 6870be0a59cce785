import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { exhibits } from '../../ui/gallery/exhibits.ts'
import { Gallery } from '../../ui/gallery/Gallery.tsx'
import { addressOf, viewOf } from '../../ui/gallery/view.ts'
import { filesIn, textOf } from '../architecture/files.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../ui/kit/**/*.tsx', { eager: true })

/** Every component that a file of the kit exports, by its name. */
const parts = Object.values(files)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')

const shown = Object.values(exhibits).flat()

const wide = { appearance: 'light', width: 'wide', bare: true } as const
const nothing = (): void => undefined

describe('gallery of UI components', () => {
  it.each(parts)('the gallery shows the kit’s component %s under its exported name', (name, part) => {
    expect(parts.length).toBeGreaterThan(30)
    expect(shown.filter((one) => one.part === part).map((one) => one.name)).toEqual([name])
  })

  it('the gallery shows every component of the kit in at least one state, and no other component', () => {
    expect(shown.filter(({ states }) => states.length === 0).map(({ name }) => name)).toEqual([])
    expect(shown.map(({ name }) => name).sort()).toEqual(parts.map(([name]) => name).sort())
  })

  it('the gallery shows each component in each of its named states', () => {
    render(<Gallery first={wide} onView={nothing} />)
    for (const { name, states } of shown) {
      const section = within(screen.getByRole('region', { name }))
      for (const [state] of states) expect(section.getByRole('figure', { name: `${name}: ${state}` })).toBeTruthy()
    }
  })

  it('a field in the gallery accepts text, a switch can be turned on, and a link opens no other page', async () => {
    render(<Gallery first={wide} onView={nothing} />)
    const filled = within(screen.getByRole('figure', { name: 'Field: filled' })).getByRole('textbox')
    await userEvent.type(filled, ' Augusta')
    expect(filled).toHaveProperty('value', 'Ada Augusta')
    const off = within(screen.getByRole('figure', { name: 'Switch: off' })).getByRole('switch')
    await userEvent.click(off)
    expect(off.getAttribute('aria-checked')).toBe('true')
    const before = location.href
    await userEvent.click(within(screen.getByRole('figure', { name: 'TextLink: inside' })).getByRole('link'))
    expect(location.href).toBe(before)
  })

  it('the gallery passes the selected appearance to `onView`, and marks this appearance as selected', async () => {
    const onView = vi.fn()
    render(<Gallery first={{ ...wide, bare: false }} onView={onView} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(onView).toHaveBeenLastCalledWith({ appearance: 'dark', width: 'wide', bare: false })
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true)
  })

  it('the gallery shows the view for phones inside a frame, so that its viewport has the width of a phone', () => {
    const view = { appearance: 'dark', width: 'phone', bare: false } as const
    // The test renders static markup, because a document would also load the page inside the frame.
    const page = renderToStaticMarkup(<Gallery first={view} onView={nothing} />)
    const address = addressOf({ ...view, bare: true })
    expect(page).toContain(`src="${address.replaceAll('&', '&amp;')}"`)
    expect(page).not.toContain('<figure')
    expect([viewOf(address), viewOf('')]).toEqual([
      { ...view, bare: true },
      { ...wide, bare: false },
    ])
  })

  it('no file of the product imports the gallery', () => {
    const product = [...filesIn('ui', /\.(tsx?|html)$/), ...filesIn('adapters', /\.ts$/)].filter(
      (path) => !path.startsWith('ui/gallery/'),
    )
    expect(product.filter((path) => /['"][^'"]*\/gallery\//.test(textOf(path)))).toEqual([])
  })
})
