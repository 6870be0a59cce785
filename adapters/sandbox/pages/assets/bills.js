// Stand-in for the bill provider's script: connects bills in a window of its own (CALL-117).
//
// window.bills.open({ token, environment, onClose })
//     Connects with the token, in the window of the name "bill-connection": the one that there is, which the app may have
//     opened empty within a press and before this script was there, or a new one. `environment` is "development" or
//     "production". Returns the window; null: the browser opened none. `onClose` is called once and last: when the
//     window is gone, however it went, or is taken by the next connection.
//
// The window posts to the page that opened it, for the origin of this script only:
//   { kind: "open" }                                   its first step is shown; again when that is read anew, or an error is tried again
//   { kind: "linked", accountToken: string | null }    accounts are connected; in manual mode the token is to be exchanged
//   { kind: "error", text: string }                    a step failed, also a token that is used, over or not known
//   { kind: "exit" }                                   the person leaves; nothing follows
// Whoever closes the window without leaving has no "exit" posted: `onClose` stands for it then, and follows one otherwise.
(() => {
  'use strict'
  const name = 'bill-connection'
  const features = 'popup,width=480,height=720'
  const pause = 200
  let end = () => {}

  // What the window posted before it went is heard first: one more round.
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

  // As a form: an address would keep the token.
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
