// Signing in with a passkey: asks the browser for one and sends what it proves as a form. Without this script, or in a
// browser without passkeys, the page does as it did before.
(() => {
  'use strict'
  const form = document.getElementById('passkey')
  const problem = document.getElementById('passkey-problem')
  if (form === null || problem === null || typeof PublicKeyCredential === 'undefined') return

  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

  const proof = ({ id, rawId, type, response }) => ({
    id,
    rawId: text(rawId),
    type,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
    },
  })

  const otherwise = problem.textContent
  const tell = (words) => {
    problem.textContent = words
    problem.hidden = false
  }

  const signIn = async () => {
    const answer = await fetch('/authenticate/passkey/challenge', { method: 'POST', body: new URLSearchParams() })
    const { challenge, rpId, timeout, error } = await answer.json()
    if (!answer.ok) return tell(error ?? otherwise)
    const publicKey = { challenge: bytes(challenge), rpId, timeout, userVerification: 'required' }
    const credential = await navigator.credentials.get({ publicKey })
    form.elements.namedItem('credential').value = JSON.stringify(proof(credential))
    form.submit()
  }

  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    problem.hidden = true
    signIn().catch(() => tell(otherwise))
  })
})()
