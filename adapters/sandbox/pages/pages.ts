import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../account/tables.ts'
import { externalPages, pageSegment } from '../configuration.ts'
import type { Environment } from '../environment.ts'
import { referrerHeaders } from '../http/headers.ts'
import type { ProxiedPages } from '../http/provider-proxy.ts'
import { html, type Markup } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import { type Asset, assetAddresses, assets, style } from './assets.ts'
import { connectionPath } from './connection-frame.ts'
import { sendPage } from './layout.ts'
import { avatar, logo } from './pictures.ts'
import { signedIn, toSignIn } from './signed-in.ts'

const external = new Map(Object.entries(externalPages).map(([page, title]) => [pageSegment(page), title]))

const standIn = (title: string): Markup => html`
<div><h1>${title}</h1><p class="lead">This is a placeholder for a page outside the app. The operator sets the address of the real page.</p></div>
<p><a class="button" href="/id/home">Back to Home</a></p>`

const placeholder = (title: string, text: string): Markup => html`
<div><h1>${title}</h1><p class="lead">${text}</p></div>
<p><a class="button" href="/id/home">Back to Home</a></p>`

const signup: Markup = html`
<div><h1>Sign up</h1><p class="lead">The sandbox comes with demo accounts. Choose one on the sign-in page.</p></div>
<p><a class="button" href="/authenticate/login">Go to sign-in</a></p>`

const picture = (reply: FastifyReply, svg: string): FastifyReply =>
  reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg)

const param = (request: FastifyRequest, name: string): string => {
  const { params } = request
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : ''
  return typeof value === 'string' ? value : ''
}

const serveAsset = (app: FastifyInstance, { address, cacheControl, type, text }: Asset): void => {
  app.get(address, async (_request, reply) => reply.header('cache-control', cacheControl).type(type).send(text))
}

/** Routes of the sandbox's own pages and pictures outside the app, such as sign-in. All are on the app's origin. */
export const pageRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    const { productName } = environment

    const show = (reply: FastifyReply, title: string, body: Markup): FastifyReply =>
      sendPage(reply, { productName, title, body })

    /**
     * Adds a page of the provider that is not part of the app. Only users for whom `may` returns true can open the page
     * (ROUTE-029).
     */
    const addProviderPage = (path: string, title: string, text: string, may: (user: User) => boolean): void => {
      app.get(path, async (request, reply) => {
        const found = await signedIn(environment, request, reply)
        if (found === null) return toSignIn(reply, path)
        if (!may(found.user))
          return show(reply.code(403), title, placeholder(title, "Your account doesn't have access to this page."))
        return show(reply, title, placeholder(title, text))
      })
    }
    const isMerchant = (user: User): boolean => user.accessTypes.includes('merchant')
    const hasFacade = (user: User): boolean =>
      user.accessTypes.includes('facade') || Object.values(user.facadeAccess).includes(true)

    addProviderPage(
      '/dashboard',
      'Business dashboard',
      'The business dashboard is a separate product outside this app.',
      isMerchant,
    )
    addProviderPage('/dashboard/getStarted', 'Get started', 'Your business account is ready to set up.', isMerchant)
    addProviderPage('/utils-dashboard', 'Util Dashboard', "The provider's tools are outside this app.", hasFacade)

    app.get('/authenticate/signup', async (_request, reply) => show(reply.headers(referrerHeaders), 'Sign up', signup))
    app.get('/pages/:page', async (request, reply) => {
      const title = external.get(param(request, 'page'))
      return title === undefined ? refuse(404, 'Not found.') : show(reply, title, standIn(title))
    })
    app.get('/stand-ins/avatars/:hash', async (request, reply) => picture(reply, avatar(param(request, 'hash'))))
    app.get('/stand-ins/logos/:name', async (request, reply) => picture(reply, logo(param(request, 'name'))))
    for (const asset of assets) serveAsset(app, asset)
  }

/**
 * Serves the stylesheet of the failure pages when this server forwards calls to a real provider. The provider then serves
 * all other pages.
 */
export const frontAssets = async (app: FastifyInstance): Promise<void> => serveAsset(app, style)

/**
 * URL paths that the proxy forwards to a real provider, in addition to the forwarded path prefixes. They belong to pages
 * that the app opens, files that these pages load, and requests of the stand-ins.
 */
export const proxiedPages: ProxiedPages = {
  '/wallet': ['GET', 'POST'],
  [connectionPath]: ['GET', 'POST'],
  '/pages/:page': ['GET'],
  '/stand-ins/avatars/:hash': ['GET'],
  '/stand-ins/logos/:name': ['GET'],
  '/stand-ins/maps/suggestions': ['POST'],
  '/stand-ins/maps/place': ['POST'],
  ...Object.fromEntries(assetAddresses.map((address) => [address, ['GET']])),
}
