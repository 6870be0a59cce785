import { html, type Markup } from '../kernel/html.ts'
import type { Application } from '../verification/application-changes.ts'
import { type Phase, lastReached, reviewEnd } from '../verification/application-review.ts'
import { icon, tile, screenHeader } from './verify-frame.ts'
import { unlockedFeatures, reviewTime, unverifiedNext, unverifiedWhy } from './verify-texts.ts'

const home = { href: '/id/home', label: 'Close' }

const timeFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Renders a time in UTC. The page's script replaces it by the user's local time. */
const time = (at: number | null, before = ''): Markup | null =>
  at === null
    ? null
    : html`<span class="when">${before}<time datetime="${new Date(at).toISOString()}">${timeFormat.format(at)} UTC</time></span>`

type StepState = 'done' | 'now' | 'later' | 'fail'

interface Entry {
  readonly title: string
  readonly note: string
  readonly state: StepState
  readonly when: Markup | null
}

const states: Readonly<Record<StepState, string>> = { done: 'Done', now: 'Now', later: 'Later', fail: 'Failed' }

const entry = ({ title, note, state: look, when }: Entry): Markup => html`
<li class="${look}"${look === 'now' && html` aria-current="step"`}><span class="dot">${look === 'done' ? icon('check') : look === 'fail' ? icon('close') : null}</span>
<div><b>${title}</b><span class="unseen">${states[look]}</span><span class="note-line">${note}</span></div>${when}</li>`

/** Renders the completed and the remaining steps of a verification application. */
const timeLine = (row: Application, phase: Phase): Markup => {
  const at = (step: string): number | null => lastReached(row, step)?.at ?? null
  const isOver = phase === 'approved' || phase === 'rejected'
  const wasReviewed = isOver || phase === 'inReview'
  const end = reviewEnd(row)
  const decision: StepState = phase === 'approved' ? 'done' : phase === 'rejected' ? 'fail' : 'later'
  const entries: ReadonlyArray<Entry> = [
    { title: 'Applied', note: 'You started the application', state: 'done', when: time(at('applied')) },
    {
      title: 'Photos and details submitted',
      note: 'Checked automatically',
      state: wasReviewed ? 'done' : phase === 'failed' ? 'fail' : 'later',
      when: time(at('collected')),
    },
    {
      title: 'Manual review',
      note: isOver ? '' : 'Usually the next day',
      state: isOver ? 'done' : phase === 'inReview' ? 'now' : 'later',
      when: isOver ? time(at('inReview')) : phase === 'inReview' ? time(end, 'until ') : null,
    },
    {
      title: 'Decision',
      note: isOver ? '' : 'By email and in your profile',
      state: decision,
      when: time(at('decided')),
    },
  ]
  return html`<ol class="line">${entries.map(entry)}</ol>`
}

const whyNext = (why: string, next: string): Markup => html`
<dl class="why"><dt>Why</dt><dd>${why}</dd><dt>What happens next</dt><dd>${next}</dd></dl>`

const back = (productName: string): Markup =>
  html`<div class="lower"><a class="button" href="/id/home">Back to ${productName}</a></div>`
const support = html`<div class="lower"><a class="button" href="/pages/support">Contact Support</a></div>`

const inReview = (row: Application, productName: string): Markup => html`
${tile('clock', 'wait', 'large')}<h1>Your application is in review</h1>
<p class="lead">Review takes ${reviewTime}. You can close this tab. We'll email you when it's done.</p>
${timeLine(row, 'inReview')}${back(productName)}`

const approved = (row: Application, productName: string): Markup => html`
${tile('check', 'good', 'large')}<h1>You are verified</h1>
<p class="lead">${unlockedFeatures[row.productName] ?? ''} You're all set.</p>
${timeLine(row, 'approved')}${back(productName)}`

const unverified = (row: Application, phase: keyof typeof unverifiedWhy): Markup => {
  const failure = row.collectionTasks.find(({ status }) => status === 'completedFailed')?.reason
  const why = (phase === 'failed' ? failure : lastReached(row, 'decided')?.reason) ?? unverifiedWhy[phase]
  return html`
${tile('alert', 'bad', 'large')}<h1>${phase === 'abandoned' ? 'This application was stopped' : "We couldn't verify you"}</h1>
${whyNext(why, unverifiedNext)}${timeLine(row, phase)}${support}`
}

/** Page of a verification application in which the user has nothing left to do. */
export const outcomePage = (row: Application, phase: Exclude<Phase, 'collecting'>, productName: string): Markup => html`
<div class="screen">${screenHeader(home, null)}
${phase === 'inReview' ? inReview(row, productName) : phase === 'approved' ? approved(row, productName) : unverified(row, phase)}</div>`
