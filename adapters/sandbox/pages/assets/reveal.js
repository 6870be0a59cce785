// Shows and hides what is typed into a password's field. Without this script there is no button for it.
(() => {
  'use strict'
  for (const button of document.querySelectorAll('[data-reveals]')) {
    const field = document.getElementById(button.dataset.reveals)
    const [word] = button.childNodes
    const show = (isShown) => {
      field.type = isShown ? 'text' : 'password'
      word.data = isShown ? 'Hide' : 'Show'
    }
    button.hidden = false
    button.addEventListener('click', () => show(field.type === 'password'))
    // Sent as a password, and not among the texts that a browser remembers.
    field.form.addEventListener('submit', () => show(false))
  }
})()
