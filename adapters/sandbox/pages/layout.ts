import type { FastifyReply } from 'fastify'
import { description, frameColours } from '../http/document.ts'
import { html, type Markup } from '../kernel/html.ts'
import { compositionScript, style } from './assets.ts'

export interface Page {
  readonly productName: string
  readonly title: string
  /** URL paths of further stylesheets besides the common one. */
  readonly ownStyles?: ReadonlyArray<string>
  readonly body: Markup
  /** URL paths of the page's own modules. They run after the page has been parsed. */
  readonly scripts?: ReadonlyArray<string>
  /** Width of the page: wide for tables, narrow for a form, `app` for a page without masthead. */
  readonly width?: 'narrow' | 'wide' | 'app'
}

const masthead = (productName: string): Markup =>
  html`<header class="masthead"><p class="logo"><span class="mark" aria-hidden="true"></span>${productName}</p></header>`

const guards = ({ markup }: Markup): ReadonlyArray<string> =>
  markup.includes('<form') ? [compositionScript.address] : []

/** Renders a page of the sandbox, including the parts that all pages share. */
export const renderPage = ({
  productName,
  title,
  ownStyles = [],
  body,
  scripts = [],
  width = 'narrow',
}: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${frameColours.masthead.map(
  (color, index) =>
    html`<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${index === 0 ? 'light' : 'dark'})">`,
)}
<meta name="description" content="${description}">
<title>${title} · ${productName}</title>
<link rel="stylesheet" href="${style.address}">
${ownStyles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
<link rel="icon" href="/id/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/id/touch-icon.png">
${[...guards(body), ...scripts].map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body>
${width === 'app' ? null : masthead(productName)}
<main class="${width}">
${body}
</main>
</body>
</html>
`.markup

/** Sends a page. Keeps the status and headers that are already set on the reply. */
export const sendPage = (reply: FastifyReply, page: Page): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(renderPage(page))
