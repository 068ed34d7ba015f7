import { flag, temple } from '../drawing/buildings';
import { bush, palm, sun } from '../drawing/nature';
import { boy, bust, girl, person, wheeler } from '../drawing/people';
import { at, box, dot, fill, line, row } from '../drawing/shapes';
import { board, book, coins, speech } from '../drawing/things';
import { tile } from '../drawing/tile';

const market = tile(
  'u',
  'm',
  box('k', 34, 34, 5, 106),
  box('k', 201, 34, 5, 106),
  person(120, 150, 0.92, { hair: 'bun', top: 't', left: [-30, -52], right: [30, -52] }),
  row(6, 31, (x, index) => fill(index % 2 ? 'w' : 'c', `M${27 + x} 10h31v22q-15 12-31 0Z`)),
  fill('k', 'M24 96h192v8H24Z'),
  fill('i', 'M32 104h176v34H32Z'),
  row(4, 14, (x) => dot('y', 52 + x, 91, 8)),
  row(4, 14, (x) => dot('f', 146 + x, 91, 8)),
  row(3, 14, (x) => dot('c', 59 + x, 80, 8)),
  line('e', 3, 'M40 114h160M40 126h160'),
);

const finance = tile(
  'n',
  'm',
  box('w', 134, 22, 84, 66, 6),
  row(4, 17, (x, index) => box(index === 3 ? 'y' : 't', 146 + x, 76 - index * 12 - 8, 11, index * 12 + 8, 2)),
  line('c', 3, 'M144 58l18-10 16 4 28-22'),
  at(84, 146, 0.95, bust({ ...girl, hair: 'tail', top: 'b', left: [-24, -44], right: [26, -48] })),
  box('w', 112, 92, 22, 16, 2),
  box('k', 28, 108, 184, 8, 3),
  line('k', 6, 'M42 116v26M198 116v26'),
  coins(156, 108, 2),
  coins(176, 108, 4),
  coins(196, 108, 6),
);

const law = tile(
  'u',
  'i',
  fill('c', 'M28 58 120 20l92 38Z'),
  box('w', 38, 58, 164, 10),
  row(5, 36, (x) => box('w', 44 + x, 68, 12, 62)),
  box('i', 30, 130, 180, 8),
  box('m', 22, 138, 196, 8),
  at(
    120,
    52,
    0.62,
    line('k', 4, 'M0 4v-34M-26-26h52'),
    line('k', 2, 'M-26-26l-9 18M-26-26l9 18M26-26l-9 18M26-26l9 18'),
    fill('y', 'M-38-8h24q-12 12-24 0ZM14-8h24q-12 12-24 0Z'),
  ),
  person(96, 152, 0.84, { hair: 'long', top: 'b', bottom: 'b', skirt: true, right: [20, -56] }),
  person(148, 152, 0.84, {
    hair: 'grey',
    top: 'h',
    bottom: 'b',
    left: [-20, -56],
    over: fill('w', 'M-4-76h8l-4 12Z'),
    skin: 'p',
  }),
  box('c', 114, 100, 14, 18, 2),
);

const society = tile(
  'n',
  'g',
  flag(34, 140, 108),
  at(
    120,
    0,
    1,
    dot('w', 0, 66, 44),
    fill('g', 'M-30 40q16-18 34-12 4 12-10 18 2 16-14 18-12-8-10-24ZM8 62q20-8 30 2-4 24-20 32-12-14-10-34Z'),
    line('a', 2.5, 'M-44 66h88M0 22q-30 44 0 88M0 22q30 44 0 88'),
  ),
  person(82, 152, 0.86, { ...girl, hair: 'tail', top: 'c', right: [24, -62] }),
  wheeler(122, 152, 0.86, { hair: 'short', top: 'y', bottom: 'k', skin: 'p' }),
  person(176, 152, 0.86, { ...boy, top: 't', left: [-24, -62] }),
);

const teaching = tile(
  'v',
  'i',
  board(146, 104, 150, 82),
  line('w', 3.5, 'M88 82V44l36 38ZM88 76h6v6M148 46h46M148 58h34'),
  `<circle cx="200" cy="76" r="10" class="z" stroke="var(--y)" stroke-width="3.5"/>`,
  person(46, 148, 1.05, { hair: 'bun', top: 'c', bottom: 'd', skirt: true, right: [32, -72] }),
  at(112, 172, 0.72, bust({ ...girl, hair: 'tail' })),
  at(158, 172, 0.72, bust({ ...boy, right: [22, -104], skin: 'p' })),
  at(204, 172, 0.72, bust({ ...girl })),
  line('k', 7, 'M84 148h148'),
);

const languages = tile(
  'n',
  'g',
  speech(66, 62, 0.95, 'w', 't'),
  speech(174, 54, -0.85, 'y', 'k'),
  person(72, 150, 0.9, { hair: 'long', top: 'r', bottom: 'b', right: [30, -54] }),
  person(170, 150, 0.9, {
    hair: 'grey',
    top: 't',
    bottom: 'k',
    left: [-28, -58],
    skin: 'p',
    right: [22, -46],
    over: line('w', 3, 'M22-46l10 46'),
  }),
  book(120, 120, 0.8, 'c'),
  bush(20, 148, 0.7, 'y'),
  bush(222, 148, 0.7, 'w'),
);

const tourism = tile(
  'u',
  'g',
  sun(120, 50, 26),
  temple(120, 126, 0.98),
  box('a', 0, 126, 240, 14),
  line('w', 2, 'M20 133q10-4 20 0t20 0M150 133q10-4 20 0t20 0'),
  palm(18, 132, 0.95),
  palm(226, 132, 0.8),
  person(66, 156, 0.74, {
    hair: 'tail',
    top: 'c',
    bottom: 'b',
    right: [24, -74],
    over: box('k', -18, -72, 7, 26, 3),
  }),
  person(172, 156, 0.74, { hair: 'bun', top: 'w', bottom: 'r', skirt: true, left: [-24, -64] }),
);

const arts = tile(
  'v',
  'm',
  line('k', 5, 'M142 60l-14 90M186 60l14 90M164 40v106'),
  box('w', 122, 34, 86, 64, 3),
  fill('a', 'M126 38h78v30h-78Z'),
  fill('g', 'M126 68q30-12 78 0v26h-78Z'),
  dot('y', 186, 52, 8),
  at(
    146,
    84,
    0.42,
    line('k', 6, 'M0 0v-52'),
    line('f', 7, 'M0-52q-22-8-30 8M0-52q22-8 30 8M0-52q-4-18-16-18M0-52q8-18 18-14'),
  ),
  person(84, 150, 1.02, {
    hair: 'long',
    top: 'y',
    bottom: 'd',
    skirt: true,
    right: [36, -74],
    left: [-24, -48],
  }),
  line('k', 3, 'M120 74l16-10'),
  at(
    56,
    102,
    1,
    fill('i', 'M-18 0q-2-16 16-16 20 0 18 14-2 8-12 6-8-2-8 4-12 4-14-8Z'),
    dot('c', -8, -6, 3),
    dot('t', 0, -10, 3),
    dot('b', 9, -6, 3),
  ),
  at(
    30,
    148,
    0.9,
    fill('c', 'M-14-26h28l-4 26h-20Z'),
    line('f', 4, 'M0-26v-22M0-34q-12-4-14-14M0-30q12-4 14-16'),
  ),
);

export const peopleDrawings = { market, finance, law, society, teaching, languages, tourism, arts };
