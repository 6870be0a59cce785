import { combine, type Live, project } from '../kernel/store.ts'
import { type Command, type CommandIcon, otherNames, otherScreens } from '../palette/index.ts'
import type { AppNavigation } from '../platform/ports.ts'
import { settingsFor, settingsRows } from '../profile/index.ts'
import { type RouteId, routePath } from '../routes/index.ts'
import type { Permissions } from '../session/index.ts'
import { menus, navigation, screenSynonyms, settingsCommandNote } from '../shell/index.ts'
import type { Slices } from '../slices.ts'

/** Route and icon of each tab. */
const tabs = {
  home: { route: 'home', icon: 'home' },
  'bill-pay': { route: 'bill-pay-home', icon: 'bill' },
  card: { route: 'card-home', icon: 'card' },
  crypto: { route: 'crypto', icon: 'payments' },
} as const satisfies Record<(typeof menus.tabs)[number], { readonly route: RouteId; readonly icon: CommandIcon }>

/** Returns the commands that open the screens and the settings pages (CMD-004). */
export const screenCommandsOf = (
  { cardList }: Pick<Slices, 'cardList'>,
  granted: Live<Permissions>,
  { go }: AppNavigation,
): Live<ReadonlyArray<Command>> => {
  const screen = (
    path: string,
    rest: Pick<Command, 'title' | 'synonyms' | 'icon' | 'note' | 'isSuggested'>,
  ): Command => ({
    ...rest,
    id: `screen:${path}`,
    group: 'places',
    amount: null,
    isOffered: true,
    run: () => go(path),
  })
  const screens = menus.tabs.map((name) =>
    screen(routePath(tabs[name].route), {
      title: navigation[name].label,
      synonyms: otherNames(screenSynonyms[name]),
      icon: tabs[name].icon,
      note: null,
      isSuggested: true,
    }),
  )
  const others = otherScreens.map(({ route, title, synonyms, icon }) =>
    screen(routePath(route), { title, synonyms: otherNames(synonyms), icon, note: null, isSuggested: true }),
  )
  return project(combine({ facts: cardList.facts, granted }), ({ facts: { ids }, granted: { payouts } }) => [
    ...screens,
    ...others,
    ...settingsFor({ cards: ids.length > 0, payouts }).map((item) =>
      screen(settingsRows[item].path, {
        title: settingsRows[item].label,
        synonyms: otherNames(settingsCommandNote),
        icon: item === 'security' ? 'shield' : 'settings',
        note: settingsCommandNote,
        isSuggested: false,
      }),
    ),
  ])
}
