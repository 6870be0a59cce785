export { type Call, makeHold, questions } from './calls.ts'
export { playedWindow, posted, windowOrigin } from './played-window.ts'
export { makeSurroundings, textStorage } from './surroundings.ts'
