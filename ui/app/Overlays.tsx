import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Carousel } from './Carousel.tsx'
import { ModalHost } from './ModalHost.tsx'
import { modals, slides } from './registries.ts'
import { useOpening } from './use-opening.ts'

/** What lies over the page: the one modal and the one carousel. Their contents are found by name. */
export const Overlays = () => {
  const shell = useService(slice('shell'))
  const modal = useOpening(useLive(shell.modal), ({ backdropCloses }) => {
    if (backdropCloses) shell.act.closeModal()
  })
  const carousel = useOpening(useLive(shell.carousel), shell.act.closeCarousel)
  return (
    <>
      <ModalHost modal={modal} registry={modals} onClose={shell.act.closeModal} />
      <Carousel
        label="Details"
        registry={slides}
        view={carousel}
        onMove={shell.act.moveCarousel}
        onClose={shell.act.closeCarousel}
      />
    </>
  )
}
