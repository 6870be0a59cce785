import type { Control } from '../environment.ts'
import { type CallRecord, makeCallRecord } from './calls.ts'
import { type FaultBook, makeFaultBook, injectFault } from './faults.ts'
import { makeStreamBook, type StreamBook } from './streams.ts'

/** Calls, faults and streams that the control page and its API read and change. */
export interface CallControl extends Control {
  readonly faults: FaultBook
  readonly calls: CallRecord
  readonly streams: StreamBook
}

export const makeControl = (): CallControl => {
  const [faults, calls, streams] = [makeFaultBook(), makeCallRecord(), makeStreamBook()]
  return {
    faults,
    calls,
    streams,
    recordStream: streams.opened,
    isBroken: (userId, name) => faults.list(userId).some(({ call }) => call === name),
    recordCall: async (userId, call) => {
      calls.add(userId, call)
      const fault = faults.next(userId, call.name)
      if (fault !== null) await injectFault(fault)
    },
  }
}
