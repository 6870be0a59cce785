import { css } from '@emotion/react'
import { Actions } from '../kit/Actions.tsx'
import { Anchor } from '../kit/Anchor.tsx'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { Button, ButtonLink, TextLink } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { CopyText } from '../kit/CopyText.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { chevronDown, copy, key } from '../kit/icons-later.ts'
import { close, eyeOff, plus } from '../kit/icons.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { LinkTabs } from '../kit/LinkTabs.tsx'
import { RefreshButton } from '../kit/RefreshButton.tsx'
import { RowMenu } from '../kit/RowMenu.tsx'
import { Segmented } from '../kit/Segmented.tsx'
import { Switch } from '../kit/Switch.tsx'
import { type Exhibit, exhibit, inDialog } from './exhibit.tsx'

/** Style that puts the menu at the end of a line, as in a row of a list. */
const atEnd = css({ display: 'flex', justifyContent: 'flex-end' })

const nothing = (): void => undefined

const sure = {
  title: 'Remove “Savings”?',
  text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  warning: 'Payments to this address go on until another one is chosen.',
  confirm: 'Remove',
  cancel: 'Keep',
  failure: null,
}
const confirmation = { icon: key, view: sure, state: 'idle', onConfirm: nothing, onCancel: nothing } as const

const copyable = { label: 'address of Savings', value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', onCopy: nothing }
const address = {
  label: 'Wallet address',
  value: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  look: 'label',
  copied: 'idle',
  onCopy: nothing,
} as const

const periods = [
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
  { value: 'month', label: '1 month' },
]

/** Exhibits of buttons and switches. */
export const presses: ReadonlyArray<Exhibit> = [
  exhibit(Button, {
    primary: { children: 'Save' },
    quiet: { children: 'Cancel', kind: 'quiet' },
    text: { children: 'Done', kind: 'text' },
    danger: { children: 'Remove', kind: 'danger' },
    wide: { children: 'Get the Wallet', wide: true },
    disabled: { children: 'Save', disabled: true },
    'of two lines': {
      children: 'Continue with the application that was begun on another device, or begin another one',
    },
  }),
  exhibit(AsyncButton, {
    idle: { label: 'Join Waitlist', state: 'idle' },
    loading: { label: 'Join Waitlist', state: 'loading' },
    success: { label: 'Join Waitlist', state: 'success', success: 'Joined' },
    failed: { label: 'Join Waitlist', state: 'failed', failed: 'Not joined' },
    disabled: { label: 'Join Waitlist', state: 'idle', disabled: true },
    quiet: { label: 'Join Waitlist', state: 'idle', kind: 'quiet' },
    danger: { label: 'Remove', state: 'idle', kind: 'danger' },
  }),
  exhibit(
    Actions,
    {
      'two of them': {
        children: (
          <>
            <AsyncButton label="Update" state="idle" />
            <Button kind="quiet">Cancel</Button>
          </>
        ),
      },
      'under way': {
        children: (
          <>
            <AsyncButton label="Update" state="loading" />
            <Button kind="quiet">Cancel</Button>
          </>
        ),
      },
      'a longer one': {
        children: (
          <>
            <Button>Done</Button>
            <Button kind="quiet">Get a new code</Button>
          </>
        ),
      },
      'three of them': {
        children: (
          <>
            <Button>Download</Button>
            <Button kind="quiet">Copy</Button>
            <Button kind="quiet">Done</Button>
          </>
        ),
      },
      'one alone': { children: <Button>Got it</Button> },
    },
    { room: 'all', around: inDialog },
  ),
  exhibit(LinkButton, { idle: { children: 'Use a backup code' } }),
  exhibit(ButtonLink, {
    inside: { children: 'Verify now', to: '/verify' },
    outside: { children: 'Get support', href: 'https://example.com/', kind: 'quiet' },
  }),
  exhibit(TextLink, {
    inside: { children: 'See all', to: '/crypto-payments' },
    outside: { children: 'Terms and conditions', href: 'https://example.com/' },
  }),
  exhibit(Anchor, {
    inside: { children: 'A link that looks like the text around it', to: '/card' },
    outside: { children: 'A link that leaves', href: 'https://example.com/' },
  }),
  exhibit(RefreshButton, {
    idle: { refresh: { label: 'Refresh', isRefreshing: false }, onPress: () => undefined },
    busy: { refresh: { label: 'Refresh', isRefreshing: true }, onPress: () => undefined },
    small: { refresh: { label: 'Refresh', isRefreshing: false }, isSmall: true, onPress: () => undefined },
  }),
  exhibit(IconButton, {
    idle: { icon: close, label: 'Close' },
    another: { icon: copy, label: 'Copy' },
    tinted: { icon: plus, label: 'Add funds', tinted: true },
    pressed: { icon: eyeOff, label: 'Hide amounts', 'aria-pressed': true },
    disabled: { icon: chevronDown, label: 'Show more', disabled: true },
  }),
  exhibit(
    RowMenu,
    {
      closed: {
        label: 'Actions for Savings',
        actions: [
          { id: 'edit', label: 'Edit', disabled: null, onChoose: nothing },
          { id: 'move', label: 'Move', disabled: 'There is no other one.', onChoose: nothing },
          { id: 'remove', label: 'Remove', disabled: null, isDanger: true, onChoose: nothing },
        ],
      },
    },
    { around: (shown) => <div css={atEnd}>{shown}</div> },
  ),
  exhibit(LinkTabs, {
    'one of three': {
      label: 'Cards',
      tabs: [
        { id: 'a', label: '...4821', note: 'Everyday', isLocked: false, to: '/settings/card/a', isActive: true },
        { id: 'b', label: '...7785', note: 'Travel', isLocked: true, to: '/settings/card/b', isActive: false },
        { id: 'c', label: '...3400', note: 'Old card', isLocked: false, to: '/settings/card/c', isActive: false },
      ],
    },
  }),
  exhibit(
    Segmented<string>,
    { 'one of three': { label: 'Period', options: periods, value: 'week', onChange: nothing } },
    { kept: ['value', 'onChange'] },
  ),
  exhibit(
    Switch,
    {
      off: { label: 'Two-factor', isOn: false, onPress: nothing },
      on: { label: 'Two-factor', isOn: true, onPress: nothing },
      busy: { label: 'Two-factor', isOn: true, isBusy: true, onPress: nothing },
    },
    { kept: ['isOn', 'onPress'] },
  ),
  exhibit(
    CopyButton,
    {
      idle: { ...copyable, copied: 'idle' },
      copied: { ...copyable, copied: 'copied' },
      refused: { ...copyable, copied: 'refused' },
    },
    { room: 'icon' },
  ),
  exhibit(CopyText, {
    label: address,
    'label, copied': { ...address, copied: 'copied' },
    'label, refused': { ...address, copied: 'refused' },
    feedback: { ...address, look: 'feedback' },
    'feedback, copied': { ...address, look: 'feedback', copied: 'copied' },
  }),
  exhibit(
    Confirmation,
    {
      asking: confirmation,
      'under way': { ...confirmation, state: 'loading' },
      'not done': { ...confirmation, state: 'failed', view: { ...sure, failure: 'The address could not be removed.' } },
      short: { ...confirmation, view: { ...sure, text: null } },
    },
    { room: 'all', around: inDialog },
  ),
]
