import { at, box, type Colour, dot, type Drawing, fill, line, row } from './shapes';

/** A motorbike, facing right; wheels at (x, y), 90 long. */
export const motorbike = (x: number, y: number, scale: number, colour: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    line(
      'h',
      5,
      'M-28-12m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M30-12m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    ),
    dot('q', -28, -12, 4),
    dot('q', 30, -12, 4),
    fill(
      colour,
      'M-38-24q2-10 16-10h16q4 16 14 16 8 0 10-16l4-8h6l6 26-8 2-5-12q-4 18-18 20h-16q-4-16-14-14Z',
    ),
    line('h', 5, 'M-34-36h26'),
    line('q', 3.5, 'M20-42l-4-10h-8M26-24l4 12'),
    dot('y', 27, -38, 3.5),
  );

/** A bicycle, facing right. */
export const bicycle = (x: number, y: number, scale: number, colour: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    line(
      'h',
      3,
      'M-24-15m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M24-15m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    ),
    line(colour, 3.5, 'M-24-15l10-22h28l10 22M-14-37 0-15l14-22M0-15h-24M14-37l-3-9h8M-14-37l-3-6h-6m4 0h10'),
  );

export const book = (x: number, y: number, scale: number, cover: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    fill(cover, 'M-32-2v-32h64v32Q16-8 0 2-16-8-32-2Z'),
    fill('w', 'M-28-6v-30q16-6 28 4 12-10 28-4v30q-16-6-28 4-12-10-28-4Z'),
    line('q', 2, 'M0-32V-2M-22-26q8-3 16 1M-22-18q8-3 16 1M6-25q8-4 16-1M6-17q8-4 16-1'),
  );

/** Books in a pile; foot at (x, y). */
export const pile = (x: number, y: number): Drawing =>
  at(
    x,
    y,
    1,
    box('c', -26, -11, 52, 11, 3),
    box('y', -22, -22, 46, 11, 3),
    box('t', -24, -33, 44, 11, 3),
    line('w', 2, 'M-20-5.5h36M-16-16.5h32M-18-27.5h30'),
  );

export const desk = (x: number, y: number, width: number, colour: Colour = 'k'): Drawing =>
  at(
    x,
    y,
    1,
    box(colour, -width / 2, -44, width, 7, 2),
    line(colour, 5, `M${-width / 2 + 8}-38V0M${width / 2 - 8}-38V0`),
  );

export const laptop = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    box('b', -24, -34, 48, 32, 3),
    box('a', -20, -30, 40, 24, 2),
    line('w', 2.5, 'M-8-24l-6 6 6 6M8-24l6 6-6 6M2-25l-4 14'),
    fill('q', 'M-30-3h60l4 5h-68Z'),
  );

export const paper = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    box('w', -26, -68, 52, 68, 4),
    line('q', 3, 'M-16-52h20M-16-40h32M-16-28h32M-16-16h18'),
    dot('t', 14, -53, 6),
  );

/** A wheel with teeth. */
export const gear = (x: number, y: number, radius: number, colour: Colour, air: Colour): Drawing =>
  at(
    x,
    y,
    1,
    `<circle r="${radius}" class="z" stroke="var(--${colour})" stroke-width="${Math.round(radius * 0.36)}" stroke-dasharray="${(radius * Math.PI) / 8}" style="stroke-linecap:butt"/>`,
    dot(colour, 0, 0, radius * 0.92),
    dot(air, 0, 0, radius * 0.4),
  );

export const coins = (x: number, y: number, count: number): Drawing =>
  at(
    x,
    y,
    1,
    row(count, 7, (step) => box('y', -12, -7 - step, 24, 6, 3)),
    line(
      'c',
      1.4,
      row(count, 7, (step) => `M-7 ${-4 - step}h14`),
    ),
  );

/** A speech bubble; its tip at (x, y); mirrored with a negative scale. */
export const speech = (x: number, y: number, scale: number, colour: Colour, words: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    fill(colour, 'M0 0l4-16h-12q-8 0-8-8v-22q0-8 8-8h52q8 0 8 8v22q0 8-8 8H14Z'),
    line(words, 3, 'M-4-42h38M-4-30h24'),
  );

/** A cap for graduates. */
export const cap = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    fill('b', 'M-20-12v16q20 12 40 0v-16Z'),
    fill('d', 'M-44-16 0-34l44 18L0 2Z'),
    line('y', 3, 'M40-15v22'),
    dot('y', 40, 9, 4),
  );

/** A heart, its tip at (x, y). */
export const heart = (x: number, y: number, scale: number): Drawing =>
  at(x, y, scale, fill('r', 'M0 0q-26-18-26-34a14 14 0 0 1 26-8 14 14 0 0 1 26 8Q26-18 0 0Z'));

/** A sheet on an easel, a board on a wall: frame and face. */
export const board = (x: number, y: number, width: number, height: number): Drawing =>
  at(
    x,
    y,
    1,
    box('k', -width / 2, -height, width, height, 4),
    box('d', -width / 2 + 5, -height + 5, width - 10, height - 10, 2),
  );
