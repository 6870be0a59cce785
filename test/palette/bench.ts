import { constant, makeStores, type unreachable } from '@paydeck/core/kernel'
import { makeMemoryProvider } from '@paydeck/core/memory'
import { fakeClock, settle } from '@paydeck/core/testing'
import type { either as E } from 'fp-ts'
import { type Command, type Find, makePalette, type PaletteRow } from '../../core/palette/index.ts'
import { command } from './commands.ts'

/** Returns the title of a row as one text. */
export const titleOf = ({ title }: PaletteRow): string => title.map(({ text }) => text).join('')

type Answer = E.Either<typeof unreachable, ReadonlyArray<Command>>

/** Search that was sent. It is in flight until `answer`. */
interface Search {
  readonly text: string
  readonly answer: (answer: Answer) => Promise<void>
}

/** Returns a search that adds each of its calls to a list. */
const findInto =
  (searches: Array<Search>): Find =>
  (text) =>
  async () => {
    const sent = Promise.withResolvers<Answer>()
    searches.push({
      text,
      answer: async (answer) => {
        sent.resolve(answer)
        await settle()
      },
    })
    return sent.promise
  }

/**
 * Returns a palette with these commands, and the searches for payments that it has sent. `titles` leaves out the command that
 * searches the activity.
 */
export const makeBench = (commands: ReadonlyArray<Command> = [], owner: string | null = 'ada') => {
  const { ports } = makeMemoryProvider({ clock: fakeClock() })
  const clock = fakeClock()
  const [searches, activitySearches]: readonly [Array<Search>, Array<Search>] = [[], []]
  const palette = makePalette({
    ...ports,
    clock,
    stores: makeStores(),
    owner: constant(owner),
    commands: constant({ screens: commands }),
    hidden: constant(null),
    activitySearch: (text) => command({ id: 'search', title: `Search for ${text}`, group: 'activity' }),
    findPayments: findInto(searches),
  })
  const titles = (): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
    palette.view
      .get()
      .groups.map(({ name, rows }) => [name, rows.filter(({ id }) => id !== 'search').map(titleOf)] as const)
      .filter(([, rows]) => rows.length > 0)
  /** Adds the search of the activity. */
  const addActivity = (): (() => void) => palette.tasks.registerActivity(findInto(activitySearches))
  return { palette, clock, searches, activitySearches, addActivity, titles, storage: ports.storage }
}
