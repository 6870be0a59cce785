import { function as F, option as O } from 'fp-ts'
import type { TextStorage } from './ports.ts'

/** Key of the drafts in the storage of the browser session. */
const storageKey = 'drafts'

interface Kept {
  /** Id of the user who typed the texts. */
  readonly owner: string
  /** Texts by form and field. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const isRecordOf = <A>(value: unknown, is: (part: unknown) => part is A): value is Readonly<Record<string, A>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(is)
const isText = (value: unknown): value is string => typeof value === 'string'
const isDraft = (value: unknown): value is Readonly<Record<string, string>> => isRecordOf(value, isText)
const isUnknown = (value: unknown): value is unknown => value !== undefined

// This check is written by hand, since the record codec of io-ts would add a kibibyte to the code that loads at the start.
const isKept = (value: unknown): value is Kept =>
  isRecordOf(value, isUnknown) && isText(value['owner']) && isRecordOf(value['forms'], isDraft)

/**
 * Texts that one user has typed into open forms. The texts are kept if the user must sign in again while a form is open, and
 * are never shown to another user (SESS-018). A form with a secret keeps no draft.
 */
export interface Drafts {
  /** Returns the texts of a form by field; empty if the form has no draft. */
  readonly read: (form: string) => Readonly<Record<string, string>>
  /** Replaces the text of one field. */
  readonly keep: (form: string, field: string, text: string) => void
  /** Removes the draft of a form that was sent or closed. */
  readonly drop: (form: string) => void
}

const keptIn = (storage: TextStorage): O.Option<Kept> =>
  F.pipe(
    storage.read(storageKey),
    O.flatMap((text) => O.tryCatch((): unknown => JSON.parse(text))),
    O.filter(isKept),
  )

/** Removes the drafts of all users except `owner`. If `owner` is null, as after a sign-out, removes all drafts. */
export const dropOtherDrafts = (storage: TextStorage, owner: string | null): void => {
  if (!O.exists(({ owner: kept }: Kept) => kept === owner)(keptIn(storage))) storage.remove(storageKey)
}

/**
 * Makes the drafts of one user.
 * @param storage storage of the browser session; malformed content and the content of another user count as no draft
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * const drafts = makeDrafts(ports.sessionStorage, 'ada@example.com')
 * drafts.keep('name', 'givenName', 'Ad')
 * drafts.read('name') // { givenName: 'Ad' }
 * makeDrafts(ports.sessionStorage, 'ben@example.com').read('name') // {}
 */
export const makeDrafts = (storage: TextStorage, owner: string): Drafts => {
  const forms = (): Kept['forms'] =>
    F.pipe(
      keptIn(storage),
      O.filter((kept) => kept.owner === owner),
      O.match(
        () => ({}),
        (kept) => kept.forms,
      ),
    )
  const write = (next: Kept['forms']): void => {
    if (Object.keys(next).length === 0) storage.remove(storageKey)
    else storage.write(storageKey, JSON.stringify({ owner, forms: next } satisfies Kept))
  }
  return {
    read: (form) => forms()[form] ?? {},
    keep: (form, field, text) => {
      const now = forms()
      write({ ...now, [form]: { ...now[form], [field]: text } })
    },
    drop: (form) => {
      const { [form]: dropped, ...rest } = forms()
      if (dropped !== undefined) write(rest)
    },
  }
}
