/** The meaning of a mark; never expressed by colour alone, the text has it too. */
export type Tone = 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger';

export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-text',
  highlight: 'bg-highlight-soft text-highlight-text',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export const solidTone: Record<Tone, string> = {
  neutral: 'bg-border-strong',
  accent: 'bg-accent',
  highlight: 'bg-highlight',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};
