import { Alert } from './Alert.tsx'

export interface OutcomeProps {
  readonly alert: { readonly tone: 'success' | 'caution'; readonly title?: string; readonly text: string } | null
}

/**
 * Shows the result of the last attempt. Each tone has its own alert element, so that a disappearing alert keeps its tone.
 */
export const Outcome = ({ alert }: OutcomeProps) =>
  (['success', 'caution'] as const).map((tone) => {
    const said = alert?.tone === tone ? alert : null
    return (
      <Alert key={tone} tone={tone} title={said?.title}>
        {said?.text ?? null}
      </Alert>
    )
  })
