import { withQuery } from '../kernel/query.ts'
import type { Live } from '../kernel/store.ts'
import { filled } from '../kernel/text.ts'
import { activityQuery, type Command, type CommandSource, paletteTexts as texts } from '../palette/index.ts'
import type { AppNavigation, Clipboard } from '../platform/ports.ts'
import { routePath } from '../routes/index.ts'
import type { Permissions } from '../session/index.ts'
import type { Slices } from '../slices.ts'
import { cardCommandsOf } from './card-commands.ts'
import { exportCommandsOf } from './export-commands.ts'
import { receivingCommandsOf } from './receiving-commands.ts'
import { screenCommandsOf } from './screen-commands.ts'
import { amountCommandsOf } from './setting-commands.ts'

/** Returns the commands of the slices that are loaded with the palette. Other slices register theirs once they have loaded. */
export const startCommandsOf = (
  slices: Pick<Slices, 'amountPrivacy' | 'cardList' | 'payouts' | 'shell' | 'toasts'>,
  granted: Live<Permissions>,
  { appNavigation, clipboard }: { readonly appNavigation: AppNavigation; readonly clipboard: Clipboard },
) =>
  ({
    cards: cardCommandsOf(slices, appNavigation),
    receiving: receivingCommandsOf(slices, granted, { appNavigation, clipboard, toasts: slices.toasts }),
    screens: screenCommandsOf(slices, granted, appNavigation),
    exports: exportCommandsOf(appNavigation),
    amounts: amountCommandsOf(slices, slices.toasts),
  }) satisfies Partial<Record<CommandSource, Live<ReadonlyArray<Command>>>>

/** Returns the function that makes the command which searches the activity for a text. */
export const activitySearchOf =
  ({ go }: AppNavigation) =>
  (text: string): Command => ({
    id: 'search-activity',
    title: filled(texts.activity.title, { text }),
    synonyms: [],
    group: 'activity',
    icon: 'search',
    note: texts.activity.note,
    amount: null,
    isSuggested: false,
    isOffered: true,
    run: () => go(withQuery(routePath('activity'), [activityQuery.all, [activityQuery.text, text]])),
  })
