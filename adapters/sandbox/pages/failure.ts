import type { Failure } from '../http/failures.ts'
import { html } from '../kernel/html.ts'
import { renderPage } from './layout.ts'

const notFound = {
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
} as const

const headings: Readonly<Record<number, string>> = {
  403: 'Not open to you',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Not available at this time',
}

/** Page that replaces a JSON error for a browser, with a link onwards. */
export const failurePage =
  (productName: string) =>
  ({ status, body }: Failure): string => {
    const { heading, text } =
      status === 404 ? notFound : { heading: headings[status] ?? 'That did not work', text: body.error }
    return renderPage({
      productName,
      title: heading,
      body: html`
<div><h1>${heading}</h1><p class="lead">${text}</p></div>
<p><a class="button" href="/id/home">Go to Home</a></p>`,
    })
  }
