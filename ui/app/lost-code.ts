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

/** Notes each field that the user types into, until what it gives back is called. */
export const followTyping = (): (() => void) => {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** A search stays in the address. */
const hasUnsavedText = (): boolean =>
  [...typed].some((field) => field.isConnected && field.type !== 'search' && field.value !== '')

/** Builds that this tab has reloaded for, kept over the reload. */
const key = 'paydeck.reloaded-builds'

/** Address of the build's first script, whose name changes with each build. */
const presentBuild = (): string => document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? ''

/** Asks for the file again, which import() reports no status of; Safari does not name it, so the build's own script stands in. */
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

/** Loads the page of the present build, and notes that this one was reloaded for. */
const reload = (storage: TextStorage): void => {
  storage.write(key, [...reloadedBuilds(storage), presentBuild()].join(' '))
  location.reload()
}

/** Says why code could not be loaded. A file of an older build reloads the page once, after a question where text is unsaved. */
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
