import { combine, type Live, project } from '../kernel/store.ts'
import { type Command, otherNames, paletteTargets } from '../palette/index.ts'
import { exportCommandTexts as texts } from '../payments/index.ts'
import type { AppNavigation } from '../platform/ports.ts'
import { routePath } from '../routes/index.ts'
import type { Permissions } from '../session/index.ts'
import type { Slices } from '../slices.ts'

/** Page that exports a year, and the text that names the page. */
interface ExportPlace {
  readonly note: string
  readonly path: string
}

const statements = paletteTargets.statements === undefined ? null : routePath(paletteTargets.statements)

/** Returns the page of the statements or, without one, the page of the first card or of the payouts (CMD-006). */
const placeOf = (firstCard: string | undefined, hasPayouts: boolean): ExportPlace | null => {
  if (statements !== null) return { note: texts.year.note.statements, path: statements }
  if (firstCard !== undefined) return { note: texts.year.note.card, path: routePath('card', { id: firstCard }) }
  return hasPayouts ? { note: texts.year.note.payouts, path: routePath('crypto') } : null
}

/** Returns the commands that export a year and make a statement. They only open the page that does it (CMD-006). */
export const exportCommandsOf = (
  { cardList }: Pick<Slices, 'cardList'>,
  granted: Live<Permissions>,
  { go }: AppNavigation,
): Live<ReadonlyArray<Command>> =>
  project(combine({ facts: cardList.facts, granted }), ({ facts, granted: { payouts } }): ReadonlyArray<Command> => {
    const place = placeOf(facts.ids[0], payouts)
    const common = { group: 'actions', amount: null, isSuggested: false } as const
    return [
      {
        ...common,
        id: 'export-year',
        title: texts.year.title,
        synonyms: otherNames(texts.year.synonyms),
        icon: 'export',
        note: place?.note ?? null,
        isOffered: place !== null,
        run: () => {
          if (place !== null) go(place.path)
        },
      },
      {
        ...common,
        id: 'make-statement',
        title: texts.statement.title,
        synonyms: otherNames(texts.statement.synonyms),
        icon: 'statement',
        note: texts.statement.note,
        isOffered: statements !== null,
        run: () => {
          if (statements !== null) go(statements)
        },
      },
    ]
  })
