// Stand-in for a captcha service: an invisible widget that accepts every user.
(() => {
  'use strict'
  const widgets = []
  window.captcha = Object.freeze({
    /** Renders an invisible widget into an element and returns its number. */
    render(element, options) {
      const widget = { element, siteKey: String(options && options.sitekey), callback: options && options.callback }
      element.setAttribute('data-captcha', 'invisible')
      widgets.push(widget)
      return widgets.length - 1
    },
    /** Executes a widget. Resolves to the response that a call carries. */
    execute(number) {
      const widget = widgets[number]
      if (!widget) return Promise.reject(new Error('Unknown captcha widget'))
      const response = 'sandbox-captcha-' + crypto.randomUUID()
      if (typeof widget.callback === 'function') widget.callback(response)
      return Promise.resolve(response)
    },
    reset() {},
  })
})()
