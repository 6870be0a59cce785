import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pageView, rowOf, searchFields } from './page-views.ts'
import { panel, shown } from './page.tsx'

afterEach(() => vi.unstubAllGlobals())

const rows = () => within(panel('Recent Activity')).getAllByRole('listitem').length

it('P7 a pressed filter button changes its appearance immediately, before the new list is rendered', async () => {
  const view = pageView()
  const { answer } = await shown(view)
  const types = { ...view.filter.types, pills: view.filter.types.pills.map((pill) => ({ ...pill, isOn: !pill.isOn })) }
  const other = Array.from({ length: 40 }, (_, at) => rowOf(`other ${at}`))
  const pill = () => screen.getByRole('radio', { name: 'Payments' })
  expect([pill().matches(':checked'), rows()]).toEqual([true, 1])
  answer({ ...view, filter: { ...view.filter, types }, recent: { ...view.recent, rows: other } })
  expect([pill().matches(':checked'), rows()]).toEqual([false, 1])
  await vi.waitFor(() => expect(rows()).toBe(40), 5000)
})

it('P7 while the user types a search text, rows that do not change are not rendered again', async () => {
  let drawn = 0
  const counted = Object.defineProperty(rowOf('one'), 'title', { get: () => `Row ${(drawn += 1)}`, enumerable: true })
  const base = pageView()
  const view = { ...base, recent: { ...base.recent, rows: [counted] } }
  const { show } = await shown({ ...view, filter: { ...view.filter, search: searchFields } })
  const before = drawn
  const text = { ...searchFields.text, value: 'river' }
  show({ ...view, filter: { ...view.filter, search: { ...searchFields, text } } })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('river')
  expect(drawn - before).toBe(0)
})
