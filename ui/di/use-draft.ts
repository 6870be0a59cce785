import { makeDrafts } from '@paydeck/core'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { port, slice } from './tokens.ts'
import { useService } from './use-service.ts'

/**
 * Keeps the text that the user types into a form, until the form is closed, and fills it in again after a sign-in in the
 * middle of the form (SESS-018). Not for secrets.
 * @param form name of the form, with the id of its subject
 * @param fields fields that are shown; a kept text waits for its field
 * @param edit changes a field
 * @returns `edit`, which also keeps the text; the same function until the form changes
 */
export const useDraft = <F extends string>(
  form: string,
  fields: ReadonlyArray<F>,
  edit: (field: F, text: string) => void,
): ((field: F, text: string) => void) => {
  const storage = useService(port('sessionStorage'))
  const { session } = useService(slice('currentSession'))
  const drafts = useMemo(() => makeDrafts(storage, session.get().userId ?? ''), [storage, session])
  const waiting = useRef(new Map<string, string>())
  useEffect(() => {
    waiting.current = new Map(Object.entries(drafts.read(form)))
    return () => drafts.drop(form)
  }, [drafts, form])
  const latest = useRef(edit)
  useEffect(() => {
    latest.current = edit
    for (const field of fields) {
      const text = waiting.current.get(field)
      waiting.current.delete(field)
      if (text !== undefined) edit(field, text)
    }
  })
  return useCallback(
    (field, text) => {
      drafts.keep(form, field, text)
      latest.current(field, text)
    },
    [drafts, form],
  )
}
