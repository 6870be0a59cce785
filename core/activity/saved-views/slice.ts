import { option as O } from 'fp-ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type { Tabs, TextStorage, Toasts } from '../../platform/ports.ts'
import { nameText } from '../../presentation/name-text.ts'
import { savedViewTexts as texts } from '../texts.ts'
import type { SavedView } from './model.ts'
import { parseSavedViews, savedViewsText, viewNameProblem } from './rules.ts'
import { savedViewsKey } from './tables.ts'

/** Ports of the saved views. */
export interface SavedViewsPorts {
  readonly stores: Stores
  readonly storage: TextStorage
  readonly tabs: Pick<Tabs, 'storageChanges$'>
  readonly toasts: Toasts
  /** Id of the signed-in user; null after a sign-out. */
  readonly userId: Live<string | null>
}

/** Filters that the user has saved. The browser keeps them for each user, also after a sign-out (ACT-014). */
export interface SavedViews {
  readonly views: Live<ReadonlyArray<SavedView>>
  /** Saves a filter. Has no effect if the name has a problem. */
  readonly save: (view: SavedView) => void
  /** Renames a view. Has no effect if the name has a problem. */
  readonly rename: (change: { readonly from: string; readonly to: string }) => void
  /** Deletes a view. A toast offers to undo this. */
  readonly remove: (name: string) => void
}

/**
 * Makes the saved views.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const app = makePaydeck(ports)
 * app.savedViews.views.get() // []
 */
export const makeSavedViews = ({ stores, storage, tabs, toasts, userId }: SavedViewsPorts): SavedViews => {
  /** Number of changes of the storage. It reports only those of other tabs. */
  const changes = stores.make(0)
  const keyOf = (owner: string): string => savedViewsKey + owner
  const viewsOf = (owner: string | null): ReadonlyArray<SavedView> =>
    owner === null ? [] : parseSavedViews(O.getOrElse(() => '')(storage.read(keyOf(owner))))
  /** Returns the stored views. Every change begins with them, so that it keeps what another tab has saved. */
  const stored = (): ReadonlyArray<SavedView> => viewsOf(userId.get())
  const views = project(changes, stored)
  const reread = (): void => changes.update((count) => count + 1)
  userId.changes$.subscribe(reread)
  tabs.storageChanges$.subscribe((key) => {
    if (key === null || key.startsWith(savedViewsKey)) reread()
  })
  const put = (next: ReadonlyArray<SavedView>): void => {
    const owner = userId.get()
    if (owner === null) return
    if (next.length === 0) storage.remove(keyOf(owner))
    else storage.write(keyOf(owner), savedViewsText(next))
    reread()
  }
  /** Restores a deleted view at its place. Has no effect if its name is in use or the list is full by now. */
  const restore = (view: SavedView, at: number): void => {
    const now = stored()
    if (viewNameProblem(view.name, now, null) === null) put(now.toSpliced(at, 0, view))
  }
  return {
    views,
    save: ({ name, filter }) => {
      const now = stored()
      if (viewNameProblem(name, now, null) === null) put([...now, { name: nameText(name), filter }])
    },
    rename: ({ from, to }) => {
      const now = stored()
      if (viewNameProblem(to, now, from) !== null) return
      put(now.map((view) => (view.name === from ? { ...view, name: nameText(to) } : view)))
    },
    remove: (name) => {
      const before = stored()
      const at = before.findIndex((view) => view.name === name)
      const [removed] = before.slice(at, at + 1)
      if (at < 0 || removed === undefined) return
      put(before.toSpliced(at, 1))
      toasts.show({
        id: 'activity-view',
        tone: 'done',
        title: filled(texts.removed, { name }),
        text: null,
        action: { label: texts.undo, act: () => restore(removed, at) },
      })
    },
  }
}
