/* Runs in a worker of its own, with its dictionaries: the page has neither to load nor to wait for them. */
import { estimateStrength, type StrengthQuestion } from './password-estimate.ts'

addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => postMessage(estimateStrength(data)))
