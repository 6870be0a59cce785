/** What the provider tells of the some slice. */
export interface SomeSliceContent {
  readonly text: string
}

/** Shows it. */
export type SomeSliceModal = 'some-slice'
