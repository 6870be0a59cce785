import { dropOtherDrafts, makeDrafts } from '@paydeck/core'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../core/memory/platform.ts'

const two = (storage = memoryStorage()) => ({
  storage,
  ada: makeDrafts(storage, 'ada'),
  ben: makeDrafts(storage, 'ben'),
})

describe('makeDrafts', () => {
  it('SESS-018 returns the drafts of each form by field, even if they were stored by another instance', () => {
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

  it('SESS-018 drops the drafts of one form only, and removes the stored text when no form has a draft', () => {
    const { storage, ada } = two()
    ada.keep('name', 'givenName', 'Ada')
    ada.keep('card 7', 'name', 'Travel')
    ada.drop('name')
    ada.drop('never typed')
    expect([ada.read('name'), ada.read('card 7')]).toEqual([{}, { name: 'Travel' }])
    ada.drop('card 7')
    expect(storage.read('drafts')).toEqual({ _tag: 'None' })
  })

  it('SESS-018 returns no drafts of the previous user, and replaces them at the first edit of the current user', () => {
    const { ada, ben } = two()
    ada.keep('name', 'givenName', 'Ada')
    expect(ben.read('name')).toEqual({})
    ben.keep('name', 'familyName', 'Okafor')
    expect([ben.read('name'), ada.read('name')]).toEqual([{ familyName: 'Okafor' }, {}])
  })

  it.each(['', 'null', '{', '[]', '7', '{"owner":"ada"}', '{"owner":"ada","forms":{"name":{"givenName":7}}}'])(
    'SESS-018 treats the stored text %j as no draft, and replaces it',
    (stored) => {
      const { storage, ada } = two()
      storage.write('drafts', stored)
      expect(ada.read('name')).toEqual({})
      ada.keep('name', 'givenName', 'Ada')
      expect(ada.read('name')).toEqual({ givenName: 'Ada' })
    },
  )
})

describe('dropOtherDrafts', () => {
  it.each([
    ['keeps those of the same user', 'ada', { givenName: 'Ada' }],
    ['removes those of another user', 'ben', {}],
    ['removes all after a sign-out', null, {}],
  ] as const)('SESS-018 %s', (_, owner, left) => {
    const { storage, ada } = two()
    ada.keep('name', 'givenName', 'Ada')
    dropOtherDrafts(storage, owner)
    expect(ada.read('name')).toEqual(left)
    expect(storage.read('drafts')._tag).toBe(owner === 'ada' ? 'Some' : 'None')
  })

  it('SESS-018 removes a malformed stored text', () => {
    const storage = memoryStorage()
    storage.write('drafts', '{"owner":')
    dropOtherDrafts(storage, 'ada')
    expect(storage.read('drafts')._tag).toBe('None')
  })
})
