import { closeTopModal, slideTexts } from '@paydeck/core'
import { slices as carousel } from '../carousel/module.ts'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { withModules } from '../di/with-modules.ts'
import { Carousel } from './Carousel.tsx'
import { ModalHost } from './ModalHost.tsx'
import { modals, slides } from './registries.ts'
import { useOpening } from './use-opening.ts'

const Content = () => {
  const shell = useService(slice('shell'))
  const { view, move, tryAgain } = useService(slice('carousel'))
  const close = () => closeTopModal(shell)
  const modal = useOpening(useLive(shell.modal), ({ backdropCloses }) => {
    if (backdropCloses) close()
  })
  const carousel = useOpening(useLive(view), shell.act.closeCarousel)
  return (
    <>
      <ModalHost modal={modal} registry={modals} onClose={close} />
      <Carousel
        label={slideTexts.label}
        registry={slides}
        view={carousel}
        onMove={move}
        onRetry={tryAgain}
        onClose={shell.act.closeCarousel}
      />
    </>
  )
}

/** Modal and carousel above the page. The registries contain the components to show for each modal name and slide name. */
export const Overlays = withModules([carousel], Content)
