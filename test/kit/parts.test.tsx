import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Alert } from '../../ui/kit/Alert.tsx'
import { Amount } from '../../ui/kit/Amount.tsx'
import { Anchor } from '../../ui/kit/Anchor.tsx'
import { CardFace } from '../../ui/kit/CardFace.tsx'
import { Confirmation } from '../../ui/kit/Confirmation.tsx'
import { Failed } from '../../ui/kit/Failed.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { key } from '../../ui/kit/icons-later.ts'
import { plus } from '../../ui/kit/icons.ts'
import { Mark } from '../../ui/kit/Mark.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Panel } from '../../ui/kit/Panel.tsx'
import { ProgressBar } from '../../ui/kit/ProgressBar.tsx'
import { Row } from '../../ui/kit/Row.tsx'
import { SmallCardFace } from '../../ui/kit/SmallCardFace.tsx'
import { sparkBox, sparklinePath } from '../../ui/kit/sparkline-path.ts'
import { Sparkline } from '../../ui/kit/Sparkline.tsx'
import { Time, Timed } from '../../ui/kit/Time.tsx'
import { TimeLine } from '../../ui/kit/TimeLine.tsx'

it('an Anchor opens an external page in a new tab, without an opener or a referrer', () => {
  render(<Anchor href="https://example.com/">Support</Anchor>)
  const link = screen.getByRole('link', { name: 'Support' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

it('a panel is a region that is named by its heading and contains its link', () => {
  render(
    <Panel heading="Recent Activity" link={{ label: 'SEE ALL', to: '/crypto-payments' }}>
      <Row icon="GC" title="Glasshouse Coffee" />
    </Panel>,
  )
  const panel = screen.getByRole('region', { name: 'Recent Activity' })
  expect(within(panel).getByRole('link', { name: 'SEE ALL' }).getAttribute('href')).toBe('/crypto-payments')
})

it('the title of a row can be a link, a button or plain text', async () => {
  const pressed = vi.fn()
  render(
    <>
      <Row icon="A" title="Linked" note="today" amount="−$1.00" detail="0.1 BTC" to="/card/1" />
      <Row icon="B" title="Pressed" onPress={pressed} />
      <Row icon="C" title="Plain" />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Linked' })
  // The text of the link is only the name. The rest of the row describes the link through `aria-describedby`.
  expect(link.textContent).toBe('Linked')
  const described = (link.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  expect(described.map((part) => part?.textContent)).toEqual(['−$1.00', 'today0.1 BTC'])
  await userEvent.click(screen.getByRole('button', { name: 'Pressed' }))
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Plain').closest('a, button')).toBeNull()
})

it('a time element has a machine-readable value if its time is valid', () => {
  const { container } = render(
    <>
      <Timed parts={['Last used ', { at: 1_767_225_600_000, text: 'Jan 1, 2026' }, '.']} />
      <Time at={Number.NaN} text="some day" />
      <Time at={9e15} text="never" />
    </>,
  )
  expect(container.textContent).toBe('Last used Jan 1, 2026.some daynever')
  const times = [...container.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
  expect(times).toEqual(['2026-01-01T00:00:00.000Z', null, null])
})

it('the second button of a row is beside the button of the title, and not inside it', async () => {
  const pressed = vi.fn()
  const added = vi.fn()
  render(
    <Row
      picture={<SmallCardFace lastFour="7785" />}
      title="A name that is cut …"
      fullTitle="A name that is cut somewhere"
      label="A name that is cut somewhere, card ending in 7785"
      amount="$5.00"
      end={<IconButton tinted icon={plus} label="Add funds" onClick={added} />}
      onPress={pressed}
    />,
  )
  const name = screen.getByRole('button', { name: 'A name that is cut somewhere, card ending in 7785' })
  expect([name.textContent, name.title]).toEqual(['A name that is cut …', 'A name that is cut somewhere'])
  expect(name.querySelector('button, a')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add funds' }))
  expect([added.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 0])
})

it('HOME-039 a warning mark in a row has an accessible name', () => {
  render(<Row icon="GC" mark={<Mark kind="exception" label="Problem" />} title="Glasshouse Coffee" />)
  expect(screen.getByRole('img', { name: 'Problem' })).toBeTruthy()
})

it('a screen reader announces a hidden amount as hidden', () => {
  const { rerender } = render(<Amount text="••••••" hidden="Amount hidden" />)
  expect(screen.getByText('Amount hidden')).toBeTruthy()
  expect(screen.getByText('••••••').getAttribute('aria-hidden')).toBe('true')
  rerender(<Amount text="+$5.00" direction="in" />)
  expect(screen.getByText('+$5.00').closest('[aria-hidden]')).toBeNull()
})

it('a notice has a description and a button, which runs its action once when it is pressed', async () => {
  const pressed = vi.fn()
  render(<Notice action={{ label: 'Continue', onPress: pressed }}>Verify your identity</Notice>)
  expect(screen.getByText('Verify your identity')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a notice can link to an external page, which opens in a new tab', () => {
  render(
    <Notice action={{ label: 'Contact Support', href: '/support' }}>We were unable to verify your identity.</Notice>,
  )
  const link = screen.getByRole('link', { name: 'Contact Support' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/support', '_blank'])
})

it('a timeline marks each step as done, current, failed or upcoming', () => {
  render(
    <>
      <ProgressBar label="Verification" percent={40} />
      <TimeLine
        label="Progress"
        steps={[
          { label: 'Applied', state: 'done', note: 'Nov 20', at: '2026-11-20T16:12:00Z' },
          { label: 'In review', state: 'now', note: null },
          { label: 'Decision', state: 'failed', note: null },
          { label: 'Paid', state: 'later', note: null },
        ]}
      />
    </>,
  )
  expect(screen.getByRole('progressbar', { name: 'Verification' }).getAttribute('aria-valuenow')).toBe('40')
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Applied, doneNov 20',
    'In review',
    'Decision, failed',
    'Paid, upcoming',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})

it('a failure shows its text and a button that starts a retry', async () => {
  const retry = vi.fn()
  render(<Failed text="The prices could not be loaded." onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('The prices could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('a card face contains “Card ending in” and the last four digits for screen readers', () => {
  render(<CardFace name="Everyday" lastFour="4821" />)
  expect(screen.getByText('Card ending in')).toBeTruthy()
  expect(screen.getByText('4821')).toBeTruthy()
})

it('an alert keeps its text while it fades out', () => {
  const { rerender } = render(<Alert tone="success">Copied</Alert>)
  rerender(<Alert tone="success">{null}</Alert>)
  expect(screen.getByText('Copied').closest<HTMLElement>('[data-open]')?.dataset['open']).toBe('false')
})

it.each([
  ['caution', 'alert'],
  ['success', 'status'],
  ['wait', 'status'],
  ['info', 'status'],
] as const)('an alert of the tone %s has the role %s, and contains title and text', (tone, role) => {
  render(
    <Alert tone={tone} title="Something went wrong">
      Please try again.
    </Alert>,
  )
  expect(screen.getByRole(role).textContent).toBe('Something went wrongPlease try again.')
})

it('the removal dialog shows the item, then the consequence, then the buttons “Remove” and “Cancel”', () => {
  const view = {
    title: 'Passkey 1',
    text: 'Saved on another device',
    warning: 'You will no longer be able to sign in with it.',
    confirm: 'Remove',
    cancel: 'Cancel',
    failure: 'It could not be removed.',
  }
  render(<Confirmation icon={key} view={view} state="idle" onConfirm={() => undefined} onCancel={() => undefined} />)
  const inOrder = [
    screen.getByRole('alert'),
    screen.getByText('Passkey 1'),
    screen.getByText('Saved on another device'),
    screen.getByText(view.warning),
    screen.getByRole('button', { name: 'Remove' }),
    screen.getByRole('button', { name: 'Cancel' }),
  ]
  expect(document.querySelector('[data-danger]')?.getAttribute('data-danger')).toBe('true')
  for (const [index, element] of inOrder.slice(1).entries()) {
    const before = inOrder[index]?.compareDocumentPosition(element) ?? 0
    expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
})

describe('sparkline of prices', () => {
  const numbers = (path: string): ReadonlyArray<number> => (path.match(/[0-9.]+/g) ?? []).map(Number)

  it('a sparkline has a text alternative and a table', () => {
    render(<Sparkline points={[1, 2]} trend="up" summary="Bitcoin rose" rows={[{ label: '9:00', value: '$1.00' }]} />)
    expect(screen.getByRole('img', { name: 'Bitcoin rose' })).toBeTruthy()
    expect(screen.getByRole('row', { name: '9:00 $1.00' })).toBeTruthy()
  })

  it('a sparkline has one point for each of the 24 prices', () => {
    const path = sparklinePath(Array.from({ length: 24 }, (_, hour) => 100 + hour))
    expect(numbers(path)).toHaveLength(48)
  })

  it('for any prices, a sparkline runs from left to right and stays within its box', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })), { maxLength: 50 }), (points) => {
        const drawn = numbers(sparklinePath(points))
        const across = drawn.filter((_, index) => index % 2 === 0)
        const down = drawn.filter((_, index) => index % 2 === 1)
        expect(across).toEqual([...across].sort((a, b) => a - b))
        expect(across.every((x) => x >= 0 && x <= sparkBox.width)).toBe(true)
        expect(down.every((y) => y >= 0 && y <= sparkBox.height)).toBe(true)
      }),
    )
  })

  it('if there are fewer than two prices, no sparkline is drawn', () => {
    expect(sparklinePath([])).toBe('')
    expect(sparklinePath([null, 3, null])).toBe('')
  })
})
