import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { formOf, queryOf, acceptForms } from '../http/forms.ts'
import { html, type Markup } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import {
  answerPairing,
  type PairingAnswer,
  stubAccounts,
  walletNetworks,
  type WalletPairing,
  walletPairingOf,
} from '../receiving/wallet-connection.ts'
import { sendPage } from './layout.ts'
import { signedIn, toSignIn } from './signed-in.ts'

const title = 'Stub wallet'

const outcomes = {
  approved: {
    heading: 'Connected',
    text: 'We filled in your address on the page you came from. You can close this tab.',
  },
  rejected: { heading: 'Not connected', text: 'You rejected the request. You can close this tab.' },
  expired: {
    heading: 'This request has expired',
    text: 'The request was answered, replaced or timed out. Start again on the page you came from.',
  },
} as const

const outcomeNote = ({ heading, text }: (typeof outcomes)[keyof typeof outcomes]): Markup => html`
<div><h1>${heading}</h1><p class="lead" role="status">${text}</p></div>`

interface PairingForm {
  readonly productName: string
  readonly id: string
  readonly accounts: ReturnType<typeof stubAccounts>
}

const requestForm = (page: PairingForm, chosenId: number): Markup => html`
<div><h1>Connect to ${page.productName}?</h1>
<p class="lead">${page.productName} wants to see the address of one of your accounts. It can't move any money.</p></div>
<p class="note">This is a sandbox wallet. No one has the keys to these accounts, so don't send anything to them.</p>
<section class="panel" aria-label="Request">
<form method="post" action="/wallet">
<input type="hidden" name="pairing" value="${page.id}">
<label>Account<select name="account">
${page.accounts.map(({ name, address }) => html`<option value="${address}">${name} (${address.slice(0, 8)}…${address.slice(-6)})</option>`)}
</select></label>
<label>Network<select name="network">
${[...walletNetworks].map(
  ([chainId, name]) =>
    html`<option value="${chainId}"${chainId === chosenId ? html` selected` : null}>${name}</option>`,
)}
</select></label>
<button name="answer" value="approve">Approve</button>
<button name="answer" value="reject" class="secondary">Reject</button>
</form>
</section>`

const walletPage = (pairing: WalletPairing | null, page: PairingForm): Markup => {
  if (pairing === null) return outcomeNote(outcomes.expired)
  const { chainId, session } = pairing
  return session.status === 'waiting' ? requestForm(page, chainId) : outcomeNote(outcomes[session.status])
}

/**
 * Returns a note that repeats the user's answer to the connection request. Reads the answer from the URL, because the app
 * may delete the pairing as soon as it has received the answer.
 */
const answerNote = (query: URLSearchParams): Markup | null => {
  const name = query.get('answered')
  return name === 'approved' || name === 'rejected' ? outcomeNote(outcomes[name]) : null
}

/** Parses the user's answer from the wallet's form. Null if it is malformed or names an account of another wallet. */
const answerIn = (field: (name: string) => string, userId: string): PairingAnswer | null => {
  if (field('answer') === 'reject') return { isRejected: true }
  const [address, chainId] = [field('account'), Number(field('network'))]
  const isOffered = walletNetworks.has(chainId) && stubAccounts(userId).some((account) => account.address === address)
  return field('answer') === 'approve' && isOffered ? { address, chainId } : null
}

/**
 * Pages of a simulated wallet app, on which the user answers connection requests of the wallet bridge. The wallet belongs to
 * the signed-in user. The pages need no script (CALL-114).
 */
export const walletRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries, productName } = environment
    acceptForms(app)

    app.get('/wallet', async (request, reply) => {
      const caller = await signedIn(environment, request, reply)
      if (caller === null) return toSignIn(reply, request.url)
      const query = queryOf(request)
      const id = query.get('pairing') ?? ''
      const pairing = await walletPairingOf({ queries, now: caller.now }, caller.user.id, id)
      const outcome = answerNote(query)
      const body = outcome ?? walletPage(pairing, { productName, id, accounts: stubAccounts(caller.user.id) })
      const status = outcome === null && pairing === null ? 404 : 200
      return sendPage(reply.code(status), { productName, title, body })
    })

    app.post('/wallet', async (request, reply) => {
      refuseCrossOrigin(callerOf(environment, request, reply))
      const field = formOf(request.body)
      const id = field('pairing')
      const address = `/wallet?pairing=${encodeURIComponent(id)}`
      const caller = await signedIn(environment, request, reply)
      if (caller === null) return toSignIn(reply, address)
      const answer = answerIn(field, caller.user.id)
      if (answer === null) return refuse(400, "This wallet doesn't have that account or network.")
      const counts = await answerPairing({ queries, now: caller.now }, caller.user.id, id, answer)
      const outcome = 'isRejected' in answer ? 'rejected' : 'approved'
      return reply.redirect(counts ? `/wallet?answered=${outcome}` : address, 303)
    })
  }
