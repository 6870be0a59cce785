// Stand-in for the provider's payments script: shows an invoice in a window of its own, and says when that opens and
// closes. The window tells the page itself how the payment stands.
(() => {
  'use strict'
  const features = 'popup,width=480,height=720'
  let listeners = { open: () => {}, close: () => {} }
  let opened = null
  let watching
  const watch = () => {
    if (!opened.closed) return
    clearInterval(watching)
    listeners.close()
  }
  window.payments = Object.freeze({
    /** The window, which the next invoice is shown in too; null where the browser opens none. */
    showInvoice(id) {
      opened = window.open(`/invoice?v=4&id=${encodeURIComponent(id)}&lang=en-US`, 'payment-window', features)
      clearInterval(watching)
      if (opened === null) return null
      watching = setInterval(watch, 200)
      opened.focus()
      listeners.open()
      return opened
    },
    onOpen(listener) {
      listeners = { ...listeners, open: listener }
    },
    onClose(listener) {
      listeners = { ...listeners, close: listener }
    },
  })
})()
