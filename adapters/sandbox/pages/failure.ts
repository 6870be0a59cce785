import type { Failure } from '../http/failures.ts'
import { html } from '../kernel/html.ts'
import { renderPage } from './layout.ts'

const notFound = {
  heading: 'Page not found',
  text: "We couldn't find this page. It may have moved, or the address may have a typo.",
} as const

const headings: Readonly<Record<number, string>> = {
  403: 'No access',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
}

/** Renders a failure as a page for browsers, with a link to Home. */
export const failurePage =
  (productName: string) =>
  ({ status, body }: Failure): string => {
    const { heading, text } =
      status === 404 ? notFound : { heading: headings[status] ?? 'Something went wrong', text: body.error }
    return renderPage({
      productName,
      title: heading,
      body: html`
<div><h1>${heading}</h1><p class="lead">${text}</p></div>
<p><a class="button" href="/id/home">Go to Home</a></p>`,
    })
  }
