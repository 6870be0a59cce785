import type { PhotoTask, Task, TaskName } from '../verification/collection-tasks.ts'

/* The sentences of the verification app. */

interface PhotoWords {
  readonly heading: string
  readonly lead: string
  readonly label: string
  readonly cameraHeading: string
  /** Instructions while the camera recognises nothing, and while the picture is still. */
  readonly aim: string
  readonly hold: string
  readonly checkHeading: string
  readonly checks: ReadonlyArray<string>
}

export const photoTexts: Readonly<Record<PhotoTask, PhotoWords>> = {
  identityDocument: {
    heading: 'Photograph your identity document',
    lead: 'The front of a passport, driver’s license or identity card, flat and in good light.',
    label: 'Photo of the document',
    cameraHeading: 'Front of your document',
    aim: 'Move the document into the frame.',
    hold: 'Hold still. Reading the document…',
    checkHeading: 'Is everything readable?',
    checks: ['All four corners are in the picture', 'The text is sharp', 'There is no glare on the photo'],
  },
  selfie: {
    heading: 'Take a selfie',
    lead: 'A photo of your face, to match the document. Good light, no hat, no glasses.',
    label: 'Photo of your face',
    cameraHeading: 'Look straight at the camera',
    aim: 'A little closer. Good light, no hat, no glasses.',
    hold: 'Hold still…',
    checkHeading: 'Is your face seen well?',
    checks: ['Your whole face is in the picture', 'The picture is sharp', 'The light is even'],
  },
}

interface TaskTexts {
  readonly title: string
  readonly done: string
  /** Labels of the button that opens the task, the first time and again. */
  readonly start: string
  readonly again: string
}

export const taskTexts: Readonly<Record<TaskName, TaskTexts>> = {
  identityDocument: {
    title: 'Identity Document',
    done: 'Read, and genuine',
    start: 'Photograph the document',
    again: 'Photograph the document again',
  },
  selfie: { title: 'A selfie', done: 'Matches the document', start: 'Take a selfie', again: 'Take the selfie again' },
  address: {
    title: 'Address',
    done: 'Matches the document',
    start: 'Enter your address',
    again: 'Correct the address',
  },
  personalDetails: {
    title: 'Personal details',
    done: 'Match the document',
    start: 'Enter your details',
    again: 'Correct your details',
  },
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four']
const isAre = (count: number): string => (count === 1 ? 'task is' : 'tasks are')

/** Returns the progress of the collection in a sentence: "Two tasks are done, one needs you again." */
export const progressText = (tasks: ReadonlyArray<Task>): string => {
  const count = (status: string): number => tasks.filter((task) => task.status === status).length
  const [done, again, busy, left] = [
    count('completedSuccess'),
    count('tryAgain'),
    count('processing'),
    count('notStarted'),
  ]
  if (done === tasks.length) return 'Everything is there. Send it for review.'
  const rest = [
    ...(again === 0 ? [] : [`${numbers[again]?.toLowerCase()} ${again === 1 ? 'needs' : 'need'} you again`]),
    ...(busy === 0 ? [] : [`${numbers[busy]?.toLowerCase()} ${busy === 1 ? 'is' : 'are'} being checked`]),
    ...(left === 0 ? [] : [`${numbers[left]?.toLowerCase()} ${left === 1 ? 'is' : 'are'} left`]),
  ]
  return `${numbers[done]} ${isAre(done)} done, ${rest.join(', ')}.`
}

/** Features that an approval unlocks. */
export const unlockedFeatures: Readonly<Record<string, string>> = {
  individualShopperTier1: 'Payments of $3,000 or more and Bill Pay are open to you.',
  payoutsRecipient: 'Payouts can be sent to you.',
}

export const reviewTime = '24 to 48 hours'

export const unverifiedNext =
  'Nothing is charged and your account stays open. Write to support: they say what is missing, and open the application again.'

/** Default reason why an application has ended. */
export const unverifiedWhy = {
  rejected: 'Your documents do not prove who you are.',
  failed: 'A task could not be done, however often it was tried.',
  abandoned: 'This application was stopped before its end.',
} as const

/** Errors for photos that are rejected. The page's script shows the same texts. */
export const photoRefusals = {
  none: 'Choose a photo first.',
  kind: 'This file is no photo that can be read. Choose a JPEG, PNG or WebP.',
  large: 'The photo is larger than 6 MB. Choose a smaller one.',
} as const

/** Reasons why the camera shows no picture. */
export const cameraRefusals = {
  refused:
    'The camera may not be used. Allow it for this page in the settings of your browser, or choose a photo instead.',
  missing: 'No camera was found. Choose a photo instead.',
  busy: 'The camera is used by another app. Close that one, or choose a photo instead.',
} as const
