/** Colours of papers: dark enough for grey printers. */
export const paperColors = {
  accent: '#0f766e',
  text: '#111827',
  muted: '#4b5563',
  line: '#9ca3af',
  hairline: '#e5e7eb',
  notice: '#fef3c7',
} as const;
