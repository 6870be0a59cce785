import type { BillRemindersView } from '@paydeck/core'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { BillCard } from '../../ui/bill-pay/bill-list/BillCard.tsx'
import { DueNotice } from '../../ui/bill-pay/bill-reminders/Reminders.tsx'
import { Alert } from '../../ui/kit/Alert.tsx'
import { Amount } from '../../ui/kit/Amount.tsx'
import { Pill } from '../../ui/kit/Pill.tsx'
import { TimeLine } from '../../ui/kit/TimeLine.tsx'
import { Warning } from '../../ui/receiving/address-directory/Warning.tsx'
import { home } from '../bill-pay/bill-list/screen-views.ts'

const nothing = () => undefined

const due: BillRemindersView = {
  title: 'Due',
  tone: 'wait',
  rows: [],
  calendar: { label: 'Add' },
  dismiss: { label: 'Put away' },
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

interface Toned {
  /** The attribute by which its style is chosen. */
  readonly at: string
  readonly tones: ReadonlyArray<readonly [tone: string, shown: ReactNode]>
}

const toned = <T extends string>(at: string, tones: ReadonlyArray<T>, shown: (tone: T) => ReactNode): Toned => ({
  at,
  tones: tones.map((tone) => [tone, shown(tone)]),
})

const shown: Readonly<Record<string, Toned>> = {
  'a pill': toned('data-tone', ['neutral', 'good', 'wait', 'bad', 'brand'], (tone) => <Pill tone={tone}>Word</Pill>),
  'what is told': toned('data-tone', ['caution', 'success', 'wait', 'info'], (tone) => <Alert tone={tone}>Word</Alert>),
  'what keeps payments from coming': toned('data-tone', ['warning', 'error'], (tone) => (
    <Warning tone={tone} text="Words">
      Way
    </Warning>
  )),
  'bills that are due': toned('data-tone', ['wait', 'bad'], (tone) => (
    <DueNotice view={{ ...due, tone }} act={{ saveCalendar: nothing, dismiss: nothing }} />
  )),
  'the connection of a bill': toned('data-tone', ['wait', 'bad'], billCard),
  'an amount': toned('data-direction', ['in', 'out'], (direction) => <Amount text="1.00" direction={direction} />),
  'a step': toned('data-state', ['done', 'now', 'later', 'failed'], (state) => (
    <TimeLine label="Steps" steps={[{ label: 'Step', state, note: null }]} />
  )),
}

it.each(Object.entries(shown))('%s has the tone that it is given, and no other', (_, { at, tones }) => {
  for (const [tone, element] of tones) {
    const { container } = render(element)
    const seen = [...container.querySelectorAll(`[${at}]`)].map((one) => one.getAttribute(at))
    expect(seen).toEqual([tone])
    cleanup()
  }
})
