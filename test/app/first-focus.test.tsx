import { makeStores, type ModalName, type ModalView } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { ModalHost } from '../../ui/app/ModalHost.tsx'
import type { ModalRegistry } from '../../ui/di/modal-registry.ts'
import { useLive } from '../../ui/di/use-live.ts'
import { AsyncButton } from '../../ui/kit/AsyncButton.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Field } from '../../ui/kit/Field.tsx'

const Text = ({ label, value = 'Ada' }: { readonly label: string; readonly value?: string }) => {
  const [typed, type] = useState(value)
  return <Field label={label} value={typed} onChange={type} />
}

const view = (name: ModalName): ModalView<ModalName> => ({
  name,
  request: { name },
  text: null,
  isFullScreen: false,
  backdropCloses: true,
  maxWidth: 620,
})

/** A dialog under a name, with what it shows at first and a way to put something else there. */
const opened = (first: ReactNode, name: ModalName = 'update-name') => {
  const content = makeStores().make(first)
  const Content = () => useLive(content)
  const registry = new Proxy({} as ModalRegistry, { get: () => ({ content: Content }) })
  const host = (shown: ModalName | null) => (
    <ModalHost modal={shown === null ? null : view(shown)} registry={registry} onClose={() => undefined} />
  )
  const { rerender } = render(host(name))
  return {
    put: (next: ReactNode) => act(async () => content.update(() => next)),
    show: (next: ModalName | null) => rerender(host(next)),
  }
}

const focused = (): string | null =>
  document.activeElement?.getAttribute('aria-label') ??
  (document.activeElement instanceof HTMLInputElement ? document.activeElement.labels?.[0]?.textContent : null) ??
  document.activeElement?.textContent ??
  null

const selected = (label: string): string => {
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>(label)
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

const names = (
  <>
    <input type="text" hidden readOnly value="ada@example.com" />
    <input type="text" disabled aria-label="Off" />
    <Text label="First name" />
    <Text label="Last name" value="Lovelace" />
  </>
)

const removal = (
  <div>
    <AsyncButton kind="danger" label="Remove" state="rest" />
    <Button kind="quiet">Cancel</Button>
  </div>
)

it('SHELL-052 SHELL-088 begins in the first field that can be filled in, with its text selected', () => {
  opened(names)
  expect([focused(), selected('First name')]).toEqual(['First name', 'Ada'])
})

it('SHELL-052 SHELL-088 begins at the way back where the last step takes something away, also where there is a field', () => {
  const { show } = opened(removal)
  expect(focused()).toBe('Cancel')
  show(null)
  opened(
    <>
      <Text label="Code" />
      {removal}
    </>,
  )
  expect(focused()).toBe('Cancel')
})

it('SHELL-052 SHELL-088 begins at the heading where there is nothing else, which is no stop of the keyboard afterwards', async () => {
  opened(<Button>Got it</Button>)
  expect(focused()).toBe('Update your name')
  await userEvent.tab()
  expect(screen.getByRole('heading').hasAttribute('tabindex')).toBe(false)
})

it('SHELL-052 waits at the heading for what comes late, and begins there then', async () => {
  const { put } = opened(null)
  expect(focused()).toBe('Update your name')
  await put(<p>Loading</p>)
  expect(focused()).toBe('Update your name')
  await put(names)
  expect([focused(), selected('First name')]).toEqual(['First name', 'Ada'])
})

it('takes the focus from nobody who has gone on meanwhile, by key or by pointer', async () => {
  const { put, show } = opened(<p>Loading</p>)
  await userEvent.tab()
  expect(focused()).toBe('Close')
  await put(names)
  expect(focused()).toBe('Close')
  show(null)
  const other = opened(<p>To be marked</p>)
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByText('To be marked') })
  const before = document.activeElement
  await other.put(names)
  expect(document.activeElement).toBe(before)
})

it('begins anew in what takes the place of the button that was pressed, and not in what was there before', async () => {
  const { put } = opened(<Button>Try Again</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  const withNote = (note: string) => (
    <>
      {names}
      <p key={note}>{note}</p>
    </>
  )
  await put(withNote('Before'))
  expect(focused()).toBe('First name')
  await act(async () => screen.getByLabelText('First name').blur())
  await put(withNote('After'))
  expect(focused()).not.toBe('First name')
})

it('SHELL-052 begins each time that it is opened, and in the dialog that takes its place', () => {
  const { show } = opened(names)
  for (let time = 0; time < 2; time += 1) {
    show(null)
    expect(screen.queryByLabelText('First name')).toBeNull()
    show('update-name')
    expect([focused(), selected('First name')]).toEqual(['First name', 'Ada'])
  }
  const before = screen.getByLabelText('First name')
  show('update-password')
  expect(focused()).toBe('First name')
  expect(before.isConnected).toBe(false)
})
