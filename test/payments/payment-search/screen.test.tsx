import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageView } from '../payment-list/page-views.ts'
import { press, shown } from '../payment-list/page.tsx'

it('ERR-048 a press on “CSV” saves the list; further presses during the save are ignored; a failure is shown', async () => {
  const button = (format: 'csv' | 'json', over = {}) => ({
    format,
    label: format.toUpperCase(),
    isBusy: false,
    isDisabled: false,
    ...over,
  })
  const saving = { label: 'Save this list', progress: '', failure: null }
  const { act, show } = await shown(pageView({ saving: { ...saving, buttons: [button('csv'), button('json')] } }))
  await press('CSV')
  expect(act.save.mock.calls).toEqual([['csv']])
  const csv = screen.getByRole('button', { name: 'CSV' })
  show(
    pageView({
      saving: {
        ...saving,
        progress: 'Saving.',
        buttons: [button('csv', { isBusy: true }), button('json', { isDisabled: true })],
      },
    }),
  )
  expect(document.activeElement).toBe(csv)
  await userEvent.click(csv)
  expect(act.save).toHaveBeenCalledTimes(1)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'JSON' }).disabled).toBe(true)
  const failure = 'There was a problem exporting your data. Please try again.'
  show(pageView({ saving: { ...saving, failure, buttons: [button('csv'), button('json')] } }))
  expect(screen.getByRole('alert').textContent).toBe(failure)
})
