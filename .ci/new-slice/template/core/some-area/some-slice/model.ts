/** State of the slice. */
export interface SomeSliceState {
  readonly isOn: boolean
}
