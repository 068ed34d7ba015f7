import { at, box, type Colour, dot, type Drawing, fill, line, row } from './shapes';

/** The wall and the floor of a room; the objects follow. */
export const room = (wall: Colour, floor: Colour, ...parts: readonly Drawing[]): readonly Drawing[] => [
  box(wall, 0, 0, 480, 270),
  box(floor, 0, 214, 480, 56),
  ...parts,
];

/** A window with shutters and the sky behind it; its lower left corner at (x, y). */
export const windowIn = (x: number, y: number, width = 84, height = 70): Drawing =>
  at(
    x,
    y,
    1,
    box('k', -4, -height - 4, width + 8, height + 8, 3),
    box('a', 0, -height, width, height),
    fill('m', `M0-16q${width / 3}-20 ${width / 2}-6t${width / 2}-8V0H0Z`),
    line('w', 3, `M${width / 2}-${height}V0M0-${height / 2}h${width}`),
  );

/** A shelf with books; its lower left corner at (x, y). */
export const shelf = (x: number, y: number, boards: number, width = 120): Drawing => {
  const spines: readonly Colour[] = ['c', 't', 'y', 'b', 'e', 'r', 'f'];
  const books = (up: number) =>
    row(Math.floor((width - 12) / 15), 15, (left, index) => {
      const high = 24 + ((index * 7 + up) % 4) * 3;
      return box(spines[(index + up) % spines.length] ?? 't', left + 7, -up * 40 - 6 - high, 11, high, 1);
    });
  return at(
    x,
    y,
    1,
    box('k', 0, -boards * 40 - 6, width, boards * 40 + 6, 3),
    row(boards, 1, (up) => box('i', 5, -up * 40 - 40, width - 10, 34) + books(up)),
  );
};

/** A table seen from its side, its top 44 above (x, y). */
export const table = (x: number, y: number, width: number, top: Colour = 'k'): Drawing =>
  box(top, x - width / 2, y - 48, width, 9, 3) +
  line(top, 7, `M${x - width / 2 + 16} ${y - 40}V${y}M${x + width / 2 - 16} ${y - 40}V${y}`);

/** A bunk bed, 130 wide; its left foot at (x, y). */
export const bunk = (x: number, y: number, sheet: Colour): Drawing =>
  at(
    x,
    y,
    1,
    line('k', 6, 'M0 0v-132M130 0v-132'),
    box('w', 4, -38, 122, 14, 4),
    box(sheet, 40, -42, 86, 14, 4),
    box('k', 0, -26, 130, 7),
    box('w', 4, -102, 122, 14, 4),
    box(sheet, 40, -106, 86, 14, 4),
    box('k', 0, -90, 130, 7),
    line('k', 3, 'M108-84V-4M120-84V-4M108-64h12M108-44h12M108-60h12'),
  );

/** An awning over a stall, 130 wide; the ground below its middle at (x, y). */
export const stall = (x: number, y: number, first: Colour, second: Colour): Drawing =>
  at(
    x,
    y,
    1,
    line('k', 5, 'M-60 0v-110M60 0v-110'),
    box('k', -64, -44, 128, 44, 2),
    box('i', -68, -50, 136, 9, 2),
    row(6, 24, (left, index) => fill(index % 2 ? second : first, `M${left - 72}-118h24v20q-12 12-24 0Z`)),
  );

/** Round things in a heap on a stall: fruit, rice cakes. */
export const heap = (x: number, y: number, colour: Colour): Drawing =>
  at(
    x,
    y,
    1,
    row(4, 9, (left) => dot(colour, left, -5, 5)),
    row(3, 9, (left) => dot(colour, left + 4.5, -12, 5)),
    row(2, 9, (left) => dot(colour, left + 9, -19, 5)),
  );

/** A bus to the city, facing right; wheels at (x, y), 190 long. */
export const bus = (x: number, y: number, scale: number, colour: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    box(colour, -95, -84, 190, 70, 12),
    fill(
      'a',
      row(5, 32, (left) => `M${left - 82}-72h25v24h-25Z`),
    ),
    fill('a', 'M80-72h13v26H80Z'),
    box('w', -95, -38, 190, 6),
    dot('h', -52, -12, 14),
    dot('q', -52, -12, 6),
    dot('h', 56, -12, 14),
    dot('q', 56, -12, 6),
    box('y', 86, -28, 9, 7, 2),
    box('k', -80, -98, 60, 14, 3),
    box('c', -14, -96, 34, 12, 3),
  );

/** A three-wheeled taxi, facing right; wheels at (x, y). */
export const tuktuk = (x: number, y: number, scale: number, colour: Colour): Drawing =>
  at(
    x,
    y,
    scale,
    fill(colour, 'M-52-14v-22h60l10-30h24l16 30v22Z'),
    fill('a', 'M22-60h18l10 22H16Z'),
    line('k', 4, 'M-50-36v-38M6-36v-38'),
    fill('h', 'M-58-74h78l18 8h-96Z'),
    dot('h', -34, -10, 10),
    dot('q', -34, -10, 4),
    dot('h', 44, -10, 10),
    dot('q', 44, -10, 4),
  );

/** Glasses of a laboratory: a flask and two tubes; their foot at (x, y). */
export const glasses = (x: number, y: number, first: Colour, second: Colour): Drawing =>
  at(
    x,
    y,
    1,
    fill('a', 'M-20 0l14-26v-16h12v16l14 26q0 4-4 4h-32q-4 0-4-4Z'),
    fill(first, 'M-15-4l6-12h18l6 12q0 4-4 4h-22q-4 0-4-4Z'),
    box('a', 30, -38, 9, 40, 4),
    box(second, 30, -20, 9, 22, 4),
    box('a', 46, -38, 9, 40, 4),
    box(first, 46, -14, 9, 16, 4),
    line('k', 3, 'M24-26h38M24 2h38M26-26V2M60-26V2'),
  );

/** A loom with silk on it, 110 wide; its left foot at (x, y). */
export const loom = (x: number, y: number): Drawing =>
  at(
    x,
    y,
    1,
    line('k', 7, 'M0 0v-104M110 0v-104M-6-96h122M-6-34h122'),
    row(14, 7, (left) => line('w', 1.6, `M${left + 9}-92v54`)),
    box('r', 8, -62, 94, 26),
    line('y', 2.5, 'M8-56h94M8-48l10-6 10 6 10-6 10 6 10-6 10 6 10-6 10 6 10-6 4 3M8-41h94'),
  );

/** A clock on a wall; its middle at (x, y). */
export const clock = (x: number, y: number, radius: number): Drawing =>
  dot('k', x, y, radius + 4) +
  dot('w', x, y, radius) +
  line('h', 3, `M${x} ${y - radius * 0.62}V${y}l${(radius * 0.4).toFixed(1)} ${(radius * 0.3).toFixed(1)}`);

/** A sheet pinned to a wall, with lines of text; its middle at the top at (x, y). */
export const notice = (x: number, y: number, paper: Colour, pin: Colour): Drawing =>
  at(
    x,
    y,
    1,
    box(paper, -24, 0, 48, 60, 2),
    line('q', 2.5, 'M-15 18h30M-15 29h30M-15 40h18'),
    dot(pin, 0, 6, 4),
  );
