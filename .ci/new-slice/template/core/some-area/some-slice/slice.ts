import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import type { SomeSliceContent } from './model.ts'
import type { SomeSliceRecords } from './ports.ts'
import { makeLoadSomeSlice } from './use-cases.ts'
import { type SomeSliceView, someSliceView } from './view.ts'

/** What the some slice needs from outside. */
export interface SomeSlicePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly records: SomeSliceRecords
}

/** The some slice, running. */
export interface SomeSlice {
  readonly view: Live<SomeSliceView>
  /** Asks the provider, also after a failure; the view tells what comes of it. */
  readonly load: () => void
}

/** Nothing is asked for until `load`. */
export const makeSomeSlice = (ports: SomeSlicePorts): SomeSlice => {
  const { stores, clock } = ports
  const content = stores.make<SomeSliceContent | null>(null)
  const loading = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () =>
      runStep(makeStep(stores, { request: makeLoadSomeSlice(ports), effect: (known) => content.update(() => known) })),
    resetAfter: { success: null, failed: null },
  })
  return {
    view: project(combine({ content, load: loading }), someSliceView),
    load: () => void loading.start()(),
  }
}
