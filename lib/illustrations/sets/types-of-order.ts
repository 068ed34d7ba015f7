import { stiltHouse } from '../drawing/buildings';
import { bush, palm, sun, tree } from '../drawing/nature';
import { bust, helmet, krama, person } from '../drawing/people';
import { at, box, dot, fill, line, row } from '../drawing/shapes';
import { book, gear, heart, motorbike, paper } from '../drawing/things';
import { moods, portrait } from './portrait';

/** A house that others rely on, and a tidy book. */
const pillar = portrait(
  moods.amber,
  sun(46, 50, 22),
  stiltHouse(158, 212, 0.98, 'w'),
  line('k', 11, 'M96 210v-22M220 210v-22'),
  person(74, 228, 1.5, { hair: 'short', top: 't', bottom: 'b', left: [-14, -56], right: [14, -56] }),
  book(74, 152, 0.72, 'c'),
);

const gardener = portrait(
  moods.amber,
  sun(196, 46, 20),
  tree(56, 214, 1.15),
  fill('c', 'M168 230l-6-26h40l-6 26ZM206 232l-5-20h32l-5 20Z'),
  bush(182, 206, 1, 'r'),
  bush(217, 214, 0.8, 'y'),
  person(104, 226, 1.5, {
    hair: 'tail',
    skin: 'p',
    top: 'f',
    bottom: 'c',
    skirt: true,
    left: [-18, -44],
    right: [32, -58],
    hat: fill('y', 'M-21-95Q0-122 21-95 0-103-21-95Z'),
  }),
  at(160, 142, 1, box('t', -10, -14, 26, 24, 3), line('t', 4, 'M14-8l18-12M-10-10q-12 4-2 16')),
  line('a', 3, 'M194 128l2 10M198 140l1 12M190 138l1 14'),
);

const crew = portrait(
  moods.amber,
  line('k', 6, 'M142 210v-130M226 210v-130M136 96h96M136 144h96M142 208l84-62M142 144l84-48'),
  box('c', 150, 74, 30, 20, 2),
  box('c', 186, 122, 34, 20, 2),
  person(188, 142, 0.62, { hair: 'short', top: 'b', bottom: 'k', hat: helmet, left: [-22, -76] }),
  person(82, 228, 1.5, {
    hair: 'tail',
    top: 'c',
    bottom: 'b',
    left: [-12, -54],
    right: [36, -86],
    hat: helmet,
    over: line('y', 4, 'M-9-74v32M9-74v32'),
  }),
  at(62, 152, 0.55, paper(0, 0, 1)),
);

const neighbour = portrait(
  moods.amber,
  palm(40, 212, 1.3),
  stiltHouse(202, 196, 0.55, 'w'),
  heart(128, 78, 0.8),
  person(78, 228, 1.45, {
    hair: 'bun',
    top: 'r',
    bottom: 'd',
    skirt: true,
    left: [30, -50],
    right: [34, -54],
  }),
  person(184, 228, 1.4, { hair: 'grey', skin: 'p', top: 'w', bottom: 'k', left: [-32, -54], over: krama }),
  fill('k', 'M112 146h36q-2 20-18 20t-18-20Z'),
  row(3, 11, (x) => dot('y', 119 + x, 143, 6)),
  dot('y', 125, 134, 6),
  dot('f', 136, 135, 6),
);

const mender = portrait(
  moods.clay,
  gear(52, 62, 22, 'c', 'v'),
  gear(88, 40, 14, 'y', 'v'),
  motorbike(164, 222, 1.35, 't'),
  person(70, 228, 1.5, {
    hair: 'short',
    skin: 'p',
    top: 'b',
    bottom: 'k',
    right: [30, -62],
    over: krama,
  }),
  at(114, 138, 1, line('q', 5, 'M-2 4l18-18'), line('q', 4, 'M16-22a8 8 0 1 0 8 8')),
);

const weaver = portrait(
  moods.clay,
  line('k', 7, 'M34 224v-172M206 224v-172M28 60h184'),
  row(3, 54, (x, index) => box((['r', 'y', 't'] as const)[index] ?? 'r', 44 + x, 60, 44, 34)),
  row(3, 54, (x) => line('w', 1.6, `M${48 + x} 70l9-6 9 6 9-6 9 6M${48 + x} 84l9-6 9 6 9-6 9 6`)),
  at(120, 230, 1.5, bust({ hair: 'long', top: 'c', left: [-36, -44], right: [36, -44], over: krama })),
  box('k', 28, 166, 184, 9, 4),
  fill('r', 'M52 172h136v40H52Z'),
  line('y', 3, 'M52 184h136M52 202h136'),
  row(8, 17, (x) => fill('w', `M${60 + x} 193l5-6 5 6-5 6Z`)),
);

const rower = portrait(
  moods.clay,
  sun(186, 56, 26),
  box('a', 0, 176, 240, 64),
  line('w', 3, 'M14 192q10-5 20 0t20 0M176 186q10-5 20 0t20 0M96 232q10-5 20 0t20 0'),
  at(66, 248, 1.25, bust({ hair: 'short', skin: 'p', top: 'y', right: [30, -52], left: [12, -44] })),
  at(150, 254, 1.45, bust({ hair: 'tail', top: 'r', right: [30, -56], left: [14, -44], over: krama })),
  line('k', 5, 'M102 170l28 60M192 158l26 72'),
  fill('k', 'M-4 176q30 20 64 20h120q40 0 68-34-6 54-58 58H54Q10 218-4 176Z'),
  line('y', 3, 'M16 200q20 8 44 8h116q30 0 46-14'),
  fill('a', 'M122 214l10 22-12 4ZM210 216l10 20-12 6Z'),
);

const drummer = portrait(
  moods.clay,
  line('r', 3, 'M0 26q60 34 120 14t120 0'),
  row(6, 40, (x, index) =>
    fill((['y', 't', 'c'] as const)[index % 3] ?? 'y', `M${12 + x} ${38 + (index % 2) * 6}h18l-9 18Z`),
  ),
  person(112, 230, 1.5, {
    hair: 'bun',
    top: 'y',
    bottom: 'r',
    left: [-34, -86],
    right: [26, -52],
    over: krama,
  }),
  at(
    146,
    176,
    1,
    fill('c', 'M-22-28q-10 26 8 40l-10 42h48l-10-42q18-14 8-40Z'),
    line('y', 4, 'M-14 12h28M-22 52h44'),
    line('w', 2, 'M-19-16l9 22 10-22 10 22 9-22'),
    fill('w', 'M-24-28q24-10 48 0-24 10-48 0Z'),
  ),
  fill('b', 'M186 96v-26l22-6v24a7 6 0 1 1-4-5v-13l-14 4v26a7 6 0 1 1-4-4Z'),
  fill('t', 'M40 116v-20h4v20a6 5 0 1 1-4 0Z'),
);

/** The four who keep things in order, and the four who take hold of them. */
export const orderDrawings = { ISTJ: pillar, ISFJ: gardener, ESTJ: crew, ESFJ: neighbour };
export const handDrawings = { ISTP: mender, ISFP: weaver, ESTP: rower, ESFP: drummer };
