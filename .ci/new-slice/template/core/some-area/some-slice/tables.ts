/** Texts of the slice. */
export const someSliceTexts = {
  heading: 'Some slice',
  on: 'This is on.',
  off: 'This is off.',
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
} as const
