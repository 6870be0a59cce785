import { idle } from '@paydeck/core/kernel'
import { arbitraries } from '@paydeck/core/properties'
import { EmailSubscribe, afterJoining, isOnList, waitlistNames, waitlistView, waitlists } from '@paydeck/core/waitlist'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { homeOfferTexts } from '../../core/home/texts.ts'
import { countsAsSubscribed } from '../../core/waitlist/tables.ts'
import { expectCodec } from '../laws/codec.ts'
import { expectTotal } from '../laws/table.ts'

/** Countries: "US", similar codes, any other text, and null. */
const countries = arbitraries.AccessFacts.map(({ country }) => country)

const unavailable = 'Waitlist unavailable. Paydeck Card available to U.S. residents only.'
const atRest = { join: idle, email: 'ada@example.com', productName: 'Paydeck' }

it('HOME-025 the card waitlist is available only to users in the country "US"', () => {
  fc.assert(
    fc.property(countries, arbitraries.OptIn, (country, optIn) => {
      const view = waitlistView('card')({ ...atRest, optIn, country })
      if (country === 'US') expect(view.text).not.toBe(unavailable)
      else expect(view).toEqual({ button: null, invitation: null, text: unavailable })
    }),
    { examples: [[null, { emailSubscribe: null, emailOptedInAt: null, attributes: [] }]] },
  )
})

it('HOME-025 the card waitlist shows its invitation if and only if it has a button that does not show success', () => {
  expect(homeOfferTexts.waitlist.text).not.toMatch(/waitlist/i)
  fc.assert(
    fc.property(
      countries,
      arbitraries.OptIn,
      fc.constantFrom(null, 'loading', 'success', 'failed'),
      (country, optIn, status) => {
        const view = waitlistView('card')({ ...atRest, optIn, country, join: { ...idle, status } })
        const isOpen = view.button !== null && status !== 'success'
        expect(view.invitation).toBe(isOpen ? 'Join the waitlist to be the first to know.' : null)
      },
    ),
  )
})

it('BILL-051 a user counts as joined if and only if they accept emails and have the attribute of the waitlist', () => {
  fc.assert(
    fc.property(arbitraries.OptIn, (optIn) => {
      const { emailSubscribe, attributes } = optIn
      const takesPart = emailSubscribe === 'subscribed' || emailSubscribe === 'opted_in'
      const expected = takesPart && attributes.some((name) => name === 'BillPay Waitlist')
      expect(isOnList('bill-pay', optIn)).toBe(expected)
    }),
    {
      examples: [
        [{ emailSubscribe: 'opted_in', attributes: ['BillPay Waitlist'], emailOptedInAt: null }],
        [{ emailSubscribe: 'unsubscribed', attributes: ['BillPay Waitlist'], emailOptedInAt: 1 }],
      ],
    },
  )
})

it('BILL-051 after joining, the button of the Bill Pay waitlist is disabled and shows "You are on the waitlist."', () => {
  fc.assert(
    fc.property(arbitraries.OptIn, fc.nat(), countries, (before, now, country) => {
      const optIn = afterJoining('bill-pay', before, now)
      const { button } = waitlistView('bill-pay')({ ...atRest, optIn, country })
      expect(button).toEqual({ label: 'You are on the waitlist.', status: null, disabled: true })
    }),
  )
})

it('BILL-050 afterJoining sets "opted_in", keeps all attributes and adds the attribute of the waitlist once', () => {
  fc.assert(
    fc.property(arbitraries.WaitlistName, arbitraries.OptIn, fc.nat(), (list, before, now) => {
      const once = afterJoining(list, before, now)
      const attribute = list === 'card' ? 'Card Waitlist' : 'BillPay Waitlist'
      expect(once.emailSubscribe).toBe('opted_in')
      expect(once.attributes).toEqual(expect.arrayContaining([...before.attributes, attribute]))
      expect(afterJoining(list, once, now)).toEqual(once)
    }),
  )
})

it('every waitlist has a row in `waitlists`, and every value of EmailSubscribe has a row in `countsAsSubscribed`', () => {
  expectTotal(waitlists, waitlistNames)
  expectTotal(countsAsSubscribed, Object.keys(EmailSubscribe.keys))
})

it('EmailSubscribe encodes and decodes each of its values unchanged', () => {
  expectCodec(EmailSubscribe, arbitraries.EmailSubscribe)
})
