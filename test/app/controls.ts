import { screen } from '@testing-library/react'

/** Button of a screen: its name, and the attribute that disables it (`disabled` by default). */
export interface Control {
  readonly control: string | RegExp
  readonly by?: 'aria-disabled'
}

/** True if the control is enabled. */
export const isEnabled = ({ control, by }: Control): boolean => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: control })
  return by === undefined ? !button.disabled : button.getAttribute('aria-disabled') !== 'true'
}
