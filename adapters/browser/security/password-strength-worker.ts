/** Runs in a separate worker, so that the page neither loads nor waits for the dictionaries. */
import { estimateStrength, type StrengthQuestion } from './password-estimate.ts'

addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => postMessage(estimateStrength(data)))
