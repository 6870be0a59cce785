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

/**
 * Renders a dialog with its first content. Returns two functions: one replaces the content, the other replaces the dialog.
 */
const openDialog = (first: ReactNode, name: ModalName = 'update-name') => {
  const content = makeStores().make(first)
  const Content = () => useLive(content)
  const registry = new Proxy({} as ModalRegistry, { get: () => ({ content: Content }) })
  const host = (shown: ModalName | null) => (
    <ModalHost modal={shown === null ? null : view(shown)} registry={registry} onClose={() => undefined} />
  )
  const { rerender } = render(host(name))
  return {
    setContent: (next: ReactNode) => act(async () => content.update(() => next)),
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
    <AsyncButton kind="danger" label="Remove" state="idle" />
    <Button kind="quiet">Cancel</Button>
  </div>
)

it('SHELL-052 SHELL-088 a newly opened dialog focuses its first enabled field, and selects the text in it', () => {
  openDialog(names)
  expect([focused(), selected('First name')]).toEqual(['First name', 'Ada'])
})

it('SHELL-052 SHELL-088 a new dialog with a destructive button focuses the button "Cancel", even if the dialog has a field', () => {
  const { show } = openDialog(removal)
  expect(focused()).toBe('Cancel')
  show(null)
  openDialog(
    <>
      <Text label="Code" />
      {removal}
    </>,
  )
  expect(focused()).toBe('Cancel')
})

it('SHELL-052 SHELL-088 a newly opened dialog without a field focuses its heading, which is not in the Tab order afterwards', async () => {
  openDialog(<Button>Got it</Button>)
  expect(focused()).toBe('Update your name')
  await userEvent.tab()
  expect(screen.getByRole('heading').hasAttribute('tabindex')).toBe(false)
})

it('SHELL-052 if the content of a dialog loads late, the focus moves from the heading of the dialog to its first field', async () => {
  const { setContent } = openDialog(null)
  expect(focused()).toBe('Update your name')
  await setContent(<p>Loading</p>)
  expect(focused()).toBe('Update your name')
  await setContent(names)
  expect([focused(), selected('First name')]).toEqual(['First name', 'Ada'])
})

it('if the content of a dialog loads late, the focus stays where the user has moved it with keyboard or pointer', async () => {
  const { setContent, show } = openDialog(<p>Loading</p>)
  await userEvent.tab()
  expect(focused()).toBe('Close')
  await setContent(names)
  expect(focused()).toBe('Close')
  show(null)
  const other = openDialog(<p>To be marked</p>)
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByText('To be marked') })
  const before = document.activeElement
  await other.setContent(names)
  expect(document.activeElement).toBe(before)
})

it('if new content replaces the pressed button of a dialog, the first field of the dialog gets the focus, but only once', async () => {
  const { setContent } = openDialog(<Button>Try Again</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  const withNote = (note: string) => (
    <>
      {names}
      <p key={note}>{note}</p>
    </>
  )
  await setContent(withNote('Before'))
  expect(focused()).toBe('First name')
  await act(async () => screen.getByLabelText('First name').blur())
  await setContent(withNote('After'))
  expect(focused()).not.toBe('First name')
})

it('SHELL-052 a dialog focuses its first field each time it opens, and also when it replaces a previous dialog', () => {
  const { show } = openDialog(names)
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
