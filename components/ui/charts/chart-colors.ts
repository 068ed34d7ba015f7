/** Series in their order, told apart by brightness too. */
export const chartColors = [
  'var(--color-accent)',
  'var(--color-highlight)',
  'var(--color-success)',
  'var(--color-danger)',
  'var(--color-border-strong)',
] as const;

export const colorAt = (index: number): string => chartColors[index % chartColors.length] ?? chartColors[0];
