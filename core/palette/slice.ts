import { either as E, type taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../kernel/fault.ts'
import { makeScope } from '../kernel/scope.ts'
import { combine, type Live, project, type Stores, type Unsubscribe } from '../kernel/store.ts'
import type { Clock, Log, TextStorage } from '../platform/ports.ts'
import { searchText } from '../presentation/filters.ts'
import type { HiddenAmount } from '../presentation/hidden-amount.ts'
import { closedPalette, type Command, commandSources, type CommandSource, type PaletteState } from './model.ts'
import { offered, withRecent } from './rules.ts'
import { paletteTyping } from './tables.ts'
import { keepRecent, readRecent } from './use-cases.ts'
import { paletteView, type PaletteView } from './view.ts'

/** Commands by the part of the app that brings them. */
export type CommandRegistry = Readonly<Partial<Record<CommandSource, ReadonlyArray<Command>>>>

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
  /** Finds payments by text, newest first. Faults: any. */
  readonly findPayments: (text: string) => TE.TaskEither<Fault, ReadonlyArray<Command>>
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
  }
  /** Shows the recent and the suggested commands. */
  readonly open: () => void
  /**
   * Finds commands for a text immediately, and payments after a pause in typing (CMD-009). Cuts the text to the length that
   * the provider accepts.
   */
  readonly type: (text: string) => void
  /** Searches payments again after a failure. */
  readonly tryAgain: () => void
  /** Runs a command that is listed, and remembers it as recent (CMD-004). */
  readonly run: (id: string) => void
  /** Clears the text and ends the search. */
  readonly close: () => void
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
  const search = (): void => {
    const text = state.get().text.trim()
    typing.renew()
    patch({ search: 'loading' })
    typing.request(ports.findPayments(text), (answer: E.Either<Fault, ReadonlyArray<Command>>) => {
      if (E.isRight(answer)) return patch({ search: 'success', payments: { text, commands: answer.right } })
      log.error(`Payments could not be searched for the palette: ${describeFault(answer.left)}`)
      patch({ search: 'failed' })
    })
  }
  const register: Palette['tasks']['register'] = (source, live) => {
    const following = live.subscribe((list) => added.update((now) => ({ ...now, [source]: list })))
    const remove = (): void => {
      following()
      added.update((now) => ({ ...now, [source]: [] }))
    }
    return Object.assign(remove, { unsubscribe: remove })
  }
  const listed = (): ReadonlyArray<Command> => [...commands.get(), ...state.get().payments.commands, ...activity.get()]
  return {
    view: project(combine({ state, commands, activity, hidden: ports.hidden }), paletteView),
    tasks: { register },
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
      patch({ text, search: isEmpty ? null : 'loading' })
      if (!isEmpty) typing.later(paletteTyping, search)
    },
    tryAgain: search,
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
