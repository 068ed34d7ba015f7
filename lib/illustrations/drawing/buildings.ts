import { at, box, type Colour, dot, type Drawing, fill, line, row, short } from './shapes';

/** A house on stilts; ground at (x, y), 150 wide. */
export const stiltHouse = (x: number, y: number, scale: number, wall: Colour = 'w'): Drawing =>
  at(
    x,
    y,
    scale,
    line('k', 5, 'M-60-26V0M-24-26V0M24-26V0M60-26V0M-92 0l22-26'),
    fill(wall, 'M-74-26v-40H74v40Z'),
    fill('t', 'M-92-62Q-30-114 0-114T92-62Z'),
    fill('d', 'M-58-90Q-18-96 0-132 18-96 58-90Z'),
    line('y', 3, 'M0-132v-14'),
    line('k', 5, 'M-80-26H80'),
    fill('t', 'M-14-26v-24q14-14 28 0v24Z'),
    box('y', -54, -52, 22, 15),
    box('y', 32, -52, 22, 15),
  );

/** The flag over a school yard. */
export const flag = (x: number, y: number, height: number): Drawing =>
  at(
    x,
    y,
    1,
    line('q', 3, `M0 0V${-height}`),
    box('b', 1, -height, 36, 24),
    box('r', 1, -height + 6, 36, 12),
    fill('w', `M11 ${-height + 15}v-3h3l1-3h2l2-3 2 3h2l1 3h3v3Z`),
  );

/** A long school house with a gallery and a tiled roof; ground at (x, y). */
export function schoolHouse(
  x: number,
  y: number,
  width: number,
  storeys: number,
  roof: Colour,
  wall: Colour,
): Drawing {
  const height = storeys * 46;
  const bays = Math.max(2, Math.round(width / 44));
  const bay = width / bays;
  const door = Math.floor(bays / 2);
  const windows = row(storeys, 46, (down) =>
    row(bays, bay, (left, index) =>
      down === (storeys - 1) * 46 && index === door
        ? ''
        : `M${short(left - width / 2 + bay / 2 - 9)} ${down - height + 12}h18v20h-18Z`,
    ),
  );
  return at(
    x,
    y,
    1,
    box(wall, -width / 2, -height, width, height),
    fill('t', windows),
    fill('d', `M${short(door * bay - width / 2 + bay / 2 - 9)} 0v-26q9-9 18 0V0Z`),
    line(
      'w',
      4,
      row(bays + 1, bay, (left) => `M${short(left - width / 2)}-3V${-height}`) +
        row(storeys - 1, 46, (down) => `M${-width / 2} ${down - height + 42}h${width}`),
    ),
    fill(
      roof,
      `M${-width / 2 - 14} ${-height + 2}L${-width / 2 + 22} ${-height - 36}H${width / 2 - 22}L${width / 2 + 14} ${-height + 2}Z`,
    ),
    line(
      'e',
      2.5,
      `M${-width / 2 + 4} ${-height - 10}H${width / 2 - 4}M${-width / 2 + 16} ${-height - 23}H${width / 2 - 16}`,
    ),
    box('q', -width / 2 - 10, -4, width + 20, 4),
  );
}

/** A hall with the tiered roof of Khmer public buildings; ground at (x, y), 240 wide. */
export const hall = (x: number, y: number, scale: number, roof: Colour = 'c'): Drawing =>
  at(
    x,
    y,
    scale,
    box('i', -110, -64, 220, 64),
    fill(
      't',
      row(5, 44, (left) => `M${left - 97}-12v-26q9-12 18 0v26Z`),
    ),
    fill(roof, 'M-132-60 -96-92H96l36 32Z'),
    fill('i', 'M-40 0v-100h80V0Z'),
    fill(roof, 'M-62-92-34-118H34l28 26Z'),
    fill('d', 'M-44-116Q-14-124 0-158 14-124 44-116Z'),
    line('y', 3.5, 'M0-158v-18M-62-92q-6-2-8-10M62-92q6-2 8-10M-132-60q-7-2-9-11M132-60q7-2 9-11'),
    fill('d', 'M-18 0v-50q18-18 36 0V0Z'),
    line('w', 5, 'M-34 0v-90M34 0v-90'),
    fill('q', 'M-50 0h100v-5H-50Z'),
    dot('y', 0, -80, 7),
  );

export const tower = (x: number, y: number, storeys: number, wall: Colour): Drawing =>
  at(
    x,
    y,
    1,
    box(wall, -42, -storeys * 26 - 10, 84, storeys * 26 + 10, 5),
    fill(
      'a',
      row(storeys, 26, (down) => `M-32 ${down - storeys * 26}h64v15h-64Z`),
    ),
    line(wall, 3, `M-12 ${-storeys * 26}V-8M12 ${-storeys * 26}V-8`),
    box('d', -10, -16, 20, 16),
  );

/** A workshop with a saw-tooth roof and an open gate. */
export const workshop = (x: number, y: number, scale: number, wall: Colour = 'w'): Drawing =>
  at(
    x,
    y,
    scale,
    box(wall, -90, -54, 180, 54),
    fill('t', 'M-96-54v-30l48 30v-30l48 30v-30l48 30v-30l48 30Z'),
    box('h', -30, -40, 60, 40, 3),
    line('q', 2.5, 'M-30-32h60M-30-24h60'),
    box('a', -78, -38, 30, 18, 2),
    box('a', 48, -38, 30, 18, 2),
  );

/** The gate of a school yard: two posts and a roofed beam. */
export const gate = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    scale,
    box('w', -58, -66, 12, 66),
    box('w', 46, -66, 12, 66),
    box('b', -64, -80, 128, 16, 3),
    fill('c', 'M-72-80-54-94H54l18 14Z'),
    line('y', 2, 'M-40-72h80'),
  );

/** Towers of Angkor. */
export const temple = (x: number, y: number, scale: number): Drawing => {
  const peak = (left: number, height: number) =>
    fill('e', `M${left - 16} 0v${-height + 34}q2-24 16-34 14 10 16 34V0Z`) +
    line(
      'c',
      2.5,
      `M${left - 13} ${-height + 34}h26M${left - 10} ${-height + 22}h20M${left - 14} ${-height + 46}h28`,
    );
  return at(
    x,
    y,
    scale,
    peak(-56, 74),
    peak(56, 74),
    peak(0, 104),
    box('e', -96, -26, 192, 26),
    row(11, 17, (left) => box('c', left - 89, -18, 6, 18)),
    box('k', -104, -3, 208, 5),
  );
};
