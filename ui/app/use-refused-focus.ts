import { useEffect } from 'react'
import { focusWhole } from './focus-place.ts'

const invalidField = '[aria-invalid="true"]'
const openAlert = '[role="alert"] > [data-open="true"]'

const none = (): void => undefined

/** Watches a submitted form until its errors appear. Returns a function that stops watching. */
const followed = (form: HTMLFormElement): (() => void) => {
  const sentFrom = document.activeElement
  // Errors that were already visible before this submit.
  let stale: ReadonlyArray<Element> = [...form.querySelectorAll(`${invalidField}, ${openAlert}`)]
  const firstNew = (what: string): HTMLElement | null =>
    [...form.querySelectorAll<HTMLElement>(what)].find((element) => !stale.includes(element)) ?? null
  // True if the user has moved the focus. The focus on an element around the form does not count: the browser puts the focus
  // there when the focused element becomes disabled.
  const isLeft = (): boolean => {
    const { activeElement } = document
    return activeElement !== null && activeElement !== sentFrom && !activeElement.contains(form)
  }
  const look = (): void => {
    stale = stale.filter((element) => element.matches(`${invalidField}, ${openAlert}`))
    const place =
      firstNew(invalidField) ??
      (firstNew(openAlert) && form.querySelector<HTMLElement>('[type="submit"]:not(:disabled)'))
    if (place === null) return
    stop()
    if (!isLeft()) focusWhole(place, { scroll: true })
  }
  const changes = new MutationObserver(look)
  const stop = (): void => {
    changes.disconnect()
    form.removeEventListener('input', stop)
  }
  const attributeFilter = ['aria-invalid', 'data-open', 'disabled']
  changes.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter })
  // Stops watching when the user types.
  form.addEventListener('input', stop)
  return stop
}

/**
 * After a rejected submit, focuses the first invalid field and selects its text. If no field is invalid, focuses the submit
 * button. Does nothing if the user has moved the focus since the submit.
 */
export const useRefusedFocus = (): void => {
  useEffect(() => {
    let stop = none
    const follow = ({ target }: Event): void => {
      stop()
      stop = target instanceof HTMLFormElement ? followed(target) : none
    }
    document.addEventListener('submit', follow, true)
    return () => {
      document.removeEventListener('submit', follow, true)
      stop()
    }
  }, [])
}
