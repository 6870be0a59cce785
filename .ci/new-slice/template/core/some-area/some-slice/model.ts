/** State of the some slice. */
export interface SomeSliceState {
  readonly isOn: boolean
}
