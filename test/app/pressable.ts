import { screen } from '@testing-library/react'

/** A control of a screen, and how it says that it cannot be used. */
export interface Control {
  readonly control: string | RegExp
  readonly by?: 'aria-disabled'
}

/** Whether it can be used now. */
export const isAllowedNow = ({ control, by }: Control): boolean => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: control })
  return by === undefined ? !button.disabled : button.getAttribute('aria-disabled') !== 'true'
}
