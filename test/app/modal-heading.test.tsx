import type { ModalName, ModalView } from '@paydeck/core'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { ModalHost } from '../../ui/app/ModalHost.tsx'
import type { ModalContentProps, ModalRegistry } from '../../ui/di/modal-registry.ts'

const view = (name: ModalName): ModalView<ModalName> => ({
  name,
  request: { name },
  text: null,
  isFullScreen: false,
  backdropCloses: true,
  maxWidth: 620,
})

const nothing = () => undefined

const Staged = ({ heading, onHead }: ModalContentProps & { readonly heading: string }) => {
  useLayoutEffect(() => onHead?.(heading), [heading, onHead])
  return <p>{heading}</p>
}

/** Renders the modal `name`. The content of "update-name" sets the heading; the content of the other modals does not. */
const host = (name: ModalName, heading: string) => {
  const registry = new Proxy({} as ModalRegistry, {
    get: (_, name) => ({
      content:
        name === 'update-name' ? (given: ModalContentProps) => <Staged {...given} heading={heading} /> : () => null,
    }),
  })
  return <ModalHost modal={view(name)} registry={registry} onClose={nothing} />
}

const isHeaded = (heading: string): boolean => screen.queryByRole('dialog', { name: heading }) !== null

it('a modal is named by the heading that its content sets, or else by its title', () => {
  const { rerender } = render(host('update-name', 'Add your mailing address'))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Add your mailing address')
  expect(isHeaded('Add your mailing address')).toBe(true)
  rerender(host('update-name', 'Thank you'))
  expect([isHeaded('Thank you'), isHeaded('Add your mailing address')]).toEqual([true, false])
  rerender(host('update-password', 'Thank you'))
  expect([isHeaded('Update password'), isHeaded('Thank you')]).toEqual([true, false])
})
