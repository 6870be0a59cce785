import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FilterBar } from '../../ui/kit/FilterBar.tsx'

const shown = () => {
  const reported: Array<string> = []
  const Page = () => {
    const [value, setValue] = useState('')
    const onChange = (text: string): void => {
      reported.push(text)
      setValue(text.slice(0, 5))
    }
    const search = { label: 'Search', placeholder: '', value, onChange, clear: 'Clear search' }
    return <FilterBar label="Filter the list" search={search} result={null} />
  }
  const { unmount } = render(<Page />)
  return { reported, unmount, field: screen.getByRole<HTMLInputElement>('searchbox') }
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

it('P7 the search shows a letter at once, and reports the text after the next paint', async () => {
  const { field, reported } = shown()
  type(field, 'n')
  type(field, 'no')
  expect(field.value).toBe('no')
  expect(reported).toEqual([])
  await vi.waitFor(() => expect(reported).toEqual(['no']))
  expect(field.value).toBe('no')
  type(field, 'nor')
  expect([field.value, reported]).toEqual(['nor', ['no']])
  await vi.waitFor(() => expect(reported).toEqual(['no', 'nor']))
})

it('P7 the search shows the accepted text once it is reported', async () => {
  const { field } = shown()
  type(field, 'northbank')
  expect(field.value).toBe('northbank')
  await vi.waitFor(() => expect(field.value).toBe('north'))
})

it('P7 a search that loses the focus reports its text at once, and only once', async () => {
  const { field, reported } = shown()
  field.focus()
  type(field, 'no')
  field.blur()
  expect(reported).toEqual(['no'])
  await painted()
  expect(reported).toEqual(['no'])
})

it('P7 "Clear search" drops a text that is not reported yet', async () => {
  const { field, reported } = shown()
  type(field, 'no')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await painted()
  expect(field.value).toBe('')
  expect(reported.at(-1)).toBe('')
})

it('P7 a search that the user leaves with its page reports nothing', async () => {
  const { field, reported, unmount } = shown()
  type(field, 'no')
  unmount()
  await painted()
  expect(reported).toEqual([])
})
