import {
  type ActiveSessionRow,
  type ActiveSessionsView,
  type SecurityHistoryRow,
  type SecurityHistoryView,
  until,
} from '@paydeck/core'
import type { App } from './app.ts'
import { choiceLines, chosen, type Labelled } from './choices.ts'
import { columns, type Line, piece } from './lines.ts'
import type { Terminal } from './terminal.ts'

type Lines = ReadonlyArray<Line>
type Security = Pick<App, 'securityHistory' | 'activeSessions'>

/** Menu entry of the security page. If `act` is null, the entry leads back to home. */
interface PageChoice extends Labelled {
  readonly act: ((terminal: Terminal, security: Security) => Promise<unknown>) | null
}

/** Returns the lines of a list: title, description, the reason if loading failed, and the loaded rows. */
const listLines = ({ title, text, failure }: ActiveSessionsView | SecurityHistoryView, rows: Lines): Lines => [
  [piece('strong', title)],
  ['  ', piece('quiet', text)],
  ...(failure === null ? [] : [['  ', piece('bad', failure)]]),
  ...columns(rows, ['start', 'start', 'start']),
]

const deviceCells = ({ device, text, mark }: ActiveSessionRow): Line => [
  device,
  piece('quiet', text),
  piece('good', mark ?? ''),
]

const eventCells = ({ icon, title, text }: SecurityHistoryRow): Line => [
  icon === 'alert' ? piece('wait', title) : title,
  piece('quiet', text),
]

const deviceLines = (view: ActiveSessionsView): Lines => listLines(view, view.rows.map(deviceCells))

const eventLines = (view: SecurityHistoryView): Lines => [
  ...listLines(view, view.rows.map(eventCells)),
  ...[view.more?.failure ?? null].filter((failure) => failure !== null).map((failure) => ['  ', piece('bad', failure)]),
]

const isKnown = <V extends ActiveSessionsView | SecurityHistoryView>(view: V): view is V =>
  !view.isLoading || !view.isShown

/** Asks the confirmation question that the core provides. If the user confirms, ends all other sessions of the account. */
const endOthers = async (terminal: Terminal, { activeSessions, securityHistory }: Security): Promise<void> => {
  activeSessions.openEndOthers()
  const { title, warning, confirm, cancel } = activeSessions.ending.get()
  const answers = [
    { label: confirm, isConfirmed: true },
    { label: cancel, isConfirmed: false },
  ]
  terminal.say([[], [piece('strong', title)], [warning], ...choiceLines(answers)])
  const answer = await terminal.ask('> ')
  if (answer === null || chosen(answers, answer)?.isConfirmed !== true) return activeSessions.closeEnd()
  activeSessions.end()
  await until(activeSessions.ending, ({ status }) => status !== 'loading')
  const { outcome } = activeSessions.view.get()
  const { failure } = activeSessions.ending.get()
  if (outcome !== null) terminal.say([[piece('good', outcome)]])
  if (failure !== null) terminal.say([[piece('bad', failure)]])
  activeSessions.closeEnd()
  // The printed page does not update itself, so the history is reloaded before it is printed.
  securityHistory.reload()
  await until(securityHistory.view, ({ isRefreshing }) => !isRefreshing)
}

const showMore: PageChoice['act'] = (_, { securityHistory }) => {
  securityHistory.showMore()
  return until(securityHistory.view, ({ status }) => status !== 'loading')
}

const choicesOf = (
  devices: ActiveSessionsView,
  events: SecurityHistoryView,
  home: string,
): ReadonlyArray<PageChoice> => [
  ...(devices.endOthers === null ? [] : [{ label: devices.endOthers, act: endOthers }]),
  ...(events.more === null ? [] : [{ label: events.more.label, act: showMore }]),
  { label: home, act: null },
]

/**
 * Shows the security page and runs the menu entries that the user chooses. Ends when the user returns to home or the input
 * ends.
 */
const visit = async (terminal: Terminal, security: Security, home: string): Promise<void> => {
  for (;;) {
    const devices = await until(security.activeSessions.view, isKnown)
    const events = await until(security.securityHistory.view, isKnown)
    const choices = choicesOf(devices, events, home)
    terminal.say([
      ...(devices.isShown ? [[], ...deviceLines(devices)] : []),
      ...(events.isShown ? [[], ...eventLines(events)] : []),
      ...choiceLines(choices),
    ])
    const answer = await terminal.ask('> ')
    if (answer === null) return
    const choice = chosen(choices, answer)
    if (choice === null) continue
    if (choice.act === null) return
    await choice.act(terminal, security)
  }
}

/** Shows the account's sessions and security history. Both are updated as long as the page is open. */
export const visitSecurity = async (terminal: Terminal, security: Security, home: string): Promise<void> => {
  const lists = [security.activeSessions, security.securityHistory]
  for (const list of lists) list.enter()
  await visit(terminal, security, home)
  for (const list of lists) list.leave()
}
