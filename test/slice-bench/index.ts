export { type Call, makeHold, questions } from './calls.ts'
export { fakeWindow, posted, windowOrigin } from './played-window.ts'
export { makeSurroundings, textStorage } from './surroundings.ts'
