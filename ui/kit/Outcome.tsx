import { Alert } from './Alert.tsx'

export interface OutcomeProps {
  readonly alert: { readonly tone: 'success' | 'caution'; readonly title?: string; readonly text: string } | null
}

/** How the last try went, in a place of its own for each tone, so that an alert leaves as it came. */
export const Outcome = ({ alert }: OutcomeProps) =>
  (['success', 'caution'] as const).map((tone) => {
    const said = alert?.tone === tone ? alert : null
    return (
      <Alert key={tone} tone={tone} title={said?.title}>
        {said?.text ?? null}
      </Alert>
    )
  })
