import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Address } from '../../ui/kit/Address.tsx'
import { CopyButton } from '../../ui/kit/CopyButton.tsx'

/** Returns the visible groups of an address, the emphasised groups, and the text for screen readers. */
const visibleGroups = (value: string) => {
  const { container, unmount } = render(<Address value={value} network={null} />)
  const groups = [...container.querySelectorAll('[aria-hidden="true"] > span')]
  const ends = groups.filter((group) => group.getAttribute('data-end') === 'true').map(({ textContent }) => textContent)
  const announced = container.cloneNode(true) as Element
  for (const hidden of announced.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  const result = { groups: groups.map(({ textContent }) => textContent), ends, announced: announced.textContent }
  unmount()
  return result
}

describe('displayed wallet address', () => {
  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1q', ['bc1q', 'v8f3', 't4']],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2ab', '1BvB', ['1BvB', 'N2ab']],
    ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52', ['0x52', '169E', 'E7']],
  ])(
    'a wallet address is split into groups of four characters, and its first and last characters are emphasised: %s',
    (value, first, ends) => {
      const { groups, ends: shown } = visibleGroups(value)
      expect(groups[0]).toBe(first)
      expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true)
      expect(shown).toEqual(ends)
    },
  )

  it('a prefix such as "bitcoincash:" is a separate group, and the group after this prefix is emphasised', () => {
    const { groups, ends } = visibleGroups('bitcoincash:qpm2qsznhks23z7629mm6cwef')
    expect(groups.slice(0, 2)).toEqual(['bitcoincash:', 'qpm2'])
    expect(ends).toEqual(['qpm2', '6cwe', 'f'])
  })

  it('the groups of a wallet address have no separators, and screen readers read the address as one text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        const { groups, announced } = visibleGroups(value)
        expect([groups.join(''), announced]).toEqual([value, value])
      }),
      { examples: [['x'], ['1234'], ['12345'], ['bitcoincash:'], ['a\nb']] },
    )
  })

  it('a wallet address is shown with its network', () => {
    render(<Address value="bc1q" network={{ label: 'Bitcoin', icon: 'btc' }} />)
    expect(screen.getByText('Bitcoin')).toBeTruthy()
  })
})

describe('copy button', () => {
  const shown = (copied: 'idle' | 'copied' | 'refused', onCopy = vi.fn()) => (
    <CopyButton label="address of Savings" value="bc1q" copied={copied} onCopy={onCopy} />
  )

  it('SHELL-075 the copy button passes its value to `onCopy`, and shows “Copied” after the copy', async () => {
    const onCopy = vi.fn()
    const { rerender } = render(shown('idle', onCopy))
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Copy address of Savings' }))
    expect(onCopy.mock.calls).toEqual([['bc1q']])
    rerender(shown('copied'))
    expect(screen.getByRole('status').textContent).toBe('Copied')
  })

  it('if the browser rejected the copy, the copy button shows a text about the failure', () => {
    render(shown('refused'))
    expect(screen.getByRole('alert').textContent).toBe(
      "Your browser couldn't copy this. Select the text and copy it yourself.",
    )
  })
})
