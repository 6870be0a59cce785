import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits for the first list item with a text. */
export const findItem = (text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const items = screen.getAllByRole('listitem')
    const found = items.find(({ textContent }) =>
      typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? ''),
    )
    if (found === undefined)
      throw new Error(`No item has ${String(text)}. There are:\n${items.map((item) => item.textContent).join('\n')}`)
    return found
  })

/** Waits until a button is neither disabled nor busy. */
export const waitUntilEnabled = (button: () => HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(button()).toBeEnabled()
    expect(button()).not.toHaveAttribute('aria-disabled', 'true')
  })
