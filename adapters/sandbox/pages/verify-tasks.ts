import { html, type Markup } from '../kernel/html.ts'
import { isOpen, type Task, type TaskName } from '../verification/collection-tasks.ts'
import { errorMessage, tile, type Tone, screenHeader } from './verify-frame.ts'
import { progressText, taskTexts } from './verify-texts.ts'

type Field = (name: string) => string

/** Error of a submitted form, with the name of the wrong field. */
export interface FormProblem {
  readonly error: string
  readonly field: string | null
}

interface FormPage {
  readonly task: Task
  readonly action: string
  readonly back: string
  readonly problem: FormProblem | null
  /** Returns the text that the user typed into a field, so that the form can show it again. */
  readonly typed: Field
}

interface Input {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  readonly type?: 'date'
}

const inputs: Readonly<Record<'address' | 'personalDetails', ReadonlyArray<Input>>> = {
  address: [
    { name: 'street', label: 'Street address', autocomplete: 'street-address' },
    { name: 'city', label: 'City', autocomplete: 'address-level2' },
    { name: 'region', label: 'State or region (optional)', autocomplete: 'address-level1' },
    { name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code' },
  ],
  personalDetails: [
    { name: 'name', label: 'Name on your ID', autocomplete: 'name' },
    { name: 'birth', label: 'Date of birth', autocomplete: 'bday', type: 'date' },
    { name: 'expiry', label: 'ID expiration date', autocomplete: 'off', type: 'date' },
  ],
}

const headings = { address: 'Where do you live?', personalDetails: 'Who are you?' } as const

const input = ({ name, label, autocomplete, type }: Input, typed: Field, wrong: boolean): Markup => html`
<label>${label}<input name="${name}" value="${typed(name)}" autocomplete="${autocomplete}" maxlength="100"${type === undefined ? null : html` type="${type}"`}${name === 'region' ? null : html` required`}${wrong && html` aria-invalid="true" aria-describedby="error" autofocus`}></label>`

/** Page for a task that the user completes by typing into a form, such as the address. */
export const formPage = (
  name: 'address' | 'personalDetails',
  { task, action, back, problem: wrong, typed }: FormPage,
): Markup => {
  const message = wrong?.error ?? (task.status === 'tryAgain' ? (task.reason ?? null) : null)
  return html`
<div class="screen">${screenHeader({ href: back, label: 'Back to tasks' }, 3)}
<form method="post" action="${action}">
<h1>${headings[name]}</h1><p class="lead">Enter your details exactly as on your ID. We use them only to check your ID and don't store them.</p>
${errorMessage(message)}
${inputs[name].map((one) => input(one, typed, one.name === wrong?.field))}
<div class="lower"><button>Check</button></div></form></div>`
}

/** Labels and colours of the statuses in the list of tasks. The label is a link if the task still accepts an attempt. */
const pills: Readonly<Record<Task['status'], { readonly word: string; readonly tone: Tone | 'plain' }>> = {
  notStarted: { word: 'Start', tone: 'brand' },
  tryAgain: { word: 'Try again', tone: 'bad' },
  processing: { word: 'Checking', tone: 'wait' },
  completedSuccess: { word: 'Done', tone: 'good' },
  completedFailed: { word: 'Failed', tone: 'bad' },
}

const noteOf = ({ name, status, reason }: Task): string => {
  if (status === 'processing') return 'This takes a few seconds'
  if (status === 'completedSuccess') return taskTexts[name].done
  return reason ?? 'Not started'
}

const row = (task: Task, address: (name: TaskName) => string): Markup => {
  const { word, tone } = pills[task.status]
  const { title } = taskTexts[task.name]
  const pill = isOpen(task)
    ? html`<a class="pill ${tone}" id="do-${task.name}" href="${address(task.name)}" aria-label="${word}: ${title}">${word}</a>`
    : html`<span class="pill ${tone}">${word}</span>`
  return html`<li>${tile(task.name, tone === 'brand' ? 'plain' : tone)}<div><b>${title}</b><span>${noteOf(task)}</span></div>${pill}</li>`
}

interface TasksPage {
  readonly tasks: ReadonlyArray<Task>
  readonly now: number
  readonly action: string
  readonly leave: string
  readonly stop: string
  readonly address: (name: TaskName) => string
}

/** Page with the list of tasks and their results. The user can submit the application when all tasks have succeeded. */
export const tasksPage = ({ tasks, now, action, leave, stop, address }: TasksPage): Markup => {
  const next = tasks.find(({ status }) => status === 'tryAgain') ?? tasks.find(isOpen)
  const ready = tasks.every(({ status }) => status === 'completedSuccess')
  const waits = tasks.flatMap(({ status, readyAt = now }) => (status === 'processing' ? [readyAt - now] : []))
  const buttonLabel = next === undefined ? null : taskTexts[next.name][next.status === 'tryAgain' ? 'again' : 'start']
  return html`
<div class="screen" id="tasks"${waits.length === 0 ? null : html` data-again="${Math.max(0, Math.min(...waits))}"`}>${screenHeader({ href: leave, label: 'Leave; your progress is saved' }, 3)}
<h1>Almost done</h1><p class="lead" id="progress">${progressText(tasks)}</p>
<ul class="tasks">${tasks.map((task) => row(task, address))}</ul>
<form method="post" action="${action}" class="lower">
${next === undefined ? null : html`<a class="button" id="next" href="${address(next.name)}">${buttonLabel}</a>`}
<button id="submit"${ready ? null : html` disabled`}>Submit for review</button>
${waits.length === 0 ? null : html`<p class="plain"><a id="look" href="${action}">Check for results</a></p>`}
<p class="plain"><a id="stop" href="${stop}">Stop this verification</a></p></form></div>`
}

/** Page that asks for confirmation before the user gives up the application. */
export const stopPage = (action: string, back: string): Markup => html`
<div class="screen">${screenHeader({ href: back, label: 'Back to tasks' }, 3)}
<form method="post" action="${action}"><h1>Stop this verification?</h1>
<p class="lead">This ends your application, and only support can reopen it. To continue another day, just leave: your progress is saved.</p>
<div class="lower"><a class="button" href="${back}">Continue verification</a><button class="secondary">Stop verification</button></div></form></div>`
