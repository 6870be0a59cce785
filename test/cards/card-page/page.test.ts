import {
  cardGetStartedView,
  cardPageView,
  type CardPageSource,
  type CardPageView,
  type DebitCard,
  unknownCards,
} from '@paydeck/core/cards'
import { externalPages } from '@paydeck/core/platform'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

const pages = Object.fromEntries(externalPages.map((page) => [page, `https://pages.example/${page}`])) as Readonly<
  Record<(typeof externalPages)[number], string>
>
const oldCard: DebitCard = { ...plainCard, id: 'old', provider: 'firstView', lastFourDigits: '3400' }

const view = (cards: ReadonlyArray<DebitCard>, change: Partial<CardPageSource> = {}): CardPageView =>
  cardPageView({
    cardId: cards[0]?.id ?? 'none',
    cards: { ...unknownCards, initialised: true, cards, balanceStatus: 'success' },
    hasGalileoAccess: true,
    recipient: null,
    configuration: { pages, productName: 'Acme' },
    ...change,
  })

/** Lists of one to six cards with unique ids. */
const lists = fc.uniqueArray(arbitraries.DebitCard, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })

describe('the card page', () => {
  it('CARD-011 CARD-013 CARD-030 the card page has a tab for each visible card; the tab of the card in the URL is active', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (cards, pick) => {
        const hidden = ['lost', 'stolen', 'canceled']
        const listed = cards.filter((card) => !card.disabled && !hidden.includes(card.status ?? ''))
        const cardId = cards[pick % cards.length]?.id ?? ''
        const { tabs, balance, settings } = view(cards, { cardId })
        expect(tabs.cards.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
        const isListed = listed.some(({ id }) => id === cardId)
        expect(tabs.cards.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual(isListed ? [cardId] : [])
        const isOpen = listed.some(({ id, provider }) => id === cardId && provider === 'galileo')
        expect([balance !== null, settings !== null]).toEqual([isOpen, isListed])
      }),
    )
  })

  it('CARD-014 the card page links to the settings of the card', () => {
    expect(view([plainCard]).settings).toEqual({ label: 'Settings', to: '/settings/card/c1', href: null })
  })

  it('CARD-032 CARD-033 CARD-034 every card, whatever its provider and status, has the banner about an inactive programme', () => {
    fc.assert(
      fc.property(lists, (cards) => {
        expect(view(cards).inactive).toEqual({
          text: 'Your card is currently inactive. The programme is being revamped and will relaunch with an all-new card.',
          action: { label: 'Learn More', to: null, href: 'https://pages.example/blog' },
        })
      }),
    )
  })

  it('CARD-038 CARD-039 CARD-026 the card page shows the card’s balance or, if this is unknown, "Balance unavailable"', () => {
    expect(view([plainCard]).balance).toMatchObject({
      label: 'Available balance',
      amount: { whole: '$1,284', cents: '.55' },
    })
    const unknown = { ...unknownCards, cards: [plainCard], balanceStatus: 'error' as const }
    expect(view([plainCard], { cards: unknown }).balance).toMatchObject({
      amount: null,
      unavailable: 'Balance unavailable',
    })
    expect(view([{ ...plainCard, cardBalance: null }]).balance).toMatchObject({
      amount: null,
      unavailable: 'Balance unavailable',
    })
  })

  it('CARD-040 CARD-041 CARD-042 "Add funds" of a galileo card is disabled with a reason; a firstView card has no such button', () => {
    expect(view([plainCard]).balance?.addFunds).toEqual({
      label: 'Add funds',
      tooltip: 'Reloads are temporarily disabled',
      isDisabled: true,
    })
    expect(view([oldCard]).balance).toBeNull()
  })

  it('CARD-038 the page of a closed card has no balance, even if the provider sends a balance', () => {
    expect(view([{ ...oldCard, cardBalance: plainCard.cardBalance }]).balance).toBeNull()
  })

  it('CARD-083 CARD-084 CARD-085 the card page shows a firstView card as closed, and a galileo card as open', () => {
    expect(view([oldCard]).closed).toEqual({
      title: 'Card Closed',
      lines: [
        'Your card ending in 3400 was closed on December 31, 2020.',
        'For tax purposes, previous transaction reports are still available to export.',
      ],
      newCard: { label: 'How to get the new card', to: null, href: 'https://pages.example/newCard' },
    })
    expect(view([plainCard]).closed).toBeNull()
  })

  it('CARD-087 a closed card links to the new card if the user may have a galileo card but has none in the list', () => {
    fc.assert(
      fc.property(fc.boolean(), lists, (hasGalileoAccess, others) => {
        const cards = [oldCard, ...others.filter(({ id }) => id !== 'old')]
        const isHeld = cards.some(
          ({ provider, disabled, status }) =>
            provider === 'galileo' && !disabled && !['lost', 'stolen', 'canceled'].includes(status ?? ''),
        )
        const { closed } = view(cards, { hasGalileoAccess })
        expect(closed?.newCard !== null).toBe(hasGalileoAccess && !isHeld)
      }),
    )
  })

  it('CARD-029 the page of a galileo card that was never activated shows "Card activation required."', () => {
    const waiting = { ...plainCard, activationDate: null, status: 'shipped' as const }
    expect(view([waiting]).activation).toEqual({ title: 'Activity', text: 'Card activation required.' })
    expect(view([plainCard]).activation).toBeNull()
    expect(view([{ ...waiting, provider: 'firstView' }]).activation).toBeNull()
  })

  it('CARD-049 CARD-050 the card page has the terms of the card’s programme', () => {
    const [galileo, firstView] = [view([plainCard]).terms, view([oldCard]).terms]
    expect(galileo?.text).toBe(
      'The Acme Card is issued by its bank under a license from the card network. Your use of the card is subject to the cardholder agreement and fee disclosure.',
    )
    expect(galileo?.links.map(({ label, href }) => [label, href])).toEqual([
      ['Cardholder agreement', 'https://pages.example/terms'],
      ['Fee disclosure', 'https://pages.example/feeDisclosure'],
    ])
    expect(firstView?.text).toMatch(/^This Acme Card was issued by the bank of the former program/)
    expect(firstView?.links).toEqual([])
  })
})

it('CARD-015 CARD-088 CARD-089 CARD-091 a user without a card sees a title, a pause notice and a trademark notice', () => {
  expect(cardGetStartedView({ productName: 'Acme', cardNotice: 'The {product} Card bears marks of others.' })).toEqual({
    heading: 'Card',
    title: 'Spend crypto like cash. Better than ever.',
    paused: 'New card applications are temporarily paused.',
    notice: 'The Acme Card bears marks of others.',
    productName: 'Acme',
  })
})
