import type { Call } from '@paydeck/adapters/wire/call'
import { type StreamEntry, streamTable, type WireEntry, wireTable } from '@paydeck/adapters/wire/table'

export const isEntry = (name: string): name is WireEntry => Object.hasOwn(wireTable, name)

export const isStream = (name: string): name is StreamEntry => Object.hasOwn(streamTable, name)

export const callOf = (name: WireEntry): Call => wireTable[name]

export const wireEntries: ReadonlyArray<WireEntry> = Object.keys(wireTable).filter(isEntry)
