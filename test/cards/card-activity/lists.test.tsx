import 'reflect-metadata/lite'
import { activityFilterOf, type CardActivity, type CardActivityView, constant, makeStores } from '@paydeck/core'
import { act, render, screen, within } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { ActivityLists, type ActivityListsProps } from '../../../ui/cards/card-activity/ActivityLists.tsx'
import { CardLists } from '../../../ui/cards/card-activity/CardLists.tsx'
import { makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { slice } from '../../../ui/di/tokens.ts'
import { useLive } from '../../../ui/di/use-live.ts'
import { pendingItem, purchase } from '../bench.ts'
import { listsOf, activityBench } from './bench.ts'

/** Calls `note` in a layout effect, which runs before the next paint. */
const BeforePaint = ({ note, children }: { readonly note: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(note)
  return children
}

it('when the card or the URL changes, the component CardLists requests the lists before the browser paints again', () => {
  const show = vi.fn<CardActivity['show']>()
  const container = makeContainer([])
  const none = (): undefined => undefined
  container.bind(slice('cardActivity')).toConstantValue({
    view: makeStores().make<CardActivityView>({ lists: null }),
    shown: constant({ cardId: null, pending: [], settled: [] }),
    loadedCardId: constant(null),
    show,
    narrow: none,
    more: none,
    refresh: none,
    tryAgain: none,
    onScroll: none,
    leave: none,
  })
  container.bind(slice('amountPrivacy')).toConstantValue({ isOn: constant(false), toggle: none, recall: none })
  const painted: Array<Parameters<typeof show>[0] | undefined> = []
  const shown = (cardId: string, text: string, entry: string) => (
    <ContainerProvider container={container}>
      <BeforePaint note={() => void painted.push(show.mock.lastCall?.[0])}>
        <CardLists cardId={cardId} query={new Map([['q', text]])} entry={entry} activation={null} wanted={0} />
      </BeforePaint>
    </ContainerProvider>
  )
  const { rerender } = render(shown('c1', '', 'e1'))
  rerender(shown('c2', 'tea', 'e2'))
  expect(painted).toEqual([
    { cardId: 'c1', filter: activityFilterOf(new Map()) },
    { cardId: 'c2', filter: { ...activityFilterOf(new Map()), search: 'tea' } },
  ])
})

it('if both lists load slowly, the first list shows the message about the slow load, and the second list does not', () => {
  const run = activityBench()
  run.show()
  const page = (lists: ActivityListsProps['lists']) => (
    <ContainerProvider container={makeContainer([])}>
      <ActivityLists activity={run.activity} lists={lists} wanted={0} />
    </ContainerProvider>
  )
  const lists = listsOf(run)
  const { rerender } = render(page(lists))
  const slowTexts = () => screen.queryAllByText(/^Still waiting for your card's activity\./)
  const panelOf = (name: string) => within(screen.getByRole('region', { name }))
  expect([slowTexts().length, panelOf('Pending').getAllByText(/^Still waiting/).length]).toEqual([1, 1])
  rerender(page({ ...lists, pending: null }))
  expect([slowTexts().length, panelOf('Recent Activity').getAllByText(/^Still waiting/).length]).toEqual([1, 1])
  rerender(page({ ...lists, pending: null, settled: lists.settled && { ...lists.settled, tail: { kind: 'none' } } }))
  expect(slowTexts()).toEqual([])
})

it('until its rows have loaded, each activity list of a card is marked as busy', async () => {
  const run = activityBench()
  const Lists = () => {
    const { lists } = useLive(run.activity.view)
    return lists && <ActivityLists activity={run.activity} lists={lists} wanted={0} />
  }
  render(<Lists />)
  const busy = () => screen.getAllByRole('region').map((panel) => panel.getAttribute('aria-busy'))
  await act(async () => run.show())
  expect(busy()).toEqual(['true', 'true'])
  await act(() => run.arrive([purchase('t1', 2)], [pendingItem('p1')]))
  expect(busy()).toEqual(['false', 'false'])
})
