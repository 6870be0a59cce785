import 'reflect-metadata/lite'
import { fakeClock } from '@paydeck/core/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Container } from 'inversify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LostPart } from '../../ui/app/Failures.tsx'
import { followTyping } from '../../ui/app/lost-code.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port } from '../../ui/di/tokens.ts'
import { textStorage } from '../slice-bench/index.ts'

const file = 'https://app.example/id/assets/payments-old.js'
const reason = new TypeError(`Failed to fetch dynamically imported module: ${file}`)

const storage = textStorage()
const reload = vi.fn()
const retry = vi.fn()
const fetched = vi.fn<(address: string) => Promise<Response>>()

const answer = (status: number, type: string) =>
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status, headers: { 'content-type': type } })))

const setBuild = (build: string): void => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.dataset['app'] = build
  document.head.replaceChildren(script)
}

beforeEach(() => {
  setBuild('/id/assets/index-old.js')
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  storage.kept.clear()
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const renderLostPart = (why: unknown = reason) => {
  const container = new Container()
  container.bind<unknown>(port('clock')).toConstantValue(fakeClock())
  container.bind<unknown>(port('sessionStorage')).toConstantValue(storage)
  return render(
    <ContainerProvider container={container}>
      <input aria-label="Note" />
      <LostPart what="form" onAgain={retry} reason={why} />
    </ContainerProvider>,
  )
}

it.each([
  ['no response', () => fetched.mockRejectedValue(new TypeError('offline')), /Check your connection, then try again/],
  ['a server error', () => answer(503, 'text/html'), /The server couldn't answer/],
  ['the file', () => answer(200, 'text/javascript'), /Check your connection, then try again/],
])(
  'if a request for a missing code file returns %s, the page does not reload, and shows the button "Try Again"',
  async (_, prepare, text) => {
    prepare()
    renderLostPart()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(fetched.mock.calls[0]?.[0]).toBe(file)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  },
)

it.each([
  ['no file', 404, 'text/plain'],
  ['the document in place of the file', 200, 'text/html'],
])(
  'if a request for a missing code file returns %s, the page reloads, but only once for each build',
  async (_, status, type) => {
    answer(status, type)
    const first = renderLostPart()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    first.unmount()
    const second = renderLostPart()
    expect(await screen.findByText(/Wait a minute, then reload/)).toBeTruthy()
    expect(reload).toHaveBeenCalledOnce()
    second.unmount()
    setBuild('/id/assets/index-new.js')
    const third = renderLostPart()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
    third.unmount()
    setBuild('/id/assets/index-old.js')
    renderLostPart()
    expect(await screen.findByText(/Wait a minute, then reload/)).toBeTruthy()
    expect(reload).toHaveBeenCalledTimes(2)
  },
)

it('if code is missing, the page reloads immediately, or asks the user first if the user has typed text', async () => {
  answer(404, 'text/plain')
  const stop = followTyping()
  const before = renderLostPart(null)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  before.unmount()
  storage.kept.clear()
  fetched.mockImplementation(() => new Promise(() => undefined))
  const { rerender: _, unmount } = renderLostPart()
  await userEvent.type(screen.getByLabelText('Note'), 'Rent for May')
  answer(404, 'text/plain')
  const container = new Container()
  container.bind<unknown>(port('sessionStorage')).toConstantValue(storage)
  render(
    <ContainerProvider container={container}>
      <LostPart what="form" onAgain={retry} reason={reason} />
    </ContainerProvider>,
  )
  expect(await screen.findByText(/A new version is ready\. Reload\?/)).toBeTruthy()
  expect(reload).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(2)
  unmount()
  stop()
})

it('if the import error names no file, the app checks whether the main script still exists on the server', async () => {
  answer(503, 'text/html')
  renderLostPart(new TypeError('Importing a module script failed.'))
  expect(await screen.findByText(/The server couldn't answer/)).toBeTruthy()
  expect(fetched.mock.calls[0]?.[0]).toBe('/id/assets/index-old.js')
})

it('if a style sheet fails to load, the app checks whether the style sheet still exists on the server', async () => {
  answer(503, 'text/html')
  renderLostPart(new Error('Unable to preload CSS for https://app.example/id/assets/list-old.css'))
  expect(await screen.findByText(/The server couldn't answer/)).toBeTruthy()
  expect(fetched.mock.calls[0]?.[0]).toBe('https://app.example/id/assets/list-old.css')
})
