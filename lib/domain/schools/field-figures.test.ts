import { expect, it } from 'vitest';
import { fieldFigure, fieldHue } from './field-figures';
import { majorFields } from './majors';

it('each field of study has a drawing and a colour of its own', () => {
  const codes = majorFields.map(({ code }) => code);
  expect(new Set(codes.map(fieldFigure)).size).toBe(codes.length);
  const hues = codes.map(fieldHue).toSorted((a, b) => a - b);
  for (const [place, hue] of hues.entries())
    expect(((hues[place + 1] ?? (hues[0] ?? 0) + 360) - hue) % 360, `${hue}`).toBeGreaterThanOrEqual(20);
});

it('a field that an advisor has added looks like the classroom', () => {
  expect([fieldFigure('new'), fieldHue('new')]).toEqual([fieldFigure('edu'), fieldHue('edu')]);
  expect([fieldFigure(null), fieldHue(null)]).toEqual([fieldFigure('edu'), fieldHue('edu')]);
});
