// oxlint-disable-next-line import/default -- the build adds a default export: the URL of the file
import packWorker from '../browser/activity/year-pack-worker.ts?worker&url'
import { workerYearPacks } from '../browser/activity/year-packs.ts'
import { scriptPolicy } from '../browser/script-policy.ts'
import { portModule } from '../port.ts'
import { ports as activity } from './activity.ts'

const yearPacks = portModule({
  yearPacks: ({ configuration: { scripts }, files }) => {
    const policy = scriptPolicy(window.trustedTypes, Object.values(scripts))
    return workerYearPacks(() => new Worker(policy.createScriptURL(packWorker), { type: 'module' }), files)
  },
})

/** Ports of the statements page in a browser, whose build provides the worker that writes the year pack. */
export const ports = [yearPacks, ...activity]
