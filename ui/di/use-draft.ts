import { makeDrafts } from '@paydeck/core'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { port, slice } from './tokens.ts'
import { useService } from './use-service.ts'

/**
 * Stores text that the user types into a form until the form is closed. If the user had to sign in again in the middle of
 * the form, fills in the stored text (SESS-018). Not for secrets.
 * @param form name of the form, with the id of its subject
 * @param fields visible fields; a stored text waits until its field is visible
 * @param edit changes a field
 * @returns `edit`, which also stores the text; the same function until the form changes
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
