import { constant, type Live } from '../kernel/store.ts'
import { type Command, otherNames } from '../palette/index.ts'
import { exportCommandTexts as texts } from '../payments/index.ts'
import type { AppNavigation } from '../platform/ports.ts'
import { routePath } from '../routes/index.ts'

/** Commands in list order. */
const commands = [
  { id: 'export-year', icon: 'export', ...texts.year },
  { id: 'make-statement', icon: 'statement', ...texts.statement },
] as const

/** Returns the commands that export a year and make a statement. They only open the page that does it (CMD-006). */
export const exportCommandsOf = ({ go }: AppNavigation): Live<ReadonlyArray<Command>> =>
  constant(
    commands.map((command) => ({
      ...command,
      synonyms: otherNames(command.synonyms),
      group: 'actions',
      amount: null,
      isSuggested: false,
      isOffered: true,
      run: () => go(routePath('statements')),
    })),
  )
