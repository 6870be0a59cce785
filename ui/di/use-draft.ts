import { makeDrafts } from '@paydeck/core'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { port, slice } from './tokens.ts'
import { useService } from './use-service.ts'

/**
 * Stores the text of a form while the user types, until the form closes. If the user has to sign in again meanwhile, the
 * text is filled in afterwards (SESS-018). Not for secrets.
 * @param form name of the form, with the id of the item that the form is about
 * @param fields visible fields; the text of another field is filled in once the field is visible
 * @param edit changes a field
 * @returns a function that calls `edit` and stores the text; the same function until the form changes
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
