// Tells the page that opened the payment window how the payment stands, and plays the network: what was paid is
// confirmed and completed while the window is open. Without an opener the page is moved on by its button.
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
