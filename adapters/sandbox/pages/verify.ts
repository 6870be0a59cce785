import { productNames } from '@paydeck/core/model'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { failureOf } from '../http/failures.ts'
import { formOf, takesForms } from '../http/forms.ts'
import { usesCamera } from '../http/headers.ts'
import type { ServerTimes } from '../http/http-server.ts'
import { holdsFile, makeUploadGate, uploadOf } from '../http/uploads.ts'
import type { Markup } from '../kernel/html.ts'
import { isRefusal, refuse } from '../kernel/refusals.ts'
import {
  type Application,
  changeApplication,
  makeApplication,
  runDueChecks,
} from '../verification/application-changes.ts'
import { newApplication, decided, phaseOf, withSubmission, submitted } from '../verification/application-review.ts'
import {
  type Findings,
  isOpen,
  isPhotoTask,
  isTaskName,
  type Task,
  type TaskName,
  tasksOf,
} from '../verification/collection-tasks.ts'
import { personalFindings } from '../verification/personal-tasks.ts'
import { maxPhotoBytes, photoFault, photoSize } from '../verification/photos.ts'
import { cameraScript, verifyScript, verifyStyle } from './assets.ts'
import { sendPage } from './layout.ts'
import { signedIn, toSignIn } from './signed-in.ts'
import { outcomePage } from './verify-outcome.ts'
import { photoPage } from './verify-photo.ts'
import { formPage, type FormProblem, stopPage, tasksPage } from './verify-tasks.ts'
import { photoRefusals } from './verify-words.ts'

const path = '/id/verify'

/** What a form may send beside its photo: its frame, and a photo a little too large, which is told so. */
const bodyLimit = maxPhotoBytes + 2 * 1024 * 1024

/** What an address asks for. */
interface Place {
  readonly productName: string
  /** A task, or "stop"; anything else is where the person was last. */
  readonly wanted: string
}

const placeOf = (url: string): Place => {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const isRecipient = query.get('payouts') === 'true' || (query.get('accept-invite-payload') ?? '') !== ''
  const asked = query.get('apply') ?? (isRecipient ? 'payoutsRecipient' : 'individualShopperTier1')
  return {
    productName: productNames.find((name) => name === asked) ?? refuse(404, 'Not found.'),
    wanted: query.get('task') ?? '',
  }
}

const addressOf = ({ productName }: Place, wanted = ''): string => {
  const payouts = productName === 'payoutsRecipient' ? '&payouts=true' : ''
  return `${path}?context=dashboard&apply=${productName}${payouts}${wanted === '' ? '' : `&task=${wanted}`}`
}

/** The task that the person does now; null: the list of all of them. Photos come first, one after the other. */
const currentTask = (row: Application, wanted: string): Task | null => {
  const open = tasksOf(row).filter(isOpen)
  return (
    open.find(({ name }) => name === wanted) ??
    open.find(({ name, status }) => isPhotoTask(name) && status === 'notStarted') ??
    null
  )
}

/** What went wrong with a form that was just sent, and what was typed into it. */
interface Sent {
  readonly problem: FormProblem | null
  readonly typed: (name: string) => string
}

const nothingSent: Sent = { problem: null, typed: () => '' }

interface Shown {
  readonly title: string
  readonly body: Markup
  readonly usesCamera?: true
}

const taskPage = (place: Place, task: Task, { problem, typed }: Sent): Shown => {
  const { name } = task
  const action = addressOf(place, name)
  if (!isPhotoTask(name)) {
    const title = name === 'address' ? 'Your address' : 'Your details'
    return { title, body: formPage(name, { task, action, back: addressOf(place), problem, typed }) }
  }
  const isAgain = task.status === 'tryAgain'
  const way = isAgain
    ? { href: addressOf(place), label: 'Back to tasks' }
    : { href: '/id/home', label: 'Leave; your progress is saved' }
  const step = isAgain ? 3 : name === 'identityDocument' ? 1 : 2
  return {
    title: name === 'identityDocument' ? 'Your document' : 'Your selfie',
    body: photoPage({ task: { ...task, name }, action, way, step, error: problem?.error ?? null }),
    usesCamera: true,
  }
}

/** The screen that fits where an application stands. */
const screenOf = (
  row: Application,
  place: Place,
  { now, productName, last }: { readonly now: number; readonly productName: string; readonly last: Sent },
): Shown => {
  const phase = phaseOf(row)
  if (phase !== 'collecting') return { title: 'Verification', body: outcomePage(row, phase, productName) }
  const back = addressOf(place)
  if (place.wanted === 'stop') return { title: 'Stop', body: stopPage(addressOf(place, 'stop'), back) }
  const task = currentTask(row, place.wanted)
  if (task !== null) return taskPage(place, task, last)
  return {
    title: 'Your tasks',
    body: tasksPage({
      tasks: tasksOf(row),
      now,
      action: back,
      leave: '/id/home',
      stop: addressOf(place, 'stop'),
      address: (name) => addressOf(place, name),
    }),
  }
}

/** Looks at a photo; nothing of it is kept. */
const photoFindings = async (request: FastifyRequest): Promise<Findings> => {
  const bytes = (await uploadOf(request, 'photo')) ?? refuse(422, photoRefusals.none, { field: 'photo' })
  if (bytes.length > maxPhotoBytes) refuse(413, photoRefusals.large, { field: 'photo' })
  return { fault: photoFault(photoSize(bytes) ?? refuse(422, photoRefusals.kind, { field: 'photo' })) }
}

const findingsOf = (name: TaskName, request: FastifyRequest, now: number): Findings | Promise<Findings> => {
  if (isPhotoTask(name) === holdsFile(request)) {
    return isPhotoTask(name) ? photoFindings(request) : personalFindings[name](formOf(request.body), now)
  }
  return refuse(415, "This form doesn't match the task. Reload the page and try again.")
}

/** What a form changes: a task, the whole that is given to review, or the end of it. */
const carryOut = async (environment: Environment, caller: FoundSession, place: Place, request: FastifyRequest) => {
  const { user, now } = caller
  const { queries: database, sealing } = environment
  const means = { database, sealing, now: () => now }
  const { productName, wanted } = place
  await runDueChecks(means, user)
  if (isTaskName(wanted)) {
    const findings = await findingsOf(wanted, request, now)
    return changeApplication(means, user, productName, (row, at) => withSubmission(row, wanted, findings, at))
  }
  return changeApplication(means, user, productName, (row, at) => {
    if (wanted !== 'stop') return submitted(row, at)
    return phaseOf(row) === 'collecting' ? decided(row, 'abandoned', at, 'You stopped this application.') : null
  })
}

/** What can be mended on the page that was sent; null: it is no matter of the form. */
const problemOf = (error: unknown): (FormProblem & { readonly status: number }) | null => {
  if (isRefusal(error)) {
    const { status, field = null } = error.refusal
    return [408, 413, 422, 503].includes(status) ? { status, field, error: error.message } : null
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  return status === 413 ? { status, field: 'photo', error: photoRefusals.large } : null
}

/**
 * The provider's verification app, as a person sees it on a phone. Every step is a form of its own, so that it needs no
 * script; where one was is kept in the application alone.
 */
export const verifyRoutes =
  (environment: Environment, { upload }: Pick<ServerTimes, 'upload'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, random, sealing, productName } = environment
    const gate = makeUploadGate()
    takesForms(app, { limit: bodyLimit, silence: upload })

    const show = async (reply: FastifyReply, caller: FoundSession, place: Place, last: Sent): Promise<FastifyReply> => {
      const means = { database, random, sealing, now: () => caller.now }
      await runDueChecks(means, caller.user)
      const { application } = await makeApplication(means, caller.user.id, place.productName, newApplication)
      const screen = screenOf(application, place, { now: caller.now, productName, last })
      return sendPage(reply.headers(usesCamera), {
        productName,
        title: screen.title,
        ownStyles: [verifyStyle.address],
        body: screen.body,
        scripts: [verifyScript.address, ...(screen.usesCamera === true ? [cameraScript.address] : [])],
        width: 'app',
      })
    }

    app.get(path, async (request, reply) => {
      const caller = await signedIn(environment, request, reply)
      if (caller === null) return toSignIn(reply, request.url)
      return show(reply, caller, placeOf(request.url), nothingSent)
    })

    app.post(
      path,
      {
        // Before anything of the body is read.
        onRequest: async (request, reply) => {
          refuseCrossOrigin(callerOf(environment, request, reply))
          const caller = await signedIn(environment, request, reply)
          if (caller === null) return toSignIn(reply, request.url)
          if (holdsFile(request)) gate.enter(caller.user.id, reply)
          return undefined
        },
        errorHandler: async (error: FastifyError, request, reply) => {
          const problem = problemOf(error)
          const caller = problem === null ? null : await signedIn(environment, request, reply)
          if (problem === null || caller === null) throw error
          const typed = typeof request.body === 'string' ? formOf(request.body) : nothingSent.typed
          reply.code(problem.status).headers(failureOf(error).headers)
          return show(reply, caller, placeOf(request.url), { problem, typed })
        },
      },
      async (request, reply) => {
        const caller = await signedIn(environment, request, reply)
        if (caller === null) return toSignIn(reply, request.url)
        const place = placeOf(request.url)
        await carryOut(environment, caller, place, request)
        return reply.redirect(addressOf(place), 303)
      },
    )
  }
