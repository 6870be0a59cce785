import {
  type CodeLoadFailure,
  codeLoadFailureOf,
  codeLoadFailureView,
  type CodeLoadFailureView,
  reloadDecision,
  type TextStorage,
} from '@paydeck/core'
import { useEffect, useState } from 'react'
import { port } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'

/** Fields that the user has typed into since the page was loaded. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Records each field that the user types into. Returns a function that stops recording. */
export const followTyping = (): (() => void) => {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/**
 * True if a reload would lose text that the user has typed. Search fields do not count, because the URL contains the search.
 */
const hasUnsavedText = (): boolean =>
  [...typed].some((field) => field.isConnected && field.type !== 'search' && field.value !== '')

/**
 * Storage key of the list of builds from which this tab has reloaded the page to get a newer build. Session storage survives
 * a reload.
 */
const key = 'paydeck.reloaded-builds'

/** URL of the first script of the running build. The URL differs for each build. */
const presentBuild = (): string => document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? ''

/**
 * Finds out why code could not be loaded. Requests the file again to get its HTTP status, which `import()` does not report.
 * Safari's error does not name the file, so in this case the first script of the build is requested instead.
 */
const findLoss = async (reason: unknown): Promise<CodeLoadFailure> => {
  const [file] = /\S+\.(?:js|css)\b/.exec(String(reason)) ?? []
  try {
    const { status, headers } = await fetch(file ?? presentBuild(), { cache: 'no-store' })
    return codeLoadFailureOf({ status, contentType: headers.get('content-type') ?? '' })
  } catch {
    return codeLoadFailureOf(null)
  }
}

const reloadedBuilds = (storage: TextStorage): ReadonlyArray<string> => {
  const kept = storage.read(key)
  return kept._tag === 'Some' ? kept.value.split(' ') : []
}

/**
 * Reloads the page to get the newest build. Stores the running build, so that this build does not reload the page a second
 * time.
 */
const reload = (storage: TextStorage): void => {
  storage.write(key, [...reloadedBuilds(storage), presentBuild()].join(' '))
  location.reload()
}

/**
 * Describes why code could not be loaded. If a newer build has replaced the file on the server, reloads the page once; if
 * the page contains unsaved text, the user is asked first.
 */
export const useLostCode = (reason: unknown): CodeLoadFailureView & { readonly reload: () => void } => {
  const storage = useService(port('sessionStorage'))
  const [loss, setLoss] = useState<CodeLoadFailure>('unknown')
  useEffect(() => {
    let isCurrent = true
    const find = async (): Promise<void> => {
      const found = await findLoss(reason)
      if (!isCurrent) return
      const facts = { build: presentBuild(), reloaded: reloadedBuilds(storage), hasUnsavedText: hasUnsavedText() }
      const next = found === 'outdated' ? reloadDecision(facts) : found
      setLoss(next)
      if (next === 'outdated') reload(storage)
    }
    void find()
    return () => {
      isCurrent = false
    }
  }, [reason, storage])
  return { ...codeLoadFailureView(loss), reload: () => reload(storage) }
}
