import { box, type Colour, type Drawing } from './shapes';

/** The sky and ground of a tile; the objects follow. */
export const tile = (air: Colour, ground: Colour, ...parts: readonly Drawing[]): readonly Drawing[] => [
  box(air, 0, 0, 240, 160),
  box(ground, 0, 136, 240, 24),
  ...parts,
];
