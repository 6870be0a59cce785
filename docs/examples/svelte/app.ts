import { headlessPorts } from '@paydeck/adapters/headless'
import { makePaydeck } from '@paydeck/core'

const { origin, pathname, search } = location

const save = ({ name, content }: { readonly name: string; readonly content: Blob }): void => {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}

/** All slices of Paydeck, for the provider that serves this page. */
export const app = makePaydeck((session) =>
  headlessPorts(session, {
    origin,
    fetch: (...request) => fetch(...request),
    path: pathname + search,
    // The provider's own page signs the user in, and returns here.
    onLeave: (url) => location.assign(url),
    onFile: save,
  }),
)
