import { type AddressDirectoryView, type AddressFormView, type OptionView, type ProfileRow, until } from '@paydeck/core'
import type { App } from './app.ts'
import { choiceLines, chosen, type Labelled } from './choices.ts'
import { columns, type Line, piece } from './lines.ts'
import type { Terminal } from './terminal.ts'

type Lines = ReadonlyArray<Line>
type Receiving = Pick<App, 'addressDirectory' | 'addressForm'>

/** Menu entry of the page for receiving addresses. If `act` is null, the entry leads back to home. */
interface PageChoice extends Labelled {
  readonly act: ((terminal: Terminal, addresses: Receiving) => Promise<void>) | null
}

const profileCells = ({ name, currency, chain, address, senders, pending }: ProfileRow): Line => [
  name,
  [currency, ...(chain === null ? [] : [chain])].join(' on '),
  address?.short ?? '',
  piece('quiet', senders),
  piece('wait', pending ?? ''),
]

/** Returns the lines of the page that lists the user's receiving addresses, from top to bottom. */
const indexLines = (view: AddressDirectoryView): Lines => [
  [piece('strong', view.heading)],
  [view.lead],
  ...(view.application === null ? [] : [[`${view.application.title}: `, piece('quiet', view.application.text)]]),
  ...(view.alert === null ? [] : [[piece('bad', view.alert.text)]]),
  ...(view.banner === null ? [] : [[piece('wait', '! '), view.banner.text]]),
  ...(view.inviteFailure === null ? [] : [[piece('bad', view.inviteFailure)]]),
  ...(view.notice === null ? [] : [[piece(view.notice.tone === 'success' ? 'good' : 'bad', view.notice.text)]]),
  ...view.requests.map(({ text, goesTo }) => [piece('wait', '! '), text, ' ', piece('quiet', goesTo)]),
  ...columns(view.profiles.map(profileCells), ['start', 'start', 'start', 'start', 'start']),
  ...(view.empty === null ? [] : [[view.empty]]),
]

const isClosed = (view: AddressFormView | null): view is null => view === null
const isReady = (view: AddressDirectoryView): view is AddressDirectoryView => !view.isLoading
/** True if the result of saving is known: the form has closed, or it shows an alert. */
const isTold = (view: AddressFormView | null): view is AddressFormView | null => view === null || view.alert !== null

const formOf = ({ addressForm }: Receiving): AddressFormView | null => addressForm.view.get()

/**
 * True if the user has typed the name of this currency: "USDC", or "USDC Polygon" if the currency exists on several chains.
 */
const isMeant = ({ displayCode, chain }: OptionView, words: string): boolean =>
  [displayCode, ...(chain === null ? [] : [chain])].join(' ').toLowerCase() === words.toLowerCase()

/**
 * Chooses the currency that the user has entered. An empty entry keeps the current choice. Any other entry is also the
 * search text of the form, which filters the listed currencies. Returns true if an available currency is chosen now.
 */
const chooseCurrency = (addresses: Receiving, words: string): boolean => {
  const form = formOf(addresses)
  if (words === '') return form?.currency.chosen?.unavailable === null
  addresses.addressForm.search('')
  const meant = formOf(addresses)?.currency.options.find((option) => isMeant(option, words))
  addresses.addressForm.search(words)
  if (meant === undefined || meant.unavailable !== null) return false
  addresses.addressForm.choose(meant.code)
  return true
}

const optionLines = ({ currency }: AddressFormView): Lines => [
  ...(currency.none === null ? [] : [[piece('bad', currency.none)]]),
  ...(currency.failure === null ? [] : [[piece('bad', currency.failure)]]),
  ...columns(
    currency.options.map(({ displayCode, name, chain, unavailable }) => [
      displayCode,
      name,
      chain ?? '',
      piece('quiet', unavailable ?? ''),
    ]),
    ['start', 'start', 'start', 'start'],
  ),
]

/** Asks the user for each field of the form. Returns 'again' after an invalid entry, and 'ended' at the end of the input. */
const ask = async (
  terminal: Terminal,
  addresses: Receiving,
  form: AddressFormView,
): Promise<'filled' | 'again' | 'ended'> => {
  const { currency, address, label } = form
  const words = await terminal.ask(`${currency.label} (${currency.chosen?.displayCode ?? currency.placeholder}): `)
  if (words === null) return 'ended'
  if (!chooseCurrency(addresses, words.trim())) return 'again'
  const typed = await terminal.ask(`${address.label}: `)
  const name = typed === null ? null : await terminal.ask(`${label.label} (${label.value}): `)
  if (typed === null || name === null) return 'ended'
  addresses.addressForm.type({ field: 'address', text: typed })
  if (name.trim() !== '') addresses.addressForm.type({ field: 'label', text: name })
  return formOf(addresses)?.canSave === true ? 'filled' : 'again'
}

/** Asks for the fields and saves the form. Repeats this until the form is saved or the input ends. */
const fillIn = async (terminal: Terminal, addresses: Receiving): Promise<void> => {
  for (let form = formOf(addresses); form !== null; form = formOf(addresses)) {
    const answer = await ask(terminal, addresses, form)
    if (answer === 'ended') return addresses.addressForm.cancel()
    if (answer === 'again') {
      terminal.say(optionLines(formOf(addresses) ?? form))
      continue
    }
    addresses.addressForm.save()
    const after = await until(addresses.addressForm.view, isTold)
    if (after === null || after.alert === null) return
    terminal.say([[piece(after.alert.tone === 'success' ? 'good' : 'bad', after.alert.text)]])
    if (after.alert.tone === 'success') return
  }
}

const open =
  (payorId: string | null): PageChoice['act'] =>
  async (terminal, addresses) => {
    addresses.addressForm.add(payorId)
    const form = formOf(addresses)
    if (form !== null) terminal.say([[], [piece('strong', form.heading)], [form.approval]])
    await fillIn(terminal, addresses)
  }

const accept =
  (payorId: string): PageChoice['act'] =>
  async (_, addresses) => {
    addresses.addressDirectory.accept(payorId)
    await until(addresses.addressDirectory.view, (view): view is AddressDirectoryView => view.notice !== null)
  }

const undo: PageChoice['act'] = async (_, addresses) => {
  addresses.addressDirectory.undo()
  await until(
    addresses.addressDirectory.view,
    (view): view is AddressDirectoryView => (view.notice?.move ?? null) === null,
  )
}

const choicesOf = (view: AddressDirectoryView, home: string): ReadonlyArray<PageChoice> => [
  ...(view.notice?.move ? [{ label: view.notice.move.undo, act: undo }] : []),
  ...view.requests.map(({ id, action }) => ({
    label: action.label,
    act: action.kind === 'accept' ? accept(id) : open(id),
  })),
  ...(view.add === null ? [] : [{ label: view.add, act: open(null) }]),
  { label: home, act: null },
]

/**
 * Shows the page for receiving addresses and runs the menu entries that the user chooses. Ends when the user returns to home
 * or the input ends.
 */
export const visitReceiving = async (terminal: Terminal, addresses: Receiving, home: string): Promise<void> => {
  addresses.addressDirectory.load()
  for (;;) {
    await until(addresses.addressForm.view, isClosed)
    const view = await until(addresses.addressDirectory.view, isReady)
    const choices = choicesOf(view, home)
    terminal.say([[], ...indexLines(view), ...choiceLines(choices)])
    const answer = await terminal.ask('> ')
    if (answer === null) return
    const choice = chosen(choices, answer)
    if (choice === null) continue
    if (choice.act === null) return
    await choice.act(terminal, addresses)
  }
}
