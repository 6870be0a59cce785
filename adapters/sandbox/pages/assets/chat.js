// Stand-in for a chat service: a button that shows a note about the demo.
(() => {
  'use strict'
  const add = () => {
    const button = document.createElement('button')
    const note = document.createElement('p')
    button.type = 'button'
    button.textContent = 'Chat'
    button.setAttribute('aria-expanded', 'false')
    button.className = 'chat-stand-in'
    note.textContent = 'This is a demo chat. No one reads your messages.'
    note.setAttribute('role', 'status')
    note.className = 'chat-stand-in-note'
    note.hidden = true
    button.addEventListener('click', () => {
      note.hidden = !note.hidden
      button.setAttribute('aria-expanded', String(!note.hidden))
    })
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = '/stand-ins/chat.css'
    document.head.append(sheet)
    document.body.append(button, note)
  }
  window.chat = Object.freeze({ isStandIn: true })
  if (document.body) add()
  else document.addEventListener('DOMContentLoaded', add)
})()
