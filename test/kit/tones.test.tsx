import 'reflect-metadata/lite'
import type { BillRemindersView } from '@paydeck/core'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { BillCard } from '../../ui/bill-pay/bill-list/BillCard.tsx'
import { DueNotice } from '../../ui/bill-pay/bill-reminders/Reminders.tsx'
import { Alert } from '../../ui/kit/Alert.tsx'
import { Amount } from '../../ui/kit/Amount.tsx'
import { CodeInput } from '../../ui/kit/CodeInput.tsx'
import { CopyButton } from '../../ui/kit/CopyButton.tsx'
import { key } from '../../ui/kit/icons-later.ts'
import { Pill } from '../../ui/kit/Pill.tsx'
import { Subject } from '../../ui/kit/Subject.tsx'
import { TimeLine } from '../../ui/kit/TimeLine.tsx'
import { Toast } from '../../ui/kit/Toast.tsx'
import { Warning } from '../../ui/receiving/address-directory/Warning.tsx'
import { StrengthBar } from '../../ui/security/password-update/StrengthBar.tsx'
import { home } from '../bill-pay/bill-list/screen-views.ts'
import { type Toned, toned, tonesOf } from './toned.tsx'

const nothing = () => undefined

const due: BillRemindersView = {
  title: 'Due',
  tone: 'wait',
  rows: [],
  calendar: { label: 'Add' },
  dismiss: { label: 'Dismiss' },
}

const connected = home.bills.cards.find(({ connection }) => connection !== null)

const billCard = (tone: 'wait' | 'bad'): ReactNode =>
  connected?.connection && (
    <BillCard
      card={{ ...connected, due: null, connection: { ...connected.connection, tone } }}
      hidden={null}
      onLearnMore={nothing}
      onReconnect={nothing}
    />
  )

const shown: Readonly<Record<string, Toned>> = {
  'a pill': toned('data-tone', ['neutral', 'good', 'wait', 'bad', 'brand'], (tone) => <Pill tone={tone}>Word</Pill>),
  'an alert': toned('data-tone', ['caution', 'success', 'wait', 'info'], (tone) => <Alert tone={tone}>Word</Alert>),
  'a warning': toned('data-tone', ['warning', 'error'], (tone) => (
    <Warning tone={tone} text="Words">
      Way
    </Warning>
  )),
  'the notice of due bills': toned('data-tone', ['wait', 'bad'], (tone) => (
    <DueNotice view={{ ...due, tone }} act={{ saveCalendar: nothing, dismiss: nothing }} />
  )),
  'the connection of a bill': toned('data-tone', ['wait', 'bad'], billCard),
  'a toast': toned('data-tone', ['done', 'waiting', 'offer', 'failure'], (tone) => (
    <Toast
      toast={{ tone, role: 'status', title: 'Word', text: null, link: null, action: null, close: 'Close' }}
      onAction={nothing}
      onClose={nothing}
    />
  )),
  'the strength of a password': toned('data-enough', ['true', 'false'], (isEnough) => (
    <StrengthBar strength={{ percent: 40, label: 'Word', isEnough: isEnough === 'true' }} />
  )),
  'a copy button': toned('data-copied', ['true', 'false'], (isCopied) => (
    <CopyButton label="it" value="1" copied={isCopied === 'true' ? 'copied' : 'idle'} onCopy={nothing} />
  )),
  // Marks the cell for the next digit. If all digits are entered, marks the last cell, because another digit would replace
  // the last one.
  'the cell of the next digit of a code': toned(
    'data-next',
    ['', '1', '123'],
    (value) => (
      <CodeInput
        label="Code"
        length={3}
        value={value}
        typed={(before) => before}
        pasted={(before) => before}
        pasteNote={() => null}
        onChange={nothing}
      />
    ),
    (value) => [0, 1, 2].map((at) => String(at === Math.min(value.length, 2))),
  ),
  'the subject of a dialog': toned('data-danger', ['true', 'false'], (isDanger) => (
    <Subject icon={key} title="Word" isDanger={isDanger === 'true'} />
  )),
  'the progress of a step': toned(
    'data-filled',
    ['1', '2'],
    (done) => (
      <TimeLine
        label="Steps"
        steps={[{ label: 'Step', state: 'now', note: null, parts: { done: Number(done), of: 3 } }]}
      />
    ),
    (done) => [1, 2, 3].map((part) => String(part <= Number(done))),
  ),
  'an amount': toned('data-direction', ['in', 'out'], (direction) => <Amount text="1.00" direction={direction} />),
  'a step': toned('data-state', ['done', 'now', 'later', 'failed'], (state) => (
    <TimeLine label="Steps" steps={[{ label: 'Step', state, note: null }]} />
  )),
}

it.each(Object.entries(shown))(
  'the attribute that styles %s has the value that the props specify',
  (_, { at, tones }) => {
    for (const [all, element] of tones) {
      expect(tonesOf(element, at)).toEqual(all)
      cleanup()
    }
  },
)
