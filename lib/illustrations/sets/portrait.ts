import { box, type Colour, type Drawing, fill } from '../drawing/shapes';

/** Sky, hills and ground of a group of types: each has its own colour. */
export type Mood = readonly [air: Colour, hills: Colour, ground: Colour];
export const moods = {
  amber: ['u', 'i', 'i'],
  clay: ['v', 'e', 'e'],
  teal: ['n', 'm', 'g'],
  navy: ['o', 'j', 'j'],
} as const satisfies Readonly<Record<string, Mood>>;

/** A square picture of one person; the ground is at 208. */
export const portrait = ([air, hills, ground]: Mood, ...parts: readonly Drawing[]): readonly Drawing[] => [
  box(air, 0, 0, 240, 240),
  `<path d="M0 178q60-34 128-12t112-22v70H0Z" fill="var(--${hills})" opacity=".55"/>`,
  fill(ground, 'M0 208q120-12 240 0v32H0Z'),
  ...parts,
];
