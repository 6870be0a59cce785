// Script of the window that connects bills. It notifies the page that opened the window and closes the window. Without an
// opener the window is an ordinary page, and without this script its steps are forms.
(() => {
  'use strict'
  const { opener } = window
  const main = document.getElementById('connection')
  const { event: kind, account, text } = main.dataset
  const post = (message) => opener.postMessage(message, location.origin)
  const leave = () => {
    post({ kind: 'exit' })
    window.close()
  }
  const messages = {
    open: () => ({ kind }),
    linked: () => ({ kind, accountToken: account || null }),
    error: () => ({ kind, text }),
  }

  if (opener === null) return
  for (const element of document.querySelectorAll('[data-alone]')) element.hidden = true
  for (const button of document.querySelectorAll('[data-leave]')) {
    button.hidden = false
    button.addEventListener('click', leave)
  }
  delete main.dataset.account
  if (kind === 'exit') leave()
  if (kind in messages) post(messages[kind]())
})()
