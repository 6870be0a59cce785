// Reports the payment status to the page that opened the window, and simulates the network: while the window is open, a paid
// invoice is confirmed and completed. Without an opener, the user presses the button instead.
(() => {
  'use strict'
  const pause = 1500
  const { opener } = window
  if (opener === null) return
  const { status } = document.getElementById('invoice').dataset
  const form = document.getElementById('continuation')
  const close = document.getElementById('close')
  if (status !== 'new') opener.postMessage({ status }, location.origin)
  document.getElementById('back').hidden = true
  close.hidden = false
  close.addEventListener('click', () => window.close())
  if (form !== null && status !== 'new') {
    form.hidden = true
    setTimeout(() => form.submit(), pause)
  }
})()
