import type { SomeSliceState } from './model.ts'
import { someSliceTexts } from './tables.ts'

/** Content of the slice's panel. */
export interface SomeSliceView {
  readonly text: string
  /** Label of the button that toggles the state. */
  readonly action: string
}

/** Returns the view of a state. */
export const someSliceView = ({ isOn }: SomeSliceState): SomeSliceView =>
  isOn
    ? { text: someSliceTexts.on, action: someSliceTexts.turnOff }
    : { text: someSliceTexts.off, action: someSliceTexts.turnOn }
