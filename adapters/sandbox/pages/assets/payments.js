// Stand-in for the provider's payments script: shows each invoice in a window of its own, and says when that opens and
// closes. The window tells the page itself how the payment stands.
//
// window.payments.showInvoice(id)   Shows the invoice: in its window where there is one, else in the reserved one, else in
//                                   a new one. Returns the window; null: the browser opened none.
// window.payments.onOpen(listener)  The listener is given the id of each invoice whose window opens. Returns what ends it.
// window.payments.onClose(listener) As onOpen, of windows that are closed.
// window.payments.reserve()         Opens an empty window for the next invoice. To be called within a press, or browsers
//                                   block it.
// window.payments.release()         Closes a reserved window that shows no invoice.
(() => {
  'use strict'
  const features = 'popup,width=480,height=720'
  const pause = 200
  const windows = new Map()
  const listeners = { open: new Set(), close: new Set() }
  let reserved = null

  const tell = (what, id) => {
    for (const listener of [...listeners[what]]) listener(id)
  }
  const listen = (what) => (listener) => {
    listeners[what].add(listener)
    return () => listeners[what].delete(listener)
  }
  const isThere = (opened) => opened !== undefined && opened !== null && !opened.closed

  // What the window posted before it went is heard first: one more round.
  const watch = (id, opened) => {
    let rounds = 0
    const timer = setInterval(() => {
      if (opened.closed) rounds += 1
      if (rounds < 2) return
      clearInterval(timer)
      if (windows.get(id) === opened) {
        windows.delete(id)
        tell('close', id)
      }
    }, pause)
  }

  const addressOf = (id) => `/invoice?v=4&id=${encodeURIComponent(id)}&lang=en-US`

  const takeReserved = (id) => {
    const taken = reserved
    reserved = null
    if (!isThere(taken)) return null
    taken.location.replace(addressOf(id))
    return taken
  }

  const open = (id) => {
    const opened = takeReserved(id) ?? window.open(addressOf(id), `payment-${id}`, features)
    if (opened === null) return null
    windows.set(id, opened)
    watch(id, opened)
    return opened
  }

  window.payments = Object.freeze({
    showInvoice(id) {
      const known = windows.get(id)
      const opened = isThere(known) ? known : open(id)
      if (opened === null) return null
      opened.focus()
      tell('open', id)
      return opened
    },
    onOpen: listen('open'),
    onClose: listen('close'),
    reserve() {
      if (!isThere(reserved)) {
        reserved = window.open('about:blank', '_blank', features)
        if (reserved !== null) reserved.document.body.textContent = 'One moment…'
      }
      reserved?.focus()
    },
    release() {
      if (isThere(reserved)) reserved.close()
      reserved = null
    },
  })
})()
