import { rejected, unreachable } from '@paydeck/core'
import type { MemoryOptions } from '@paydeck/core/memory'
import {
  addressSuggestionsLaws,
  type AddressSuggestionsBench,
  type ApplicationStreamsBench,
  applicationStreamsLaws,
  type BillWidgetBench,
  billWidgetLaws,
  cookiesLaws,
  liveLaws,
  logLaws,
  type LostReadsBench,
  lostReadsLaws,
  navigationLaws,
  passwordsLaws,
  type PaymentWindowBench,
  paymentWindowLaws,
  reminderTimeLaws,
  storesLaws,
  tabsLaws,
  textStorageLaws,
  walletBridgeLaws,
} from '@paydeck/core/testing'
import { everything, providerAt } from '../memory/provider.ts'
import { makeSuites } from './suites.ts'

/** Laws of the provider in memory: ports of the platform. */
const made = makeSuites()
export const { suites } = made

const provider = (options: Pick<MemoryOptions, 'arrival'> = {}) => providerAt(everything, options)

made.add(
  'the storage in memory',
  textStorageLaws(() => provider().ports.storage),
)
made.add(
  'the session storage in memory',
  textStorageLaws(() => provider().ports.sessionStorage),
)
made.add(
  'cookies in memory',
  cookiesLaws(() => {
    const { ports, clock } = provider()
    return { cookies: ports.cookies, advance: clock.advance }
  }),
)
made.add(
  'the reminder time in memory',
  reminderTimeLaws(() => provider().ports.reminderTime),
)
made.add(
  'passwords in memory',
  passwordsLaws(() => provider().ports.passwords),
)
made.add(
  'the log in memory',
  logLaws(() => {
    const { ports, effects } = provider()
    return { log: ports.log, lines: () => effects.log.map(({ message }) => message) }
  }),
)
made.add(
  'navigation in memory',
  navigationLaws(() => {
    const { ports, effects } = provider({ arrival: { path: '/id/card', query: new Map([['tab', '1']]) } })
    return { navigation: ports.navigation, destinations: () => effects.left }
  }),
)
made.add(
  'tabs in memory',
  tabsLaws(() => {
    const { ports, otherTab } = provider()
    return { tab: ports.tabs, otherTab: otherTab.tabs, storeInOtherTab: otherTab.keep, deliver: async () => undefined }
  }),
)
made.add(
  'the device width in memory',
  liveLaws(() => {
    const { ports, setWidth } = provider()
    return { live: ports.device.width, change: () => setWidth(ports.device.width.get() + 10) }
  }),
)
made.add(
  'the online state in memory',
  liveLaws(() => {
    const { ports, setOnline } = provider()
    return { live: ports.device.isOnline, change: () => setOnline(!ports.device.isOnline.get()) }
  }),
)
made.add(
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
made.add('address suggestions in memory', addressSuggestionsLaws(suggestions))

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
made.add('the payment window in memory', paymentWindowLaws(paymentWindow))

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
made.add('the bill-connection widget in memory', billWidgetLaws(billWidget))

const account = { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', chainId: 1 }
made.add(
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

const applicationStreams = (): ApplicationStreamsBench => {
  const { ports, streams } = provider()
  return {
    streams: ports.applicationStreams,
    // The provider in memory counts the streams of all applications. Each law counts those of one application.
    connectionCount: streams.openStreams,
    signal: async (applicationId, kind) => streams.signal(applicationId, kind),
    settle: async () => undefined,
  }
}
made.add('application streams in memory', applicationStreamsLaws(applicationStreams))

const lostReads = (): LostReadsBench => {
  const { ports, setOnline, failCalls } = provider()
  const { payoutDirectory, activeSessionRecords } = ports
  return {
    lostReads: ports.lostReads,
    reads: [
      { slices: ['addressDirectory'], read: payoutDirectory.wallets },
      { slices: ['addressDirectory'], read: payoutDirectory.profiles },
    ],
    pages: [
      { slices: ['securityHistory', 'timeline', 'statements'], read: ports.securityRecord.page({ before: null }) },
      {
        slices: ['securityHistory', 'timeline', 'statements'],
        read: ports.securityRecord.page({ before: 'event-19' }),
      },
    ],
    otherRead: { slices: ['activeSessions'], read: activeSessionRecords.list },
    setOnline,
    rejectNext: () => failCalls('payoutDirectory.wallets', rejected(500), 1),
  }
}
made.add('lost reads in memory', lostReadsLaws(lostReads))

made.add(
  'stores in memory',
  storesLaws(() => {
    const { ports, effects } = provider()
    return { stores: ports.stores, lines: () => effects.log.map(({ message }) => message) }
  }),
)
made.add(
  'a store in memory',
  liveLaws(() => {
    const store = provider().ports.stores.make(0)
    return { live: store, change: () => store.update((count) => count + 1) }
  }),
)
