import type { PhotoTask, Task, TaskName } from '../verification/collection-tasks.ts'

/* The sentences of the verification app. */

interface PhotoWords {
  readonly heading: string
  readonly lead: string
  readonly label: string
  readonly cameraHeading: string
  /**
   * Instructions beside the camera picture. `aim` is shown while the camera recognises no document or face. `hold` is shown
   * while the picture is steady enough for the photo.
   */
  readonly aim: string
  readonly hold: string
  readonly checkHeading: string
  readonly checks: ReadonlyArray<string>
}

export const photoTexts: Readonly<Record<PhotoTask, PhotoWords>> = {
  identityDocument: {
    heading: 'Take a photo of your ID',
    lead: 'The front of a passport, driver’s license or identity card, flat and in good light.',
    label: 'Photo of your ID',
    cameraHeading: 'Front of your ID',
    aim: 'Place your ID inside the frame.',
    hold: 'Hold still. Reading your ID…',
    checkHeading: 'Is the photo readable?',
    checks: ['All four corners are visible', 'The text is sharp', 'There is no glare'],
  },
  selfie: {
    heading: 'Take a selfie',
    lead: 'A photo of your face, to match the document. Good light, no hat, no glasses.',
    label: 'Photo of your face',
    cameraHeading: 'Look straight at the camera',
    aim: 'A little closer. Good light, no hat, no glasses.',
    hold: 'Hold still…',
    checkHeading: 'Is your face clearly visible?',
    checks: ['Your whole face is visible', 'The photo is sharp', 'The light is even'],
  },
}

interface TaskTexts {
  readonly title: string
  readonly done: string
  /** Labels of the button that opens the task: `start` for the first attempt, `again` for a further one. */
  readonly start: string
  readonly again: string
}

export const taskTexts: Readonly<Record<TaskName, TaskTexts>> = {
  identityDocument: {
    title: 'Identity Document',
    done: 'Verified',
    start: 'Take a photo of your ID',
    again: 'Retake the ID photo',
  },
  selfie: { title: 'A selfie', done: 'Matches your ID', start: 'Take a selfie', again: 'Retake the selfie' },
  address: {
    title: 'Address',
    done: 'Matches your ID',
    start: 'Enter your address',
    again: 'Correct your address',
  },
  personalDetails: {
    title: 'Personal details',
    done: 'Match your ID',
    start: 'Enter your details',
    again: 'Correct your details',
  },
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four']
const isAre = (count: number): string => (count === 1 ? 'task is' : 'tasks are')

/** Returns a sentence about the progress of the tasks: "Two tasks are done, one needs another try." */
export const progressText = (tasks: ReadonlyArray<Task>): string => {
  const count = (status: string): number => tasks.filter((task) => task.status === status).length
  const [done, again, busy, left] = [
    count('completedSuccess'),
    count('tryAgain'),
    count('processing'),
    count('notStarted'),
  ]
  if (done === tasks.length) return 'Everything is ready. Submit it for review.'
  const rest = [
    ...(again === 0 ? [] : [`${numbers[again]?.toLowerCase()} ${again === 1 ? 'needs' : 'need'} another try`]),
    ...(busy === 0 ? [] : [`${numbers[busy]?.toLowerCase()} ${busy === 1 ? 'is' : 'are'} being checked`]),
    ...(left === 0 ? [] : [`${numbers[left]?.toLowerCase()} ${left === 1 ? 'is' : 'are'} left`]),
  ]
  return `${numbers[done]} ${isAre(done)} done, ${rest.join(', ')}.`
}

/** Features that an approval unlocks. */
export const unlockedFeatures: Readonly<Record<string, string>> = {
  individualShopperTier1: 'You can now make payments of $3,000 or more and use Bill Pay.',
  payoutsRecipient: 'You can now receive payouts.',
}

export const reviewTime = '24 to 48 hours'

export const unverifiedNext =
  "We haven't charged you, and your account stays open. Contact support to find out what's missing and reopen your application."

/** Reason that is shown for an ended application if the provider states none. */
export const unverifiedWhy = {
  rejected: "We couldn't confirm your identity from your documents.",
  failed: "We couldn't complete one of the tasks.",
  abandoned: 'This application was stopped before it was finished.',
} as const

/** Errors for photos that are rejected. The page's script shows the same texts. */
export const photoRefusals = {
  none: 'Choose a photo.',
  kind: "We couldn't read this file. Choose a JPEG, PNG or WebP photo.",
  large: 'This photo is larger than 6 MB. Choose a smaller one.',
} as const

/** Reasons why the camera shows no picture. */
export const cameraRefusals = {
  refused: "We can't use your camera. Allow camera access in your browser settings, or choose a photo instead.",
  missing: "We couldn't find a camera. Choose a photo instead.",
  busy: 'Another app is using your camera. Close that app, or choose a photo instead.',
} as const
