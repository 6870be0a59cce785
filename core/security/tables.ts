/** The words of a device and its place, as far as they are known. */
export const whereaboutsTexts = {
  both: '{browser} on {system}',
  unknown: 'Unknown device',
  machine: 'This machine',
  nowhere: 'Unknown place',
} as const

/** The message of a field that has no valid value yet. */
export const requiredText = 'Required'
