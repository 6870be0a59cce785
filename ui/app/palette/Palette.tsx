import { css } from '@emotion/react'
import { type PaletteView, paletteTexts as texts } from '@paydeck/core'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { search } from '../../kit/icons-later.ts'
import { alert, close as cross } from '../../kit/icons.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, media, space, text, weight } from '../../kit/theme.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { useDialog } from '../use-dialog.ts'
import { useKeyboardRoom } from '../use-keyboard-room.ts'
import { paletteStyles as shared } from './palette-styles.ts'
import { Results } from './Results.tsx'
import { useLateCommands } from './use-late-commands.ts'
import { useResults } from './use-results.ts'

const styles = {
  // A closed dialog is not displayed, although the box has a display value.
  dialog: css([shared.box, { '&:not([open])': { display: 'none' }, '&::backdrop': { background: colour.scrim } }]),
  phone: css({ [media.desktop]: { display: 'none' } }),
  none: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s3,
    padding: `${space.s5} ${space.s5} ${space.s6}`,
    color: colour.ink2,
    fontSize: text.s,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& > :first-child': { color: colour.ink1, fontWeight: weight.strong },
  }),
  failure: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s2,
    paddingInline: space.s4,
    color: colour.wait,
    fontSize: text.s,
  }),
  hints: css({ display: 'flex', gap: space.s4, [media.mobile]: { display: 'none' } }),
}

export interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Text that the user has typed before the code of the palette has loaded. The palette takes it when it opens. */
  readonly typed: RefObject<string>
}

const Hint = ({ keys, text: label }: { readonly keys: ReadonlyArray<string>; readonly text: string }) => (
  <span>
    {keys.map((key) => (
      <kbd key={key} css={shared.key}>
        {key}
      </kbd>
    ))}{' '}
    {label}
  </span>
)

interface OpenedProps extends Omit<PaletteProps, 'isOpen'> {
  /** Closes the palette without running a command. */
  readonly onDismiss: () => void
}

interface SearchFieldProps extends Pick<OpenedProps, 'onDismiss'>, Pick<PaletteView, 'text' | 'isSearching'> {
  readonly input: RefObject<HTMLInputElement | null>
  /** Id of the list of results, and of its highlighted row. */
  readonly list: string
  readonly activeId: string | undefined
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const SearchField = (props: SearchFieldProps) => {
  const { input, text: value, isSearching, list, activeId, onType, onKeyDown, onDismiss } = props
  const clear = (): void => {
    onType('')
    input.current?.focus()
  }
  return (
    <div css={shared.head}>
      {isSearching ? <Spinner small /> : <Icon drawing={search} />}
      <input
        ref={input}
        css={shared.input}
        type="text"
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={list}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={texts.placeholder}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && <IconButton icon={cross} label={texts.clear} onClick={clear} />}
      <kbd css={shared.key} aria-hidden="true">
        {texts.keys.escape}
      </kbd>
      <span css={styles.phone}>
        <Button kind="text" onClick={onDismiss}>
          {texts.cancel}
        </Button>
      </span>
    </div>
  )
}

const Opened = ({ onClose, typed, onDismiss }: OpenedProps) => {
  const palette = useService(slice('palette'))
  const view = useLive(palette.view)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const run = (id: string): void => {
    // Closes first, so that the focus returns to the page before the command opens a dialog.
    flushSync(onClose)
    palette.run(id)
    palette.close()
  }
  const { at, activeId, point, onKeyDown } = useResults(view, list, run, onDismiss)
  const type = (value: string): void => {
    point(null)
    palette.type(value)
  }
  useLayoutEffect(() => {
    palette.open()
    palette.type(typed.current)
    typed.current = ''
    input.current?.focus()
  }, [palette, typed])
  return (
    <>
      <SearchField
        input={input}
        text={view.text}
        isSearching={view.isSearching}
        list={list}
        activeId={activeId}
        onType={type}
        onKeyDown={onKeyDown}
        onDismiss={onDismiss}
      />
      <div css={shared.list}>
        {view.none !== null && (
          <div css={styles.none}>
            <p>{view.none.title}</p>
            <p>{view.none.text}</p>
          </div>
        )}
        <Results list={list} groups={view.groups} at={at} onRun={run} onPoint={point} />
        {view.failure !== null && (
          <p css={styles.failure} role="alert">
            <Icon drawing={alert} small />
            {view.failure.text}
            <Button kind="text" onClick={palette.tryAgain}>
              {view.failure.retry}
            </Button>
          </p>
        )}
      </div>
      <div css={shared.foot}>
        <span css={styles.hints} aria-hidden="true">
          <Hint keys={['↑', '↓']} text={texts.keys.move} />
          <Hint keys={[texts.keys.enter]} text={texts.keys.open} />
        </span>
        <span role="status">{view.count}</span>
      </div>
    </>
  )
}

/** Dialog in which the user finds and runs commands (CMD-001). It follows the combobox pattern (CMD-010). */
export const Palette = ({ isOpen, onClose, typed }: PaletteProps) => {
  const palette = useService(slice('palette'))
  const dialog = useDialog(isOpen)
  const pressed = useRef<EventTarget | null>(null)
  useKeyboardRoom(isOpen, dialog)
  useLateCommands(palette)
  useEffect(() => palette.close, [palette])
  const dismiss = useCallback(() => {
    palette.close()
    onClose()
  }, [palette, onClose])
  useBackCloses(isOpen, dismiss)
  // Closes only if a click starts and ends outside.
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget && pressed.current === currentTarget) dismiss()
  }
  return (
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-label={texts.label}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
    >
      {isOpen && <Opened onClose={onClose} typed={typed} onDismiss={dismiss} />}
    </dialog>
  )
}
