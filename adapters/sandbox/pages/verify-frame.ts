import { html, type Markup } from '../kernel/html.ts'

const paths = {
  identityDocument:
    'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM8.5 12.3a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM5.5 15.8c.5-1.6 1.6-2.3 3-2.3s2.5.7 3 2.3M14.5 10h3.5m-3.5 3.5h3.5',
  selfie:
    'M4 8V6a2 2 0 0 1 2-2h2m8 0h2a2 2 0 0 1 2 2v2m0 8v2a2 2 0 0 1-2 2h-2m-8 0H6a2 2 0 0 1-2-2v-2M9 10v.01m6-.01v.01M9 14.5c.8 1 1.8 1.5 3 1.5s2.2-.5 3-1.5',
  address: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6',
  personalDetails: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  alert:
    'M12 9v4m0 3.5v.01M10.4 4.2 2.9 17.3a1.8 1.8 0 0 0 1.6 2.7h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.2a1.8 1.8 0 0 0-3.2 0z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  left: 'm14.5 6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
} as const

export type IconName = keyof typeof paths

/** Decorative icon beside a text with the same meaning. */
export const icon = (name: IconName): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`

export type Tone = 'good' | 'wait' | 'bad' | 'brand'

export const tile = (name: IconName, tone: Tone | 'plain', size: 'large' | 'small' = 'small'): Markup =>
  html`<span class="tile ${tone} ${size}">${icon(name)}</span>`

const steps = [1, 2, 3] as const
export type Step = (typeof steps)[number]

/** Header of a screen, with the link `way` to the previous screen and the number of the step. */
export const screenHeader = (way: { readonly href: string; readonly label: string }, step: Step | null): Markup => html`
<div class="top"><a class="round-link" href="${way.href}" aria-label="${way.label}">${icon(step === null ? 'close' : 'left')}</a>
${step === null ? null : html`<p>Step ${step} of 3</p>`}</div>
${step === null ? null : progressBar(step)}`

/** Progress bar that marks the steps up to `step`. `count` is the number of all steps. */
export const progressBar = (step: Step, count: Step = 3): Markup =>
  html`<div class="bar" aria-hidden="true">${steps.slice(0, count).map((one) => html`<i${one <= step ? html` class="on"` : null}></i>`)}</div>`

/** Error of the submitted form; hidden if there is none. */
export const errorMessage = (error: string | null): Markup =>
  html`<p class="alert" role="alert" id="error">${error}</p>`
