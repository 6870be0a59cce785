export * from './model.ts'
export { connectStates, nextConnect, offeredModes, widgetEnvironment } from './rules.ts'
export { connectModes, connectProvider, connectTimes, nothingConnected } from './tables.ts'
