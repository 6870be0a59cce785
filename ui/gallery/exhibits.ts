import type { Exhibit } from './exhibit.tsx'
import { fields } from './fields.tsx'
import { lists } from './lists.tsx'
import { messages } from './messages.tsx'
import { overviews } from './overviews.tsx'
import { presses } from './presses.tsx'
import { states } from './states.tsx'

/** Exhibits of all components of the kit, in groups. test/gallery/gallery.test.tsx reports missing components. */
export const exhibits: Readonly<Record<string, ReadonlyArray<Exhibit>>> = {
  presses,
  fields,
  messages,
  states,
  lists,
  overviews,
}
