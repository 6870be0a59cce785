/** Texts for a device and its place. */
export const whereaboutsTexts = {
  both: '{browser} on {system}',
  unknown: 'Unknown device',
  machine: 'This machine',
  nowhere: 'Unknown place',
} as const

/** Message of a field that holds no valid value. */
export const requiredText = 'Required'
