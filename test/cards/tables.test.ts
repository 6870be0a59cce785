import {
  activityKind,
  addressErrors,
  cardListView,
  emptyAddress,
  historyStart,
  isActivationRequired,
  isHidden,
  isLocked,
  programmes,
  unknownCards,
} from '@paydeck/core/cards'
import { limit } from '@paydeck/core/kernel'
import { cardTableLaws } from '@paydeck/core/properties'
import { cardTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../arbitraries/cards.ts'

it('CARD-009 LIM-013 firstView and galileo cards have different rules for history, start year, terms, closure and lock', () => {
  const { firstView, galileo } = programmes
  expect([firstView.historyDays.value, galileo.historyDays.value]).toEqual([30, 1095])
  expect([firstView.startYear.value, galileo.startYear.value]).toEqual([2016, 2020])
  expect([firstView.termsInSettings, galileo.termsInSettings]).toEqual([false, true])
  expect([firstView.isClosed, galileo.isClosed]).toEqual([true, false])
  const locked = { ...plainCard, lockedByUser: true }
  const faces = cardListView({ ...unknownCards, cards: [locked, { ...locked, id: 'c2', provider: 'firstView' }] }).cards
  expect(faces.map(({ overlay }) => overlay)).toEqual(['Card is locked.', null])
})

it('CARD-060 the history of a firstView card covers 30 days, and the history of a galileo card 1095 days', () => {
  expect(Object.values(programmes).map(({ historyDays }) => historyDays.value)).toEqual([30, 1095])
})

describe('a table of another team', () => {
  const { providers, addressFields, hiddenStatuses } = cardTables
  const firstView = { ...cardTables.programmes.firstView, historyDays: limit('own history', 60), feeType: 'OWN' }
  const own = {
    ...cardTables,
    providers: { ...providers, galileo: { ...providers.galileo, needsActivation: false, locks: false } },
    programmes: { ...cardTables.programmes, firstView },
    hiddenStatuses: { ...hiddenStatuses, shipped: true, lost: false },
    addressFields: { ...addressFields, address2: 'Enter a Second Line', state: null },
  }

  it('keeps the laws of every card table', async () => {
    expect(await brokenLaws(cardTableLaws(own))).toEqual([])
  })

  it('changes which cards are hidden, locked and not activated', () => {
    const isShippedHidden = isHidden({ status: 'shipped', disabled: false }, own.hiddenStatuses)
    expect([isShippedHidden, isHidden({ status: 'lost', disabled: false }, own.hiddenStatuses)]).toEqual([true, false])
    const card = { ...plainCard, provider: 'galileo', lockedByUser: true, activationDate: null, status: null } as const
    expect([isLocked(card), isLocked(card, own.providers)]).toEqual([true, false])
    expect([isActivationRequired(card), isActivationRequired(card, own.providers)]).toEqual([true, false])
  })

  it('changes the history, the fees and the required fields', () => {
    expect(historyStart('firstView', 100 * 86_400_000, false, own.programmes)).toBe(40 * 86_400_000)
    const fee = { provider: 'firstView', type: 'OWN', displayMerchant: 'Fee', displayPrice: null } as const
    expect([activityKind(fee), activityKind(fee, own.programmes)]).toEqual([null, 'fee'])
    expect(addressErrors(emptyAddress, own.addressFields)).toMatchObject({ address2: 'Enter a Second Line' })
    expect(Object.keys(addressErrors(emptyAddress, own.addressFields))).not.toContain('state')
  })
})
