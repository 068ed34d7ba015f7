import { box, type Colour, type Drawing, fill } from '../drawing/shapes';

/** The air, the far hills and the ground of a cover; the objects follow. */
export const wide = (air: Colour, ground: Colour, ...parts: readonly Drawing[]): readonly Drawing[] => [
  box(air, 0, 0, 480, 270),
  fill('m', 'M0 190q110-50 240-22t240-16v80H0Z'),
  box(ground, 0, 222, 480, 48),
  ...parts,
];
