import { dropOtherDrafts, makeDrafts } from '@paydeck/core'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../core/memory/platform.ts'

const two = (storage = memoryStorage()) => ({
  storage,
  ada: makeDrafts(storage, 'ada'),
  ben: makeDrafts(storage, 'ben'),
})

describe('drafts of form fields', () => {
  it('SESS-018 `read` returns the drafts of a form by field name, even if another `makeDrafts` instance stored them', () => {
    const { storage, ada } = two()
    ada.keep('name', 'givenName', 'Au')
    ada.keep('name', 'givenName', '')
    ada.keep('name', 'familyName', '"Kí{ng')
    ada.keep('card 7', 'name', 'Travel')
    const later = makeDrafts(storage, 'ada')
    expect(later.read('name')).toEqual({ givenName: '', familyName: '"Kí{ng' })
    expect(later.read('card 7')).toEqual({ name: 'Travel' })
    expect(later.read('card 8')).toEqual({})
  })

  it('SESS-018 `drop` removes the drafts of one form, and removes the storage entry when no form has drafts left', () => {
    const { storage, ada } = two()
    ada.keep('name', 'givenName', 'Ada')
    ada.keep('card 7', 'name', 'Travel')
    ada.drop('name')
    ada.drop('never typed')
    expect([ada.read('name'), ada.read('card 7')]).toEqual([{}, { name: 'Travel' }])
    ada.drop('card 7')
    expect(storage.read('drafts')).toEqual({ _tag: 'None' })
  })

  it('SESS-018 `read` returns no drafts of another user; they are removed when the current user edits a field', () => {
    const { ada, ben } = two()
    ada.keep('name', 'givenName', 'Ada')
    expect(ben.read('name')).toEqual({})
    ben.keep('name', 'familyName', 'Okafor')
    expect([ben.read('name'), ada.read('name')]).toEqual([{ familyName: 'Okafor' }, {}])
  })

  it.each(['', 'null', '{', '[]', '7', '{"owner":"ada"}', '{"owner":"ada","forms":{"name":{"givenName":7}}}'])(
    'SESS-018 for the malformed stored text %j, `read` returns no drafts; the next edit replaces the text',
    (stored) => {
      const { storage, ada } = two()
      storage.write('drafts', stored)
      expect(ada.read('name')).toEqual({})
      ada.keep('name', 'givenName', 'Ada')
      expect(ada.read('name')).toEqual({ givenName: 'Ada' })
    },
  )
})

describe('drafts of the previous user', () => {
  it.each([
    ['keeps the drafts of the same user', 'ada', { givenName: 'Ada' }],
    ['removes the drafts of another user', 'ben', {}],
    ['removes all drafts after a sign-out', null, {}],
  ] as const)('SESS-018 dropOtherDrafts %s', (_, owner, left) => {
    const { storage, ada } = two()
    ada.keep('name', 'givenName', 'Ada')
    dropOtherDrafts(storage, owner)
    expect(ada.read('name')).toEqual(left)
    expect(storage.read('drafts')._tag).toBe(owner === 'ada' ? 'Some' : 'None')
  })

  it('SESS-018 dropOtherDrafts removes a stored text that is malformed', () => {
    const storage = memoryStorage()
    storage.write('drafts', '{"owner":')
    dropOtherDrafts(storage, 'ada')
    expect(storage.read('drafts')._tag).toBe('None')
  })
})
