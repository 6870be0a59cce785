import { scriptPolicy } from '../browser/script-policy.ts'
// oxlint-disable-next-line import/default -- the build adds a default export: the URL of the file
import strengthWorker from '../browser/security/password-strength-worker.ts?worker&url'
import { workerPasswordStrength } from '../browser/security/password-update.ts'
import { portModule } from '../port.ts'
import { ports as settings } from './settings.ts'

const passwordStrength = portModule({
  passwordStrength: ({ configuration: { scripts } }) => {
    const policy = scriptPolicy(window.trustedTypes, Object.values(scripts))
    return workerPasswordStrength(() => new Worker(policy.createScriptURL(strengthWorker), { type: 'module' }))
  },
})

/** Ports of the settings pages in a browser, whose build provides the worker that estimates the strength of passwords. */
export const ports = [passwordStrength, ...settings]
