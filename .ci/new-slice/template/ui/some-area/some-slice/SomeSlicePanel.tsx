import { someSliceTexts } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'

/** Panel that shows the state of the slice, with a button that toggles the state. */
export const SomeSlicePanel = () => {
  const { view, toggle } = useService(slice('someSlice'))
  const { text, action } = useLive(view)
  return (
    <Panel heading={someSliceTexts.heading}>
      <PanelBody>
        <p>{text}</p>
        <Button onClick={toggle}>{action}</Button>
      </PanelBody>
    </Panel>
  )
}
