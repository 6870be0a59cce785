import { useEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Failed } from '../../kit/Failed.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'

/** The some slice, in its dialog. */
export const SomeSliceModal = () => {
  const { view, load } = useService(slice('someSlice'))
  const { isLoading, text, failure } = useLive(view)
  useEffect(load, [load])
  return (
    <div aria-busy={isLoading}>
      {isLoading && <Skeleton shape="text" />}
      {text !== null && <p>{text}</p>}
      {failure !== null && <Failed text={failure.text} label={failure.reload} onRetry={load} />}
    </div>
  )
}
