import { Alert } from './Alert.tsx'

export interface OutcomeProps {
  readonly alert: { readonly tone: 'success' | 'caution'; readonly title?: string; readonly text: string } | null
}

/**
 * Shows the result of the last attempt. There is one alert element for each tone, so that an alert keeps its tone while it
 * disappears.
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
