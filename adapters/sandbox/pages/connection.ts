import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import { type ConnectionMeans, connectionOf, endConnection, takeConnection } from '../bill-pay/connections.ts'
import { type OpenConnection, standingOfConnection, standingOfToken } from '../bill-pay/window-standing.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { formOf, queryOf, takesForms } from '../http/forms.ts'
import { refuse } from '../kernel/refusals.ts'
import { connectionScript, connectionStyle, verifyStyle } from './assets.ts'
import { connectionPath, placeOf } from './connection-frame.ts'
import { chosenBills, firstStep, foundAccounts, namedAccount, type Shown } from './connection-moves.ts'
import { endedScreen, failedScreen, leftScreen, overScreen } from './connection-outcome.ts'
import { isFailingStep, type Over } from './connection-words.ts'
import { sendPage } from './layout.ts'
import { signedIn } from './signed-in.ts'

interface Caller {
  readonly means: ConnectionMeans
  readonly user: FoundSession['user']
}

const over = (why: Over): Shown => ({
  title: 'Connect bills',
  body: overScreen(why),
  status: why === 'signedOut' ? 401 : 410,
})

const showFor =
  (productName: string) =>
  (reply: FastifyReply, { title, body, status = 200 }: Shown): FastifyReply =>
    sendPage(reply.code(status), {
      productName,
      title,
      ownStyles: [verifyStyle.address, connectionStyle.address],
      body,
      scripts: [connectionScript.address],
      width: 'app',
    })

/**
 * Window that connects bills (CALL-117). Its steps are forms, and only the connection is shared between them. Its script
 * notifies the page that opened the window. A user without a session sees a message, since a sign-in would not lead back to the
 * app's page.
 */
export const connectionRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, random, productName } = environment
    takesForms(app)

    const show = showFor(productName)

    const connectionUserOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> => {
      const found = await signedIn(environment, request, reply)
      return found === null ? null : { means: { database, random, now: () => found.now }, user: found.user }
    }

    /** Page of a connection that is no longer open. Does not notify the app again. */
    const closed = async ({ means, user }: Caller, id: string): Promise<Shown> => {
      const standing = await standingOfConnection(means, user, id)
      return standing === 'expired' || standing === 'unknown'
        ? over(standing)
        : { title: 'Connect bills', body: endedScreen(standing, productName) }
    }

    app.get(connectionPath, async (request, reply) => {
      const caller = await connectionUserOf(request, reply)
      if (caller === null) return show(reply, over('signedOut'))
      const query = queryOf(request)
      const id = query.get('id') ?? ''
      const connection = await connectionOf(caller.means, caller.user, id)
      return show(reply, connection === null ? await closed(caller, id) : firstStep(connection, query))
    })

    const begin = async ({ means, user }: Caller, reply: FastifyReply, token: string): Promise<FastifyReply> => {
      const connection = await takeConnection(means, user, token)
      if (connection !== null) return reply.redirect(placeOf(connection.id), 303)
      return show(reply, over(await standingOfToken(means, user, token)))
    }

    const carryOut = async (
      { means, user }: Caller,
      connection: OpenConnection,
      field: (name: string) => string,
    ): Promise<Shown | null> => {
      const [move, failing] = [field('move'), field('fail')]
      if (isFailingStep(failing)) {
        return { title: 'Something went wrong', body: failedScreen(connection.id, failing) }
      }
      if (move === 'leave') {
        await endConnection(means, user, connection.id)
        return { title: 'You left before finishing', body: leftScreen }
      }
      const wanted = { means, user, connection, field, productName }
      const isAutomatic = connection.mode === 'automatic'
      if (isAutomatic && move === 'find') return foundAccounts(wanted)
      if (isAutomatic && move === 'connect') return chosenBills(wanted)
      return !isAutomatic && move === 'add'
        ? namedAccount(wanted)
        : refuse(400, "We couldn't find this step. Start again in Bill Pay.")
    }

    app.post(connectionPath, async (request, reply) => {
      refuseCrossOrigin(callerOf(environment, request, reply))
      const caller = await connectionUserOf(request, reply)
      if (caller === null) return show(reply, over('signedOut'))
      const field = formOf(request.body)
      const [token, id] = [field('token'), field('id')]
      if (token !== '') return begin(caller, reply, token)
      const connection = await connectionOf(caller.means, caller.user, id)
      const shown = connection === null ? null : await carryOut(caller, connection, field)
      return show(reply, shown ?? (await closed(caller, id)))
    })
  }
