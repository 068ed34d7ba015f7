/** Series in order; they also differ in brightness. */
const chartColors = [
  'var(--sala-accent)',
  'var(--sala-highlight)',
  'var(--sala-success)',
  'var(--sala-danger)',
  'var(--sala-border-strong)',
] as const;

export const colorAt = (index: number): string => chartColors[index % chartColors.length] ?? chartColors[0];
