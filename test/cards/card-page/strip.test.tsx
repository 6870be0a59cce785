import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CardStrip } from '../../../ui/cards/card-page/CardStrip.tsx'

const tab = (id: string, isActive: boolean, overlay: string | null = null) => ({
  id,
  name: `Card ${id}`,
  fullName: `Card ${id}`,
  lastFour: `000${id}`,
  label: `Card ${id}, card ending in 000${id}`,
  overlay,
  to: `/card/${id}`,
  isActive,
})
const strip = (active: string) => (
  <CardStrip
    label="Cards"
    tabs={['1', '2', '3'].map((id) => tab(id, id === active, id === '3' ? 'Card is locked.' : null))}
  />
)
const faces = () => screen.getAllByRole('link')
const stops = () => faces().map((face) => face.tabIndex)
const focused = () => document.activeElement?.getAttribute('href')

it('CARD-012 CARD-016 CARD-018 CARD-019 the card strip links to each card, and marks the current card', () => {
  render(strip('2'))
  expect(screen.getByRole('navigation', { name: 'Cards' })).toBeTruthy()
  expect(faces().map((face) => [face.getAttribute('href'), face.getAttribute('aria-current')])).toEqual([
    ['/card/1', null],
    ['/card/2', 'page'],
    ['/card/3', null],
  ])
  expect(faces().map((face) => face.textContent)).toEqual([
    'Card 1•••• Card ending in 0001',
    'Card 2•••• Card ending in 0002',
    'Card 3•••• Card ending in 0003Card is locked.',
  ])
})

it('in the card strip, the Tab key reaches only the current card; arrow keys reach all cards and wrap around', async () => {
  const { rerender } = render(strip('2'))
  const user = userEvent.setup()
  expect(stops()).toEqual([-1, 0, -1])
  await user.tab()
  expect(focused()).toBe('/card/2')
  const walked: Array<string | null | undefined> = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    // eslint-disable-next-line no-await-in-loop -- each key must take effect before the next
    await user.keyboard(`{${key}}`)
    walked.push(focused())
  }
  expect(walked).toEqual(['/card/3', '/card/1', '/card/3', '/card/1', '/card/3'])
  // The focused tab is the tab stop (`tabindex` 0) until the focus leaves the tab strip.
  expect(stops()).toEqual([-1, -1, 0])
  await user.tab()
  expect(stops()).toEqual([-1, 0, -1])
  rerender(strip('1'))
  expect(stops()).toEqual([0, -1, -1])
})
