import { describe, expect, it } from 'vitest';
import { read } from './source-files';

const css = read('app/globals.css');
const hex = '#[0-9a-f]{6}';

/** One value, or one for light and one for dark. */
const tokensOf = (theme: 'light' | 'dark') =>
  new Map(
    [
      ...css.matchAll(new RegExp(`--sala-([a-z-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, 'g')),
    ].map(([, name = '', day, night, both = '']) => [name, (theme === 'light' ? day : night) ?? both]),
  );

const themes = { light: tokensOf('light'), dark: tokensOf('dark') };

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const textPairs = [
  ...['background', 'surface', 'sunken'].flatMap((ground) =>
    ['text', 'muted', 'accent-text', 'danger', 'success', 'warning'].map((text) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['highlight-text', 'highlight-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['on-ink', 'ink'],
  ['on-ink-muted', 'ink'],
] as const;

/** Visible parts without text: borders of controls, focus rings. */
const shapePairs = [
  ['border-strong', 'surface'],
  ['border-strong', 'background'],
  ['accent', 'background'],
  ['accent', 'surface'],
] as const;

describe.each(Object.entries(themes))('colours, %s', (_name, tokens) => {
  const of = (token: string) => {
    const value = tokens.get(token);
    if (!value) throw new Error(`No token ${token}`);
    return value;
  };

  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
