import { productNames } from '@paydeck/core/model'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { failureOf } from '../http/failures.ts'
import { formOf, acceptForms } from '../http/forms.ts'
import { cameraHeaders } from '../http/headers.ts'
import type { ServerTimes } from '../http/http-server.ts'
import { hasFile, makeUploadGate, uploadOf } from '../http/uploads.ts'
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
import { photoRefusals } from './verify-texts.ts'

const path = '/id/verify'

/**
 * Maximum request body in bytes. It leaves room for the rest of the form. It also admits a photo that is slightly too large,
 * so that the page can show the error for this photo.
 */
const bodyLimit = maxPhotoBytes + 2 * 1024 * 1024

/** Verification product and task that the URL names. */
interface Target {
  readonly productName: string
  /** Name of a task, or "stop" for the confirmation page. Any other text selects the current task. */
  readonly task: string
}

const targetOf = (url: string): Target => {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const isRecipient = query.get('payouts') === 'true' || (query.get('accept-invite-payload') ?? '') !== ''
  const product = query.get('apply') ?? (isRecipient ? 'payoutsRecipient' : 'individualShopperTier1')
  return {
    productName: productNames.find((name) => name === product) ?? refuse(404, 'Not found.'),
    task: query.get('task') ?? '',
  }
}

const addressOf = ({ productName }: Target, task = ''): string => {
  const payouts = productName === 'payoutsRecipient' ? '&payouts=true' : ''
  return `${path}?context=dashboard&apply=${productName}${payouts}${task === '' ? '' : `&task=${task}`}`
}

/** Returns the open task that the URL names, or else the next photo task. Null if the list of tasks is to be shown. */
const currentTask = (row: Application, task: string): Task | null => {
  const open = tasksOf(row).filter(isOpen)
  return (
    open.find(({ name }) => name === task) ??
    open.find(({ name, status }) => isPhotoTask(name) && status === 'notStarted') ??
    null
  )
}

/** Error and typed values of the form that was just submitted. */
interface Submission {
  readonly problem: FormProblem | null
  readonly typed: (name: string) => string
}

const noSubmission: Submission = { problem: null, typed: () => '' }

interface Screen {
  readonly title: string
  readonly body: Markup
  readonly usesCamera?: true
}

const taskPage = (target: Target, task: Task, { problem, typed }: Submission): Screen => {
  const { name } = task
  const action = addressOf(target, name)
  if (!isPhotoTask(name)) {
    const title = name === 'address' ? 'Your address' : 'Your details'
    return { title, body: formPage(name, { task, action, back: addressOf(target), problem, typed }) }
  }
  const isAgain = task.status === 'tryAgain'
  const way = isAgain
    ? { href: addressOf(target), label: 'Back to tasks' }
    : { href: '/id/home', label: 'Leave; your progress is saved' }
  const step = isAgain ? 3 : name === 'identityDocument' ? 1 : 2
  return {
    title: name === 'identityDocument' ? 'Your document' : 'Your selfie',
    body: photoPage({ task: { ...task, name }, action, way, step, error: problem?.error ?? null }),
    usesCamera: true,
  }
}

/** Returns the screen that belongs to the state of a verification application. */
const screenOf = (
  row: Application,
  target: Target,
  { now, productName, last }: { readonly now: number; readonly productName: string; readonly last: Submission },
): Screen => {
  const phase = phaseOf(row)
  if (phase !== 'collecting') return { title: 'Verification', body: outcomePage(row, phase, productName) }
  const back = addressOf(target)
  if (target.task === 'stop') return { title: 'Stop', body: stopPage(addressOf(target, 'stop'), back) }
  const task = currentTask(row, target.task)
  if (task !== null) return taskPage(target, task, last)
  return {
    title: 'Your tasks',
    body: tasksPage({
      tasks: tasksOf(row),
      now,
      action: back,
      leave: '/id/home',
      stop: addressOf(target, 'stop'),
      address: (name) => addressOf(target, name),
    }),
  }
}

/** Checks a photo without storing any part of it. */
const photoFindings = async (request: FastifyRequest): Promise<Findings> => {
  const bytes = (await uploadOf(request, 'photo')) ?? refuse(422, photoRefusals.none, { field: 'photo' })
  if (bytes.length > maxPhotoBytes) refuse(413, photoRefusals.large, { field: 'photo' })
  return { fault: photoFault(photoSize(bytes) ?? refuse(422, photoRefusals.kind, { field: 'photo' })) }
}

const findingsOf = (name: TaskName, request: FastifyRequest, now: number): Findings | Promise<Findings> => {
  if (isPhotoTask(name) === hasFile(request)) {
    return isPhotoTask(name) ? photoFindings(request) : personalFindings[name](formOf(request.body), now)
  }
  return refuse(415, "This form doesn't match the current step. Reload the page and try again.")
}

/** Applies a submitted form: answers a task, submits the application for review, or ends the application. */
const applySubmission = async (
  environment: Environment,
  caller: FoundSession,
  target: Target,
  request: FastifyRequest,
) => {
  const { user, now } = caller
  const { queries: database, sealing } = environment
  const means = { database, sealing, now: () => now }
  const { productName, task } = target
  await runDueChecks(means, user)
  if (isTaskName(task)) {
    const findings = await findingsOf(task, request, now)
    return changeApplication(means, user, productName, (row, at) => withSubmission(row, task, findings, at))
  }
  return changeApplication(means, user, productName, (row, at) => {
    if (task !== 'stop') return submitted(row, at)
    return phaseOf(row) === 'collecting' ? decided(row, 'abandoned', at, 'You stopped this application.') : null
  })
}

/** Returns the error that the user can correct on the submitted page. Null for any other error. */
const problemOf = (error: unknown): (FormProblem & { readonly status: number }) | null => {
  if (isRefusal(error)) {
    const { status, field = null } = error.refusal
    return [408, 413, 422, 503].includes(status) ? { status, field, error: error.message } : null
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  return status === 413 ? { status, field: 'photo', error: photoRefusals.large } : null
}

/**
 * The provider's verification app, designed for a phone. Each step is a separate form, so that the app works without
 * scripts. The progress is stored only in the verification application itself.
 */
export const verifyRoutes =
  (environment: Environment, { upload }: Pick<ServerTimes, 'upload'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries: database, random, sealing, productName } = environment
    const gate = makeUploadGate()
    acceptForms(app, { limit: bodyLimit, silence: upload })

    const show = async (
      reply: FastifyReply,
      caller: FoundSession,
      target: Target,
      last: Submission,
    ): Promise<FastifyReply> => {
      const means = { database, random, sealing, now: () => caller.now }
      await runDueChecks(means, caller.user)
      const { application } = await makeApplication(means, caller.user.id, target.productName, newApplication)
      const screen = screenOf(application, target, { now: caller.now, productName, last })
      return sendPage(reply.headers(cameraHeaders), {
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
      return show(reply, caller, targetOf(request.url), noSubmission)
    })

    app.post(
      path,
      {
        // These checks run before the server reads the body.
        onRequest: async (request, reply) => {
          refuseCrossOrigin(callerOf(environment, request, reply))
          const caller = await signedIn(environment, request, reply)
          if (caller === null) return toSignIn(reply, request.url)
          if (hasFile(request)) gate.enter(caller.user.id, reply)
          return undefined
        },
        errorHandler: async (error: FastifyError, request, reply) => {
          const problem = problemOf(error)
          const caller = problem === null ? null : await signedIn(environment, request, reply)
          if (problem === null || caller === null) throw error
          const typed = typeof request.body === 'string' ? formOf(request.body) : noSubmission.typed
          reply.code(problem.status).headers(failureOf(error).headers)
          return show(reply, caller, targetOf(request.url), { problem, typed })
        },
      },
      async (request, reply) => {
        const caller = await signedIn(environment, request, reply)
        if (caller === null) return toSignIn(reply, request.url)
        const target = targetOf(request.url)
        await applySubmission(environment, caller, target, request)
        return reply.redirect(addressOf(target), 303)
      },
    )
  }
