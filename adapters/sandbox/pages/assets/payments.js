// Stand-in for the provider's payments script. Shows each invoice in a window of its own and reports when the window opens
// and closes. The window itself posts the payment status to the page.
//
// window.payments.showInvoice(id)   Shows the invoice in its open window, else in the reserved one, else in a new one.
//                                   Returns the window, or null if the browser blocked it.
// window.payments.onOpen(listener)  Calls the listener with the id of each invoice whose window opens. Returns a function
//                                   that unsubscribes.
// window.payments.onClose(listener) The same for windows that close.
// window.payments.reserve()         Opens an empty window for the next invoice. Call it within a press, since browsers
//                                   block windows otherwise.
// window.payments.release()         Closes a reserved window that shows no invoice.
(() => {
  'use strict'
  const features = 'popup,width=480,height=720'
  const pause = 200
  const windows = new Map()
  const listeners = { open: new Set(), close: new Set() }
  let reserved = null

  const notify = (what, id) => {
    for (const listener of [...listeners[what]]) listener(id)
  }
  const listen = (what) => (listener) => {
    listeners[what].add(listener)
    return () => listeners[what].delete(listener)
  }
  const isOpen = (opened) => opened !== undefined && opened !== null && !opened.closed

  // Waits one more round after the window has closed, so that its last message arrives first.
  const watch = (id, opened) => {
    let rounds = 0
    const timer = setInterval(() => {
      if (opened.closed) rounds += 1
      if (rounds < 2) return
      clearInterval(timer)
      if (windows.get(id) === opened) {
        windows.delete(id)
        notify('close', id)
      }
    }, pause)
  }

  const addressOf = (id) => `/invoice?v=4&id=${encodeURIComponent(id)}&lang=en-US`

  const takeReserved = (id) => {
    const taken = reserved
    reserved = null
    if (!isOpen(taken)) return null
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
      const opened = isOpen(known) ? known : open(id)
      if (opened === null) return null
      opened.focus()
      notify('open', id)
      return opened
    },
    onOpen: listen('open'),
    onClose: listen('close'),
    reserve() {
      if (!isOpen(reserved)) {
        reserved = window.open('about:blank', '_blank', features)
        if (reserved !== null) reserved.document.body.textContent = 'One moment…'
      }
      reserved?.focus()
    },
    release() {
      if (isOpen(reserved)) reserved.close()
      reserved = null
    },
  })
})()
