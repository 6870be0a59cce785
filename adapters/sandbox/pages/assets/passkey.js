// Signing in with a passkey: asks the browser for one and sends what it proves as a form. A browser that can do so offers
// the passkeys also where the email is filled in. Without this script, or in a browser without passkeys, the page does as
// it did before.
// Less than a challenge lasts: what is offered beside the email may be chosen at any time.
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

// Asks the provider what is to be signed.
const askFor = (mediation) =>
  fetch('/authenticate/passkey/challenge', { method: 'POST', body: new URLSearchParams({ mediation }) })

/** @param form it carries the proof; @param problem where it is told that there is none */
const begin = (form, problem) => {
  const otherwise = problem.textContent
  const tell = (words) => {
    problem.textContent = words
    problem.hidden = false
  }

  const signIn = async ({ challenge, rpId, timeout }, how) => {
    const publicKey = { challenge: bytes(challenge), rpId, timeout, userVerification: 'required' }
    const credential = await navigator.credentials.get({ publicKey, ...how })
    if (how.signal.aborted) return
    form.elements.namedItem('credential').value = JSON.stringify(proof(credential))
    form.submit()
  }

  // One question at a time: a browser refuses a second one, and nothing is to answer once something else was sent.
  let asking = new AbortController()
  let again = 0
  const stop = () => {
    clearTimeout(again)
    asking.abort()
    asking = new AbortController()
    return asking.signal
  }

  const offer = async () => {
    const signal = stop()
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return
    const answer = await askFor('conditional')
    // None for now: the button below asks for one of its own.
    if (answer.status !== 200 || signal.aborted) return
    again = setTimeout(offerQuietly, renewal)
    await signIn(await answer.json(), { mediation: 'conditional', signal })
  }
  // Nobody has asked for it, so nothing is told when it comes to nothing.
  const offerQuietly = () => void offer().catch(() => undefined)

  const ask = async () => {
    const signal = stop()
    try {
      const answer = await askFor('optional')
      const asked = await answer.json()
      if (answer.ok && !signal.aborted) return await signIn(asked, { signal })
      throw asked.error
    } catch (why) {
      // Pressed again, or left: another question has taken its place.
      if (signal.aborted) return
      tell(typeof why === 'string' ? why : otherwise)
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
    void ask()
  })
  addEventListener('pagehide', stop)
  // Also where one comes back to: the page is as it was left then.
  addEventListener('pageshow', offerQuietly)
}

const form = document.getElementById('passkey')
const problem = document.getElementById('passkey-problem')
if (form !== null && problem !== null && typeof PublicKeyCredential !== 'undefined') begin(form, problem)
