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
import { runLaws } from './run-laws.ts'

const provider = (options: Partial<MemoryOptions> = {}) => makeMemoryProvider({ clock: fakeClock(), ...options })

runLaws(
  'the storage in memory',
  textStorageLaws(() => provider().ports.storage),
)
runLaws(
  'the session storage in memory',
  textStorageLaws(() => provider().ports.sessionStorage),
)
runLaws(
  'cookies in memory',
  cookiesLaws(() => {
    const clock = fakeClock()
    return { cookies: provider({ clock }).ports.cookies, advance: clock.advance }
  }),
)
runLaws(
  'the reminder time in memory',
  reminderTimeLaws(() => provider().ports.reminderTime),
)
runLaws(
  'passwords in memory',
  passwordsLaws(() => provider().ports.passwords),
)
runLaws(
  'the log in memory',
  logLaws(() => {
    const { ports, effects } = provider()
    return { log: ports.log, lines: () => effects.log.map(({ message }) => message) }
  }),
)
runLaws(
  'navigation in memory',
  navigationLaws(() => {
    const { ports, effects } = provider({ arrival: { path: '/id/card', query: new Map([['tab', '1']]) } })
    return { navigation: ports.navigation, destinations: () => effects.left }
  }),
)
runLaws(
  'tabs in memory',
  tabsLaws(() => {
    const { ports, otherTab } = provider()
    return { tab: ports.tabs, otherTab: otherTab.tabs, storeInOtherTab: otherTab.keep, deliver: async () => undefined }
  }),
)
runLaws(
  'the device width in memory',
  liveLaws(() => {
    const { ports, setWidth } = provider()
    return { live: ports.device.width, change: () => setWidth(ports.device.width.get() + 10) }
  }),
)
runLaws(
  'the online state in memory',
  liveLaws(() => {
    const { ports, setOnline } = provider()
    return { live: ports.device.isOnline, change: () => setOnline(!ports.device.isOnline.get()) }
  }),
)
runLaws(
  'the injected wallet in memory',
  liveLaws(() => {
    const { ports, inject } = provider()
    const { isPresent: isThere } = ports.injectedWallet
    return { live: isThere, change: () => inject(isThere.get() ? null : { accounts: [], chainId: 1 }) }
  }),
)

const suggestions = async (): Promise<AddressSuggestionsBench> => {
  const { ports, failCalls, mapsScripts } = provider()
  return {
    suggestions: ports.addressSuggestions,
    key: 'maps-key',
    text: '12',
    scriptCount: mapsScripts,
    failScriptLoad: () => failCalls('addressSuggestions.prepare', unreachable, 1),
  }
}
runLaws('address suggestions in memory', addressSuggestionsLaws(suggestions))

const paymentWindow = (): PaymentWindowBench => {
  const { ports, failCalls, payment } = provider()
  return {
    paymentWindow: ports.paymentWindow,
    shownInvoiceIds: payment.shown,
    reservedCount: payment.reserved,
    blockWindows: () => payment.setBlocked(true),
    post: (message, invoiceId = 'i1') => payment.post(invoiceId, message),
    close: (invoiceId = 'i1') => payment.close(invoiceId),
    failScriptLoad: () => failCalls('paymentWindow.prepare', unreachable, 1),
  }
}
runLaws('the payment window in memory', paymentWindowLaws(paymentWindow))

const billWidget = (): BillWidgetBench => {
  const { ports, failCalls, widget } = provider()
  return {
    widget: ports.billWidget,
    openedTokens: widget.opened,
    windowCount: widget.windows,
    blockWindows: () => widget.setBlocked(true),
    post: (data, from) => widget.post(data, from === 'widget'),
    close: widget.close,
    failScriptLoad: () => failCalls('billWidget.prepare', unreachable, 1),
  }
}
runLaws('the bill-connection widget in memory', billWidgetLaws(billWidget))

const account = { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', chainId: 1 }
runLaws(
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

it('for the test vectors of FIPS 180-4, sha256 of the memory platform returns the published hashes', async () => {
  const { sha256 } = provider().ports.hashes
  // Test vectors of FIPS 180-4. The third text, with its padding, is longer than one block.
  expect(await sha256('abc')()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await sha256('')()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(await sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')()).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})
