// Signs in with a passkey: requests one from the browser and sends its proof in a form. If the browser supports it, the
// email field offers passkeys too. Without this script or without passkeys, the form for passkeys stays hidden.

// Milliseconds after which an offer is renewed. Less than the lifetime of a challenge, because the user may choose an offer
// at any time.
const renewal = 50_000

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

// Requests the challenge for a passkey.
const requestChallenge = (mediation) =>
  fetch('/authenticate/passkey/challenge', { method: 'POST', body: new URLSearchParams({ mediation }) })

/**
 * @param form form that carries the proof
 * @param problem element that shows the error
 */
const begin = (form, problem) => {
  const defaultText = problem.textContent
  const showProblem = (message) => {
    problem.textContent = message
    problem.hidden = false
  }

  const signIn = async ({ challenge, rpId, timeout }, options) => {
    const publicKey = { challenge: bytes(challenge), rpId, timeout, userVerification: 'required' }
    const credential = await navigator.credentials.get({ publicKey, ...options })
    if (options.signal.aborted) return
    form.elements.namedItem('credential').value = JSON.stringify(proof(credential))
    form.submit()
  }

  // Browsers refuse a second request while one is pending. The pending one must not end after another form was sent either,
  // so both cases abort it.
  let controller = new AbortController()
  let renewalTimer = 0
  const stop = () => {
    clearTimeout(renewalTimer)
    controller.abort()
    controller = new AbortController()
    return controller.signal
  }

  const offer = async () => {
    const signal = stop()
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return
    const answer = await requestChallenge('conditional')
    // Without an offer, the button still requests its own challenge.
    if (answer.status !== 200 || signal.aborted) return
    renewalTimer = setTimeout(offerQuietly, renewal)
    await signIn(await answer.json(), { mediation: 'conditional', signal })
  }
  // An offer that fails stays silent, since the user did not request it.
  const offerQuietly = () => void offer().catch(() => undefined)

  const signInOnPress = async () => {
    const signal = stop()
    try {
      const answer = await requestChallenge('optional')
      const body = await answer.json()
      if (answer.ok && !signal.aborted) return await signIn(body, { signal })
      throw body.error
    } catch (error) {
      // A newer request has replaced this one, or the user has left.
      if (signal.aborted) return
      showProblem(typeof error === 'string' ? error : defaultText)
      offerQuietly()
    }
  }

  form.hidden = false
  document.addEventListener('submit', (event) => {
    if (event.target !== form) {
      stop()
      return
    }
    event.preventDefault()
    problem.hidden = true
    void signInOnPress()
  })
  addEventListener('pagehide', stop)
  // Also runs when the browser restores the page from its back-forward cache.
  addEventListener('pageshow', offerQuietly)
}

const form = document.getElementById('passkey')
const problem = document.getElementById('passkey-problem')
if (form !== null && problem !== null && typeof PublicKeyCredential !== 'undefined') begin(form, problem)
