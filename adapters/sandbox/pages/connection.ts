import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import { type ConnectionMeans, connectionOf, endConnection, redeemConnectionToken } from '../bill-pay/connections.ts'
import { type OpenConnection, standingOfConnection, standingOfToken } from '../bill-pay/window-standing.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { formOf, queryOf, acceptForms } from '../http/forms.ts'
import { refuse } from '../kernel/refusals.ts'
import { connectionScript, connectionStyle, verifyStyle } from './assets.ts'
import { connectionPath, connectionAddress } from './connection-frame.ts'
import {
  connectChosenBills,
  firstStep,
  showFoundAccounts,
  connectManualAccount,
  type ConnectionPage,
} from './connection-moves.ts'
import { endedScreen, failedScreen, leftScreen, endReasonScreen } from './connection-outcome.ts'
import { isFailingStep, type EndReason } from './connection-texts.ts'
import { sendPage } from './layout.ts'
import { signedIn } from './signed-in.ts'

interface Caller {
  readonly means: ConnectionMeans
  readonly user: FoundSession['user']
}

const endReasonPage = (reason: EndReason): ConnectionPage => ({
  title: 'Connect bills',
  body: endReasonScreen(reason),
  status: reason === 'signedOut' ? 401 : 410,
})

const showFor =
  (productName: string) =>
  (reply: FastifyReply, { title, body, status = 200 }: ConnectionPage): FastifyReply =>
    sendPage(reply.code(status), {
      productName,
      title,
      ownStyles: [verifyStyle.address, connectionStyle.address],
      body,
      scripts: [connectionScript.address],
      width: 'app',
    })

/**
 * Window in which a user connects bills (CALL-117). Its steps are separate forms; only the stored connection links them. Its
 * script notifies the page that opened the window. A user without a session sees a message instead of a sign-in form,
 * because a sign-in would not lead back to the app's page.
 */
export const connectionRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, random, productName } = environment
    acceptForms(app)

    const show = showFor(productName)

    const connectionUserOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> => {
      const found = await signedIn(environment, request, reply)
      return found === null ? null : { means: { database, random, now: () => found.now }, user: found.user }
    }

    /** Returns the page of a connection that is no longer open. The page does not notify the app a second time. */
    const closed = async ({ means, user }: Caller, id: string): Promise<ConnectionPage> => {
      const standing = await standingOfConnection(means, user, id)
      return standing === 'expired' || standing === 'unknown'
        ? endReasonPage(standing)
        : { title: 'Connect bills', body: endedScreen(standing, productName) }
    }

    app.get(connectionPath, async (request, reply) => {
      const caller = await connectionUserOf(request, reply)
      if (caller === null) return show(reply, endReasonPage('signedOut'))
      const query = queryOf(request)
      const id = query.get('id') ?? ''
      const connection = await connectionOf(caller.means, caller.user, id)
      return show(reply, connection === null ? await closed(caller, id) : firstStep(connection, query))
    })

    const begin = async ({ means, user }: Caller, reply: FastifyReply, token: string): Promise<FastifyReply> => {
      const connection = await redeemConnectionToken(means, user, token)
      if (connection !== null) return reply.redirect(connectionAddress(connection.id), 303)
      return show(reply, endReasonPage(await standingOfToken(means, user, token)))
    }

    const applyMove = async (
      { means, user }: Caller,
      connection: OpenConnection,
      field: (name: string) => string,
    ): Promise<ConnectionPage | null> => {
      const [move, failing] = [field('move'), field('fail')]
      if (isFailingStep(failing)) {
        return { title: 'Something went wrong', body: failedScreen(connection.id, failing) }
      }
      if (move === 'leave') {
        await endConnection(means, user, connection.id)
        return { title: 'You left before finishing', body: leftScreen }
      }
      const submission = { means, user, connection, field, productName }
      const isAutomatic = connection.mode === 'automatic'
      if (isAutomatic && move === 'find') return showFoundAccounts(submission)
      if (isAutomatic && move === 'connect') return connectChosenBills(submission)
      return !isAutomatic && move === 'add'
        ? connectManualAccount(submission)
        : refuse(400, "We couldn't find this step. Start again in Bill Pay.")
    }

    app.post(connectionPath, async (request, reply) => {
      refuseCrossOrigin(callerOf(environment, request, reply))
      const caller = await connectionUserOf(request, reply)
      if (caller === null) return show(reply, endReasonPage('signedOut'))
      const field = formOf(request.body)
      const [token, id] = [field('token'), field('id')]
      if (token !== '') return begin(caller, reply, token)
      const connection = await connectionOf(caller.means, caller.user, id)
      const shown = connection === null ? null : await applyMove(caller, connection, field)
      return show(reply, shown ?? (await closed(caller, id)))
    })
  }
