import { pasteCode, pasteNote, typeCode } from '@paydeck/core'
import { coinIcon } from '@paydeck/core/money'
import { AmountField } from '../kit/AmountField.tsx'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { Button } from '../kit/Button.tsx'
import { CodeFields } from '../kit/CodeFields.tsx'
import { CodeInput } from '../kit/CodeInput.tsx'
import { CoinIcon } from '../kit/coins/CoinIcon.tsx'
import { Combobox } from '../kit/Combobox.tsx'
import { Field, fieldStyles, Wrong } from '../kit/Field.tsx'
import { Form } from '../kit/Form.tsx'
import { Labelled } from '../kit/Labelled.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { SuggestField } from '../kit/SuggestField.tsx'
import { type Exhibit, exhibit, inDialog } from './exhibit.tsx'

const nothing = (): void => undefined

const name = { label: 'First name', value: 'Ada', onChange: nothing }
const password = { label: 'Password', value: 'correct horse', onChange: nothing }

const digits = { length: 6, letters: false }
const letters = { length: 12, letters: true }
const code = {
  label: '6-digit code',
  length: digits.length,
  value: '',
  typed: typeCode(digits),
  pasted: pasteCode(digits),
  pasteNote: pasteNote(digits),
  onChange: nothing,
}
const backup = {
  ...code,
  label: 'Backup code',
  length: letters.length,
  typed: typeCode(letters),
  pasted: pasteCode(letters),
  pasteNote: pasteNote(letters),
  letters: true,
  segmented: false,
}

const authenticator = {
  kind: 'authenticator',
  label: '6-digit code',
  hint: 'From your authenticator app. Each code works once.',
  rule: digits,
  value: '',
  error: null,
} as const
const asking = {
  form: authenticator,
  other: 'Use a backup code',
  onChange: nothing,
  onBlur: nothing,
  onSwitch: nothing,
}

const option = (id: string, label: string, note: string | null, unavailable: string | null = null) => ({
  id,
  label,
  note,
  icon: <CoinIcon name={coinIcon(id)} size="medium" />,
  unavailable,
})
const bitcoin = option('BTC', 'Bitcoin', null)
const choice = {
  label: 'Currency',
  placeholder: 'Search for a currency',
  chosen: null,
  options: [
    bitcoin,
    option('USDC_m', 'USDC.e', 'Polygon'),
    option('USDT', 'USDT', null, 'Not Available'),
    option('ETH_base', 'Ether', 'Base'),
  ],
  query: '',
  none: null,
  onQuery: nothing,
  onChoose: nothing,
}

const street = {
  label: 'Street 1',
  value: '48 Lark',
  suggestions: [
    { id: 'a', label: '48 Larkspur Lane, Portland, OR' },
    { id: 'b', label: '48 Larkin Street, Salem, OR' },
  ],
  onChange: nothing,
  onChoose: nothing,
}

const form = {
  onSubmit: nothing,
  alert: null,
  children: <Field label="Label" value="Savings" onChange={nothing} />,
  actions: (
    <>
      <AsyncButton label="Save" state="idle" type="submit" />
      <Button kind="quiet">Cancel</Button>
    </>
  ),
}

const dollars = {
  label: 'Amount in US dollars',
  symbol: '$',
  value: '25',
  hint: 'From $1.00 to $10,000.00',
  presets: {
    label: 'Amounts',
    options: ['25', '50', '100'].map((one) => ({ label: `$${one}`, value: one, isChosen: one === '25' })),
  },
  total: { label: 'New balance', amount: '$1,309.55' },
  onChange: nothing,
}

/** Exhibits of form fields. */
export const fields: ReadonlyArray<Exhibit> = [
  exhibit(
    Field,
    {
      filled: name,
      empty: { ...name, value: '', placeholder: 'As on your passport' },
      hint: { ...name, hint: 'At least two letters.' },
      error: { ...name, value: 'A', error: 'Enter at least two letters.' },
      'hint and error': { ...name, value: 'A', hint: 'At least two letters.', error: 'Enter at least two letters.' },
      disabled: { ...name, disabled: true },
      'read only': { ...name, readOnly: true },
    },
    { kept: ['value', 'onChange'] },
  ),
  exhibit(
    AmountField,
    {
      chosen: dollars,
      empty: {
        ...dollars,
        value: '',
        presets: { ...dollars.presets, options: dollars.presets.options.map((one) => ({ ...one, isChosen: false })) },
      },
      error: { ...dollars, value: '20000.50', hint: undefined, error: 'Enter an amount from $1.00 to $10,000.00.' },
      resting: { ...dollars, isLocked: true },
      'without a total': { ...dollars, total: null },
    },
    { kept: ['value', 'onChange'] },
  ),
  exhibit(
    PasswordField,
    { filled: password, error: { ...password, value: 'a', error: 'Use at least 12 characters.' } },
    { kept: ['value', 'onChange'] },
  ),
  exhibit(
    CodeInput,
    {
      empty: code,
      begun: { ...code, value: '123' },
      full: { ...code, value: '123456', hint: 'From your authenticator app.' },
      error: { ...code, value: '123456', error: 'This code is not right. Try the next one.' },
      disabled: { ...code, value: '123456', disabled: true },
      'in one box': { ...backup, value: 'a1b2c3' },
    },
    { kept: ['value', 'onChange'] },
  ),
  exhibit(CodeFields, {
    authenticator: asking,
    'authenticator, wrong': {
      ...asking,
      form: { ...authenticator, value: '123456', error: 'This code is not right.' },
    },
    'no other way': { ...asking, other: null },
    backup: {
      ...asking,
      form: { ...authenticator, kind: 'backup', label: 'Backup code', hint: 'Each works once.', rule: letters },
      other: 'Use a 6-digit code',
    },
  }),
  exhibit(
    Combobox,
    {
      'nothing chosen': choice,
      chosen: { ...choice, chosen: bitcoin },
      'chosen, with a note': { ...choice, chosen: option('USDC_m', 'USDC.e', 'Polygon') },
      'read only': { ...choice, chosen: bitcoin, readOnly: true },
      error: { ...choice, error: 'Choose a currency.' },
      'nothing found': { ...choice, options: [], none: 'No currency has this name.' },
    },
    { kept: ['query', 'onQuery'] },
  ),
  exhibit(
    SuggestField,
    {
      closed: street,
      'with an error': { ...street, value: '', suggestions: [], error: 'Enter a Street Address' },
      'read only': { ...street, readOnly: true },
    },
    { kept: ['value', 'onChange'] },
  ),
  exhibit(Wrong, { 'in a field': {} }),
  exhibit(Labelled, {
    'with something at the other end': {
      label: 'Card name',
      error: 'Card name cannot exceed 20 characters',
      aside: '24 / 20',
      children: (ties) => (
        <div css={fieldStyles.box}>
          <input {...ties} css={fieldStyles.input} type="text" defaultValue="Groceries and the garden" />
          <Wrong />
        </div>
      ),
    },
    'any input': {
      label: 'Amount',
      hint: 'Between $25 and $5,000.',
      children: (ties) => (
        <div css={fieldStyles.box}>
          <input {...ties} css={fieldStyles.input} type="text" defaultValue="25.00" />
        </div>
      ),
    },
  }),
  exhibit(
    Form,
    {
      'at rest': form,
      saved: { ...form, alert: { tone: 'success', text: 'Saved.' } },
      'not saved': { ...form, alert: { tone: 'caution', text: 'It could not be saved. Try again.' } },
    },
    { room: 'all', around: inDialog },
  ),
]
