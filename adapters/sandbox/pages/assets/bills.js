// Stand-in for the bill provider's script: connects bills in a window of its own (CALL-117).
//
// window.bills.open({ token, environment, onClose })
//     Connects with the token in the window named "bill-connection". The app may have opened that window within a press,
//     before this script was loaded. Otherwise this call opens it. `environment` is "development" or "production".
//     Returns the window, or null if the browser blocked it. `onClose` is called once and last: when the window has
//     closed, or when the next connection takes the window over.
//
// The window posts to the page that opened it, for the origin of this script only:
// - { kind: "open" }                                   shows its first step, also after a reload or a retry
// - { kind: "linked", accountToken: string | null }    accounts are connected; the app exchanges the token of manual mode
// - { kind: "error", text: string }                    a step failed, or the token is used, expired or unknown
// - { kind: "exit" }                                   the user leaves; nothing follows
//
// Closing the window without leaving posts no "exit". `onClose` is called in both cases.
(() => {
  'use strict'
  const name = 'bill-connection'
  const features = 'popup,width=480,height=720'
  const pause = 200
  let end = () => {}

  // Waits one more round after the window has closed, so that its last message arrives first.
  const watch = (opened, onClose) => {
    let rounds = 0
    const finish = () => {
      clearInterval(timer)
      end = () => {}
      onClose()
    }
    const timer = setInterval(() => {
      if (opened.closed) rounds += 1
      if (rounds > 1) finish()
    }, pause)
    return finish
  }

  // Opens the window by a form, because a URL would reveal the token.
  const send = (fields) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/bill-connection'
    form.target = name
    form.hidden = true
    for (const [key, value] of Object.entries(fields)) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = key
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    form.submit()
    form.remove()
  }

  window.bills = Object.freeze({
    open({ token, environment, onClose }) {
      end()
      const opened = window.open('', name, features)
      if (opened === null) return null
      end = watch(opened, onClose)
      send({ token, environment })
      opened.focus()
      return opened
    },
  })
})()
