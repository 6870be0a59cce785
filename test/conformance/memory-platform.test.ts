import { unreachable } from '@paydeck/core'
import { type MemoryOptions, makeMemoryProvider } from '@paydeck/core/memory'
import {
  addressSuggestionsLaws,
  type AddressSuggestionsBench,
  type BillWidgetBench,
  billWidgetLaws,
  cookiesLaws,
  fakeClock,
  liveLaws,
  logLaws,
  navigationLaws,
  passwordsLaws,
  type PaymentWindowBench,
  paymentWindowLaws,
  reminderTimeLaws,
  tabsLaws,
  textStorageLaws,
  walletBridgeLaws,
} from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { obey } from './obey.ts'

const provider = (options: Partial<MemoryOptions> = {}) => makeMemoryProvider({ clock: fakeClock(), ...options })

obey(
  'the storage in memory',
  textStorageLaws(() => provider().ports.storage),
)
obey(
  'the session storage in memory',
  textStorageLaws(() => provider().ports.sessionStorage),
)
obey(
  'cookies in memory',
  cookiesLaws(() => {
    const clock = fakeClock()
    return { cookies: provider({ clock }).ports.cookies, pass: clock.advance }
  }),
)
obey(
  'the reminder time in memory',
  reminderTimeLaws(() => provider().ports.reminderTime),
)
obey(
  'passwords in memory',
  passwordsLaws(() => provider().ports.passwords),
)
obey(
  'the log in memory',
  logLaws(() => {
    const { ports, effects } = provider()
    return { log: ports.log, written: () => effects.log.map(({ message }) => message) }
  }),
)
obey(
  'navigation in memory',
  navigationLaws(() => {
    const { ports, effects } = provider({ arrival: { path: '/id/card', query: new Map([['tab', '1']]) } })
    return { navigation: ports.navigation, left: () => effects.left }
  }),
)
obey(
  'tabs in memory',
  tabsLaws(() => {
    const { ports, otherTab } = provider()
    return { one: ports.tabs, other: otherTab.tabs, keep: otherTab.keep, pass: async () => undefined }
  }),
)
obey(
  'the width in memory',
  liveLaws(() => {
    const { ports, setWidth } = provider()
    return { live: ports.device.width, change: () => setWidth(ports.device.width.get() + 10) }
  }),
)
obey(
  'the connection in memory',
  liveLaws(() => {
    const { ports, setOnline } = provider()
    return { live: ports.device.isOnline, change: () => setOnline(!ports.device.isOnline.get()) }
  }),
)
obey(
  'the wallet in the browser, in memory',
  liveLaws(() => {
    const { ports, inject } = provider()
    const { isPresent: isThere } = ports.injectedWallet
    return { live: isThere, change: () => inject(isThere.get() ? null : { accounts: [], chainId: 1 }) }
  }),
)

const suggestions = async (): Promise<AddressSuggestionsBench> => {
  const { ports, failing, mapsScripts } = provider()
  return {
    suggestions: ports.addressSuggestions,
    key: 'maps-key',
    text: '12',
    scripts: mapsScripts,
    loseScript: () => failing('addressSuggestions.prepare', unreachable, 1),
  }
}
obey('address suggestions in memory', addressSuggestionsLaws(suggestions))

const paymentWindow = (): PaymentWindowBench => {
  const { ports, failing, payment } = provider()
  return {
    paymentWindow: ports.paymentWindow,
    shown: payment.shown,
    reserved: payment.reserved,
    block: () => payment.setBlocked(true),
    post: (message, invoiceId = 'i1') => payment.post(invoiceId, message),
    close: (invoiceId = 'i1') => payment.close(invoiceId),
    loseScript: () => failing('paymentWindow.prepare', unreachable, 1),
  }
}
obey('the payment window in memory', paymentWindowLaws(paymentWindow))

const billWidget = (): BillWidgetBench => {
  const { ports, failing, widget } = provider()
  return {
    widget: ports.billWidget,
    opened: widget.opened,
    windows: widget.windows,
    block: () => widget.setBlocked(true),
    post: (data, from) => widget.post(data, from === 'widget'),
    close: widget.close,
    loseScript: () => failing('billWidget.prepare', unreachable, 1),
  }
}
obey('the bill-connection widget in memory', billWidgetLaws(billWidget))

const account = { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', chainId: 1 }
obey(
  'the wallet bridge in memory',
  walletBridgeLaws(async () => {
    const { ports, bridge } = provider()
    return {
      bridge: ports.walletBridge,
      approve: async ({ id }) => {
        bridge.approve(id, account)
        return account
      },
      reject: async ({ id }) => bridge.reject(id),
    }
  }),
)

it('the hashes in memory equal the examples of the SHA256 standard', async () => {
  const { sha256 } = provider().ports.hashes
  // Examples of the specification (FIPS 180-4). The last one is longer than a block.
  expect(await sha256('abc')()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await sha256('')()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(await sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')()).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})
