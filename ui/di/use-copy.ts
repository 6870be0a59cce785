import { copyFlag, type CopyKind } from '@paydeck/core'
import { useMemo, useState } from 'react'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

/** State of a copy button. 'copied' lasts for a while. 'refused' (copying failed) lasts until the next attempt. */
export type Copied = 'idle' | 'copied' | 'refused'

/** Copies texts to the clipboard. The core determines how long 'copied' lasts (SHELL-074, SHELL-075). */
export const useCopy = (kind: CopyKind): { readonly copied: Copied; readonly copy: (text: string) => void } => {
  const clock = useService(port('clock'))
  const clipboard = useService(port('clipboard'))
  const flag = useMemo(() => copyFlag(clock, kind), [clock, kind])
  const isCopied = useLive(flag)
  const [isRefused, setIsRefused] = useState(false)
  const copy = async (text: string): Promise<void> => {
    const outcome = await clipboard.write(text)()
    setIsRefused(outcome._tag === 'Left')
    if (outcome._tag === 'Right') flag.raise()
  }
  return { copied: isRefused ? 'refused' : isCopied ? 'copied' : 'idle', copy: (text) => void copy(text) }
}
