import { css } from '@emotion/react'
import {
  filled,
  isSameTimelineFilter,
  savedViewTexts as texts,
  type TimelineFilter,
  type TimelineView,
} from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { filterBarStyles } from '../../kit/filter-bar-styles.ts'
import { Icon } from '../../kit/Icon.tsx'
import { check } from '../../kit/icons-later.ts'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { space } from '../../kit/theme.ts'

const styles = {
  views: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s2,
    flex: '1 1 auto',
    '@media print': { display: 'none' },
  }),
  saved: css({ display: 'inline-flex', alignItems: 'center' }),
}

interface ChipProps {
  readonly name: string
  readonly isOn: boolean
  readonly onPress: () => void
}

const Chip = ({ name, isOn, onPress }: ChipProps) => (
  <button css={filterBarStyles.toggle} type="button" aria-pressed={isOn} data-set={isOn} onClick={onPress}>
    {isOn && <Icon drawing={check} small />}
    {name}
  </button>
)

export interface ViewsBarProps {
  readonly view: Pick<TimelineView, 'filter' | 'views' | 'words'>
  /** Replaces the whole filter. */
  readonly onShow: (filter: TimelineFilter) => void
}

/**
 * Built-in and saved views. The one whose filter is set is pressed. A filter that is no view yet can be saved as one
 * (ACT-014).
 */
export const ViewsBar = ({ view: { filter, views: builtIn, words }, onShow }: ViewsBarProps) => {
  const { views, remove } = useService(slice('savedViews'))
  const { modals } = useService(slice('shell'))
  const saved = useLive(views)
  const isSet = (one: TimelineFilter): boolean => isSameTimelineFilter(one, filter.values)
  const isKnown = [...builtIn, ...saved].some((one) => isSet(one.filter))
  return (
    <div css={styles.views} role="group" aria-label={filter.viewsLabel}>
      {builtIn.map(({ name, filter: one }) => (
        <Chip key={name} name={name} isOn={isSet(one)} onPress={() => onShow(one)} />
      ))}
      {saved.map(({ name, filter: one }) => (
        <span key={name} css={styles.saved}>
          <Chip name={name} isOn={isSet(one)} onPress={() => onShow(one)} />
          <RowMenu
            label={filled(texts.menu, { name })}
            actions={[
              {
                id: 'rename',
                label: texts.renameAction,
                disabled: null,
                onChoose: () => modals.open({ name: 'rename-view', about: name }),
              },
              { id: 'remove', label: texts.removeAction, disabled: null, isDanger: true, onChoose: () => remove(name) },
            ]}
          />
        </span>
      ))}
      {!isKnown && (
        <Button kind="text" onClick={() => modals.open({ name: 'save-view', text: words })}>
          {texts.save}
        </Button>
      )}
    </div>
  )
}
