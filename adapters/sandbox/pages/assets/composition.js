// Script of every page with a form. The Enter key that ends an input method's composition submits no form. Safari reports
// that key after the composition has ended, with the key code of an input method.
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault()
})
