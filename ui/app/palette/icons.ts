import type { CommandIcon } from '@paydeck/core'
import type { Drawing } from '../../kit/Icon.tsx'
import { lock, receipt } from '../../kit/icons-cards.ts'
import * as later from '../../kit/icons-later.ts'
import { download, sliders } from '../../kit/icons-lists.ts'
import { flow, home, leave, page, theme } from '../../kit/icons-palette.ts'
import { person, plus, shield } from '../../kit/icons.ts'

/** Drawing of each icon. */
export const drawings = {
  activity: flow,
  add: plus,
  appearance: theme,
  bill: receipt,
  card: later.card,
  copy: later.copy,
  export: download,
  hide: later.eyeOff,
  home,
  lock,
  password: later.key,
  payments: later.wallet,
  search: later.search,
  sender: person,
  settings: sliders,
  shield,
  show: later.eye,
  signOut: leave,
  statement: page,
} as const satisfies Record<CommandIcon, Drawing>
