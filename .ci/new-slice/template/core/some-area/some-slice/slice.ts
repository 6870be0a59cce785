import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { SomeSliceState } from './model.ts'
import { type SomeSliceView, someSliceView } from './view.ts'

/** Ports of the slice. */
export interface SomeSlicePorts {
  readonly stores: Stores
}

/** Actions and view of the slice. */
export interface SomeSlice {
  readonly view: Live<SomeSliceView>
  /** Turns the slice on or off. */
  readonly toggle: () => void
}

/** Creates the slice, turned off. The end of a session turns the slice off. */
export const makeSomeSlice = ({ stores }: SomeSlicePorts): SomeSlice => {
  const state = stores.make<SomeSliceState>({ isOn: false })
  return {
    view: project(state, someSliceView),
    toggle: () => state.update(({ isOn }) => ({ isOn: !isOn })),
  }
}
