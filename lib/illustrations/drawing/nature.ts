import { at, box, type Colour, dot, type Drawing, fill, line, row } from './shapes';

/** A sugar palm; foot at (x, y), 90 high. */
export const palm = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    line('k', 5, 'M0 0c-2-22-1-48 3-70'),
    line(
      'f',
      5,
      'M3-70q-22-12-34 6M3-70q-12-24-30-22M3-70q4-26-8-36M3-70q12-24 26-28M3-70q24-8 34 8M3-70q-16 4-20 22M3-70q16 6 18 24',
    ),
    dot('f', 3, -70, 7),
  );

/** A round tree that gives shade, such as a rain tree. */
export const tree = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    line('k', 6, 'M0 0v-34M0-22l14-14M0-28l-12-12'),
    fill('f', 'M-40-44q-2-20 18-22 6-18 26-12 20-4 24 14 16 4 12 20-6 12-24 8-16 8-30 0-20 4-26-8Z'),
    line('l', 3, 'M-20-54q8-8 18-4M8-60q10-6 18 2'),
  );

/** A frangipani bush in flower. */
export const bush = (x: number, y: number, scale: number, flower: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    fill('f', 'M-22 0q-8-14 6-18 4-12 18-8 14-4 18 8 10 6 2 18Z'),
    dot(flower, -8, -12, 3),
    dot(flower, 6, -18, 3),
    dot(flower, 12, -7, 3),
  );

export const sun = (x: number, y: number, radius: number): Drawing =>
  `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 1.6)}" fill="var(--y)" opacity=".22"/>${dot('y', x, y, radius)}`;

export const cloud = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    `<path d="M-34 0a11 11 0 0 1 3-21 18 18 0 0 1 34-5 14 14 0 0 1 22 8A9 9 0 0 1 30 0Z" fill="var(--w)" opacity=".75"/>`,
  );

/** Rice in lines, over the whole width. */
export const rice = (width: number, top: number, bottom: number): Drawing => {
  const step = width > 800 ? 60 : 40;
  const wave = (y: number) =>
    `M0 ${y}q${step / 2}-8 ${step} 0${`t${step} 0`.repeat(Math.ceil(width / step))}`;
  const lines = Math.floor((bottom - top) / 15);
  return (
    fill('g', `${wave(top)}V${bottom}H0Z`) +
    row(lines, 15, (down) => at(0, down, 1, line('l', 2.5, wave(top + 13))))
  );
};

export const river = (width: number, top: number, bottom: number): Drawing =>
  box('a', 0, top, width, bottom - top) +
  line(
    'w',
    2.5,
    row(Math.ceil(width / 130), 130, (x, index) => `M${x + 20} ${top + 10 + (index % 3) * 8}q10-5 20 0t20 0`),
  );

/** A long boat as on the Tonle Sap. */
export const boat = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    fill('k', 'M-60-10q60 12 120-4-8 20-30 20h-56q-24 0-34-16Z'),
    fill('c', 'M-26-10q22-24 46-2v4q-24 4-46 2Z'),
  );

/** A lotus; centre of its leaves at (x, y). */
export const lotus = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    fill('f', 'M-26 2q26-10 52 0-26 10-52 0Z'),
    fill('e', 'M0-26q12 12 0 26-12-14 0-26ZM-16-18q14 4 16 18-18-2-16-18ZM16-18q-14 4-16 18 18-2 16-18Z'),
  );
