import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Finds the first list item that has a text, once it is there. */
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

/** Waits until a button takes a press: neither disabled nor held while a call of it runs. */
export const becomesReady = (button: () => HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(button()).toBeEnabled()
    expect(button()).not.toHaveAttribute('aria-disabled', 'true')
  })
