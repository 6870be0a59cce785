import { expect, it } from 'vitest'
import {
  activityPill,
  activityText,
  addressErrors,
  addressFailure,
  addressForm,
  addressHeader,
  addressRefusal,
  addressTexts,
  canSaveAddress,
  cardExport,
  cardFailureText,
  cardLists,
  cardName,
  cardNameError,
  cardPages,
  cardsView,
  cardTabs,
  emptyAddress,
  fetchedMonths,
  historyStart,
  isFeeRow,
  isNearEnd,
  missingAlert,
  overviewOf,
  programmes,
  refusalAlert,
  stateError,
  unknownCards,
} from '../../core/cards/index.ts'
import { rejected, unreachable } from '../../core/kernel/fault.ts'
import { fromMinorUnits } from '../../core/money/index.ts'
import { plainCard } from '../arbitraries/cards.ts'

const day = 86_400_000
const now = Date.parse('2026-03-10T12:00:00Z')
const phone = '1-800-555-0100'
const home = { address1: '12 Elm St', address2: '', city: 'Salem', state: 'OR', postalCode: '97301', country: 'US' }
const form = { ...emptyAddress, ...home }

it('CARD-009 LIM-013 differs by programme in range, start, fee, terms and lock', () => {
  const { firstView, galileo } = programmes
  expect([firstView.historyDays.value, galileo.historyDays.value]).toEqual([30, 1095])
  expect([firstView.startYear.value, galileo.startYear.value]).toEqual([2016, 2020])
  expect([firstView.termsInSettings, galileo.termsInSettings]).toEqual([false, true])
  expect([firstView.isClosed, galileo.isClosed]).toEqual([true, false])
  const locked = { ...plainCard, lockedByUser: true }
  const faces = cardsView({ ...unknownCards, cards: [locked, { ...locked, id: 'c2', provider: 'firstView' }] }).cards
  expect(faces.map(({ overlay }) => overlay)).toEqual(['Card is locked.', null])
})

it('CARD-175 CARD-176 CARD-178 takes for a fee what is called so, or has the provider’s type of fee', () => {
  expect([programmes.firstView.feeType, programmes.galileo.feeType]).toEqual(['10036 = INACTIVITY', 'FE'])
  expect(['Fee', 'FE', '10036 = INACTIVITY', 'fee', 'PM'].map((type) => isFeeRow({ type }, 'galileo'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['Fee', 'FE', '10036 = INACTIVITY'].map((type) => isFeeRow({ type }, 'firstView'))).toEqual([
    true,
    false,
    true,
  ])
})

it('CARD-060 has no further range than the two of the programmes', () => {
  expect(Object.values(programmes).map(({ historyDays }) => historyDays.value)).toEqual([30, 1095])
})

it('CARD-030 lists a canceled galileo card nowhere', () => {
  const cards = [{ ...plainCard, status: 'canceled' as const }]
  expect(cardsView({ ...unknownCards, cards }).cards).toEqual([])
  expect(cardTabs(cards, plainCard.id)).toEqual([])
})

it('CARD-011 CARD-094 has a tab for each card by its last digits, the one of the route active', () => {
  const cards = [plainCard, { ...plainCard, id: 'c2', lastFourDigits: '0007' }]
  expect(cardTabs(cards, 'c2')).toEqual([
    { id: 'c1', label: '...4821', isActive: false },
    { id: 'c2', label: '...0007', isActive: true },
  ])
  expect(cardTabs(cards, 'c3').some(({ isActive }) => isActive)).toBe(false)
})

it('CARD-051 shows five rows of each list first', () => {
  expect(cardLists.first.value).toBe(5)
})

it('CARD-054 loads more within 100 pixels of the list’s end', () => {
  expect([100, 101, 0, -20].map(isNearEnd)).toEqual([true, false, true, true])
})

it('CARD-059 narrows the window to 30 days at first, and widens it to the programme’s range without the pill', () => {
  expect([activityPill.label, activityPill.initially]).toEqual(['30 Days', true])
  expect((now - historyStart('galileo', now, true)) / day).toBe(30)
  expect((now - historyStart('galileo', now, false)) / day).toBe(1095)
  expect((now - historyStart('firstView', now, false)) / day).toBe(30)
})

it('CARD-061 asks for the paged overview where the card supports paging', () => {
  expect([true, false].map((pagingSupport) => overviewOf({ pagingSupport }))).toEqual(['paged', 'unpaged'])
  expect([cardPages.overview.value, cardPages.fetch.value, cardPages.topUpDays.value]).toEqual([5, 100, 7])
})

it('CARD-072 CARD-073 CARD-074 says of an item that it is pending, invalid or a load on its way', () => {
  const item = { isTopUp: true, displayMerchant: 'Card Load', provider: 'galileo' } as const
  expect(activityText({ ...item, status: 'paid' })).toBe('Pending...')
  expect(activityText({ ...item, status: 'invalid' })).toBe('Invalid')
  expect(activityText({ ...item, status: 'pending' })).toBe('Waiting for confirmation')
  expect(activityText({ ...item, status: 'pending', displayMerchant: 'Glasshouse Coffee' })).toBeNull()
})

it('CARD-106 CARD-107 CARD-108 CARD-111 says what is wrong with a card name', () => {
  expect(['', '  ', 'Everyday', 'x'.repeat(20), 'x'.repeat(21)].map(cardNameError)).toEqual([
    '*Required',
    '*Required',
    null,
    null,
    'Card name cannot exceed 20 characters',
  ])
  expect([cardName.updated, cardName.hint]).toEqual(['Card name updated successfully.', 'Maximum 20 characters'])
})

it('ERR-043 ERR-044 tells the provider’s words of a failure, else its own', () => {
  const own = {
    rename: 'There was a problem updating your card name. Please try again.',
    lock: 'There was a problem updating this setting. Please try again later.',
    topUp: 'There was a problem processing your topup. Please check your amount and try again.',
    export: 'There was a problem exporting your data. Please try again.',
  }
  for (const operation of ['rename', 'lock', 'topUp', 'export'] as const) {
    expect(cardFailureText(operation, rejected(422, 'Not today.'))).toBe('Not today.')
    expect(cardFailureText(operation, rejected(500, ' '))).toBe(own[operation])
    expect(cardFailureText(operation, unreachable)).toBe(own[operation])
  }
})

it('CARD-121 CARD-122 CARD-123 heads the address form by whether one is on file, and by where saving stands', () => {
  expect([addressHeader('editing', null), addressHeader('editing', home)]).toEqual([
    'Add your mailing address',
    'Update your mailing address',
  ])
  expect([addressHeader('saving', null), addressHeader('saving', home)]).toEqual(
    Array(2).fill('Verify your mailing address'),
  )
  expect([addressHeader('saved', null), addressHeader('saved', home)]).toEqual(Array(2).fill('Thank you'))
})

it('CARD-128 CARD-129 starts with empty fields when no address is on file, those of the autocomplete included', () => {
  expect(Object.values(addressForm(null))).toEqual(Array(8).fill(''))
  expect(addressForm(home)).toEqual({ ...home, streetNumber: '', streetName: '' })
})

it('CARD-138 CARD-139 CARD-140 CARD-141 CARD-142 says what each empty field wants', () => {
  expect(addressErrors(emptyAddress)).toEqual({
    address1: 'Enter a Street Address',
    city: 'Enter a City',
    state: 'Enter a State',
    postalCode: 'Enter a ZIP/Postal Code',
    country: 'Enter a Country',
  })
})

it('CARD-143 CARD-144 disables the button while a field is empty, and reports it at a submit by Enter', () => {
  const half = { ...form, city: '' }
  expect(canSaveAddress(half, null)).toBe(false)
  expect(missingAlert(half)).toEqual({ title: 'Attention!', text: 'Please fill in all required fields.' })
  expect([canSaveAddress(form, null), missingAlert(form)]).toEqual([true, null])
})

it('CARD-145 CARD-146 shows the provider’s words on the state field', () => {
  expect(['state invalid', 'country invalid', 'zip invalid', '__proto__'].map(stateError)).toEqual([
    'State invalid',
    'Country invalid',
    null,
    null,
  ])
})

it('CARD-150 CARD-151 CARD-152 CARD-154 ERR-050 says why an address is not accepted', () => {
  const of = (country: string | null, ...warnings: ReadonlyArray<string>) => ({ warnings, mappedAddress: { country } })
  const told = (...list: ReadonlyArray<ReturnType<typeof of>>): string | null => {
    const refusal = addressRefusal(list)
    return refusal === null ? null : refusalAlert(refusal, phone).text
  }
  expect(told()).toBe('Invalid Address')
  expect(told(of('CA'))).toBe(
    `We currently only accept mailing addresses within the United States. Please enter a valid US address or call support at ${phone}.`,
  )
  expect(told(of('US', 'Address is INADMISSIBLE'))).toBe('Inadmissable Address')
  expect(told(of('US', 'Address is incomplete'))).toBeNull()
  expect([told(of('US')), told(of('USA'), of('CA'))]).toEqual([null, null])
})

it('ERR-049 ERR-051 ERR-052 tells a failed save in the provider’s words, else how to reach the support', () => {
  expect(addressFailure(rejected(422, 'Street unknown'), phone)).toEqual({ title: 'Error!', text: 'Street unknown' })
  const noResult = `An error occurred while setting your mailing address. Please contact support at ${phone}`
  expect(addressFailure(null, phone)).toEqual({ title: 'General Error!', text: noResult })
  expect(addressFailure(unreachable, phone)).toEqual({ title: 'General Error!', text: noResult })
  expect(addressFailure(rejected(422, '  '), phone)).toEqual({ title: 'General Error!', text: noResult })
  expect(addressFailure(rejected(422, ' Street unknown '), phone).text).toBe('Street unknown')
  expect(addressTexts.none).toBe('No address found.')
})

it('CARD-180 fetches in January the December before as well', () => {
  expect(fetchedMonths(2026, Date.parse('2026-01-31T23:59:59Z'))).toEqual([
    { year: 2025, month: 12 },
    { year: 2026, month: 1 },
  ])
  expect(fetchedMonths(2026, Date.parse('2026-02-01T00:00:00Z')).map(({ month }) => month)).toEqual([1, 2])
  expect(fetchedMonths(2025, Date.parse('2026-01-31T00:00:00Z')).length).toBe(12)
})

it('CARD-182 names the file after the card and the year', () => {
  const rows = [{ date: now, description: 'Monthly', type: 'FE', amount: fromMinorUnits(500n, 2) }]
  const outcome = cardExport(plainCard, rows, 2025, now)
  expect(outcome).toMatchObject({ file: { name: 'card-4821-2025.csv' } })
})
