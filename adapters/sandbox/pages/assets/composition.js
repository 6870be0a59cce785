// Of every page with a form: the Enter that ends a composition of an input method sends no form. Safari sends that key
// press after the composition has ended, with the key code of an input method.
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault()
})
