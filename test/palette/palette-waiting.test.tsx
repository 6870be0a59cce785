import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { PaletteButton } from '../../ui/app/palette/PaletteButton.tsx'
import { openOverlays } from '../../ui/app/use-back-closes.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../ui/di/lazy-bindings.ts'
import { makeApp } from '../app/real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const lazyPortModules = await lazyPorts(lazySlices)

/** Renders the button. The palette loads when the test calls `load`. `press` presses the keys that open the palette. */
const renderButton = () => {
  const app = makeApp(lazyPortModules)
  const { promise, resolve } = Promise.withResolvers<void>()
  app.rebind<unknown>(lazyBindingsToken).toConstantValue(() => promise.then(() => []))
  let presses = 0
  const shown = () => (
    <ContainerProvider container={app}>
      <PaletteButton presses={presses} />
    </ContainerProvider>
  )
  const { rerender } = render(shown())
  const press = (): void => {
    presses += 1
    rerender(shown())
  }
  return { press, load: resolve }
}

const waiting = () => document.querySelector('[data-part="palette-waiting"]')
const field = () => screen.findByRole<HTMLInputElement>('combobox')
const type = (...keys: ReadonlyArray<string>): void => keys.forEach((key) => fireEvent.keyDown(document.body, { key }))

it('CMD-002 letters that are typed before the code has loaded are in the field once the palette opens', async () => {
  const { press, load } = renderButton()
  press()
  type('l', 'o', 'x', 'Backspace', 'Shift', 'c', 'k')
  expect(waiting()?.textContent).toContain('lock')
  load()
  expect((await field()).value).toBe('lock')
  expect(await field()).toBe(document.activeElement)
})

it('CMD-002 a letter that AltGr types is kept; a shortcut is not', async () => {
  const { press, load } = renderButton()
  press()
  const altGr = new KeyboardEvent('keydown', { key: '@', ctrlKey: true, altKey: true, bubbles: true })
  vi.spyOn(altGr, 'getModifierState').mockReturnValue(true)
  fireEvent(document.body, altGr)
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true })
  load()
  expect((await field()).value).toBe('@')
})

it.each([
  ['Escape', () => type('Escape')],
  ['a click', () => fireEvent.click(waiting() ?? document.body)],
])(
  'CMD-001 CMD-002 after %s before the code has loaded, the keys open the palette again, without text',
  async (_, close) => {
    const { press, load } = renderButton()
    press()
    type('a')
    close()
    expect(waiting()).toBeNull()
    press()
    expect(waiting()).not.toBeNull()
    type('b')
    load()
    expect((await field()).value).toBe('b')
  },
)

it('CMD-001 Back closes the palette, before and after its code has loaded', async () => {
  const { press, load } = renderButton()
  const goBack = (): void => act(() => openOverlays.get().at(-1)?.())
  expect(openOverlays.get()).toEqual([])
  press()
  goBack()
  expect([waiting(), openOverlays.get()]).toEqual([null, []])
  press()
  load()
  await field()
  expect(openOverlays.get()).toHaveLength(1)
  goBack()
  expect([screen.queryByRole('combobox'), openOverlays.get()]).toEqual([null, []])
})

it('CMD-001 a palette that was closed before its code has loaded stays closed', async () => {
  const { press, load } = renderButton()
  press()
  type('a', 'Escape')
  load()
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  expect(screen.queryByRole('combobox')).toBeNull()
  press()
  expect((await field()).value).toBe('')
})
