import { either as E, type taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../kernel/fault.ts'
import type { Status } from '../kernel/remote.ts'
import { makeScope, type Scope } from '../kernel/scope.ts'
import { combine, type Live, project, type Store, type Stores, type Unsubscribe } from '../kernel/store.ts'
import type { Clock, Log, TextStorage } from '../platform/ports.ts'
import { searchText } from '../presentation/filters.ts'
import type { HiddenAmount } from '../presentation/hidden-amount.ts'
import {
  closedPalette,
  type Command,
  commandSources,
  type CommandSource,
  type Hits,
  type PaletteState,
  type SearchSource,
  searchSources,
} from './model.ts'
import { offered, withRecent } from './rules.ts'
import { paletteTyping } from './tables.ts'
import { keepRecent, readRecent } from './use-cases.ts'
import { paletteView, type PaletteView } from './view.ts'

/** Commands by the part of the app that brings them. */
export type CommandRegistry = Readonly<Partial<Record<CommandSource, ReadonlyArray<Command>>>>

/** Finds items by text, newest first, and returns a command for each. Faults: any. */
export type Find = (text: string) => TE.TaskEither<Fault, ReadonlyArray<Command>>

/** Ports of the palette. */
export interface PalettePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  /** Stores the recent commands. */
  readonly storage: TextStorage
  /** Id of the signed-in user; null if unknown. Without a user, nothing is stored. */
  readonly owner: Live<string | null>
  /** Commands that are known from the start. Other parts of the app call `tasks.register` once they have loaded. */
  readonly commands: Live<CommandRegistry>
  readonly findPayments: Find
  /** Returns the command that searches the activity for a text. */
  readonly activitySearch: (text: string) => Command
  /** Replacement of amounts; null while amounts are visible (CMD-012). */
  readonly hidden: Live<HiddenAmount | null>
}

/** Command palette: finds screens, actions and payments by text, and runs them. */
export interface Palette {
  readonly view: Live<PaletteView>
  readonly tasks: {
    /** Adds the commands of a part of the app. The returned function removes them. */
    readonly register: (source: CommandSource, commands: Live<ReadonlyArray<Command>>) => Unsubscribe
    /** Adds the search of the activity, whose code may load later. The returned function removes it. */
    readonly registerActivity: (find: Find) => () => void
  }
  /** Shows the recent and the suggested commands. */
  readonly open: () => void
  /**
   * Finds commands for a text immediately, and items of the sources after a pause in typing (CMD-009). Cuts the text to the
   * length that the provider accepts.
   */
  readonly type: (text: string) => void
  /** Repeats the searches that have failed. */
  readonly tryAgain: () => void
  /** Runs a command that is listed, and remembers it as recent (CMD-004). */
  readonly run: (id: string) => void
  /** Clears the text and ends the search. */
  readonly close: () => void
}

/**
 * Makes the searches of the palette. `finders` holds the search of each source, null if there is none. `searchIn` searches for
 * the typed text; `typing` drops its response when the text changes.
 */
const makeSearches = (findPayments: Find, state: Store<PaletteState>, typing: Scope, log: Log) => {
  const finders: Record<SearchSource, Find | null> = { payments: findPayments, activity: null }
  const settle = (source: SearchSource, status: Status): void =>
    state.update((now) => ({ ...now, search: { ...now.search, [source]: status } }))
  const searchIn = (source: SearchSource): void => {
    const text = state.get().text.trim()
    const find = finders[source]
    if (find === null) return settle(source, null)
    settle(source, 'loading')
    typing.request(find(text), (answer) => {
      if (E.isRight(answer)) {
        const found: Hits = { text, commands: answer.right }
        state.update((now) => ({ ...now, hits: { ...now.hits, [source]: found } }))
        return settle(source, 'success')
      }
      log.error(`The search of the palette for ${source} failed: ${describeFault(answer.left)}`)
      settle(source, 'failed')
    })
  }
  return { finders, searchIn }
}

/**
 * Makes the palette. Sends no request before the user has typed.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.startup.tasks.initialise()
 * app.palette.type('lock ev')
 * app.palette.view.get().groups[0].rows.map(({ id }) => id.split(':')[0]) // ['lock']
 */
export const makePalette = (ports: PalettePorts): Palette => {
  const { stores, clock, log, storage, owner } = ports
  const state = stores.make<PaletteState>(closedPalette)
  const added = stores.make<CommandRegistry>({})
  const typing = makeScope(stores, clock)
  const patch = (change: Partial<PaletteState>): void => state.update((now) => ({ ...now, ...change }))

  const commands = project(combine({ known: ports.commands, added }), (now) => {
    const all: CommandRegistry = { ...now.known, ...now.added }
    return offered(commandSources.flatMap((source) => all[source] ?? []))
  })
  const activity = project(state, ({ text }) => (text.trim() === '' ? [] : [ports.activitySearch(text.trim())]))
  const { finders, searchIn } = makeSearches(ports.findPayments, state, typing, log)
  const register: Palette['tasks']['register'] = (source, live) => {
    const following = live.subscribe((list) => added.update((now) => ({ ...now, [source]: list })))
    const remove = (): void => {
      following()
      added.update((now) => ({ ...now, [source]: [] }))
    }
    return Object.assign(remove, { unsubscribe: remove })
  }
  const listed = (): ReadonlyArray<Command> => [
    ...commands.get(),
    ...searchSources.flatMap((source) => state.get().hits[source].commands),
    ...activity.get(),
  ]
  return {
    view: project(combine({ state, commands, activity, hidden: ports.hidden }), paletteView),
    tasks: {
      register,
      registerActivity: (find) => {
        finders.activity = find
        return () => {
          finders.activity = null
        }
      },
    },
    open: () => {
      const user = owner.get()
      const recent = user === null ? [] : readRecent(storage, user)
      // An unchanged state spares the rows a second rendering while the palette opens.
      if (recent.join('\n') !== state.get().recent.join('\n')) patch({ recent })
    },
    type: (typed) => {
      const text = searchText(typed)
      if (text === state.get().text) return
      typing.renew()
      const isEmpty = text.trim() === ''
      patch({ text, search: isEmpty ? closedPalette.search : { payments: 'loading', activity: 'loading' } })
      if (!isEmpty) typing.later(paletteTyping, () => searchSources.forEach(searchIn))
    },
    tryAgain: () => searchSources.filter((source) => state.get().search[source] === 'failed').forEach(searchIn),
    run: (id) => {
      const command = listed().find((one) => one.id === id)
      if (command === undefined) return
      const user = owner.get()
      const recent = commands.get().includes(command) ? withRecent(state.get().recent, id) : state.get().recent
      if (user !== null) keepRecent(storage, user, recent)
      patch({ recent })
      command.run()
    },
    close: () => {
      typing.renew()
      state.update(({ recent }) => ({ ...closedPalette, recent }))
    },
  }
}
