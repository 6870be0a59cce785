// Shows and hides a typed password. Without this script, the button stays hidden.
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
    // Hides the password before the submit, so that browsers do not remember it as text.
    field.form.addEventListener('submit', () => show(false))
  }
})()
