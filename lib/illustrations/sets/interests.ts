import { bush, sun } from '../drawing/nature';
import { boy, bust, girl, krama, person, wheeler } from '../drawing/people';
import { at, box, dot, fill, line, row } from '../drawing/shapes';
import { book, coins, desk, gear, laptop, paper, speech } from '../drawing/things';
import { moods, portrait } from './portrait';

const realistic = portrait(
  moods.clay,
  gear(190, 60, 26, 'c', 'v'),
  sun(48, 48, 20),
  line('k', 6, 'M148 210v-40M220 210v-40'),
  box('k', 138, 162, 94, 10, 3),
  box('q', 168, 144, 44, 10, 2),
  line('h', 7, 'M196 144v-14h-18'),
  fill('b', 'M142 160l12-20h10l-8 20Z'),
  person(86, 228, 1.5, {
    hair: 'tail',
    skin: 'p',
    top: 't',
    bottom: 'k',
    right: [38, -62],
    left: [-18, -44],
    over: line('y', 5, 'M-8-75v32M8-75v32'),
  }),
  at(146, 130, 1, line('k', 6, 'M-4 6l16-20'), box('q', 2, -28, 26, 13, 3)),
);

const investigative = portrait(
  moods.navy,
  dot('w', 40, 44, 3),
  dot('w', 84, 30, 2.5),
  dot('w', 208, 52, 3),
  line('c', 3, 'M176 76m-34 0a34 13 0 1 0 68 0a34 13 0 1 0-68 0M176 42a13 34 0 1 0 .1 0'),
  dot('y', 176, 76, 7),
  at(82, 240, 1.5, bust({ hair: 'short', top: 'w', left: [-22, -46], right: [32, -54] })),
  at(
    150,
    176,
    1,
    line('b', 9, 'M-14-58l22 30'),
    line('t', 7, 'M12-40q26 14 6 38'),
    box('b', -18, -6, 46, 8, 3),
    box('q', -6, -20, 24, 5, 2),
  ),
  fill('t', 'M192 176l9-26v-14h12v14l9 26Z'),
  box('k', 24, 176, 196, 9, 3),
  line('k', 8, 'M44 182v50M200 182v50'),
);

const artistic = portrait(
  moods.clay,
  line('k', 6, 'M176 96l-30 132M176 96l30 132M176 88v120'),
  box('w', 122, 60, 106, 84, 3),
  box('a', 128, 66, 94, 44),
  fill('g', 'M128 110q26-16 48-4t46-6v38h-94Z'),
  dot('y', 202, 84, 10),
  line('f', 3.5, 'M148 118v-22M148 96q-12-6-16 4M148 96q10-8 16 2'),
  person(72, 228, 1.5, {
    hair: 'long',
    top: 'y',
    bottom: 'd',
    skirt: true,
    left: [-24, -50],
    right: [36, -72],
  }),
  line('k', 4, 'M122 120l14-12'),
  at(
    34,
    152,
    1,
    fill('k', 'M-20 0q0-16 20-16t20 16-22 14q-18 0-18-14Z'),
    dot('r', -8, -4, 4),
    dot('y', 3, -7, 4),
    dot('t', 11, 1, 4),
  ),
);

const social = portrait(
  moods.teal,
  speech(136, 82, 1, 'w', 't'),
  bush(26, 226, 1, 'e'),
  person(82, 228, 1.5, {
    hair: 'bun',
    top: 'c',
    bottom: 'd',
    skirt: true,
    right: [30, -58],
    left: [-18, -44],
  }),
  wheeler(178, 228, 1.25, { ...boy, skin: 'p', top: 'w', left: [-30, -46], right: [16, -48] }),
  book(142, 176, 0.62, 'y'),
);

const enterprising = portrait(
  moods.amber,
  box('k', 22, 70, 6, 146),
  box('k', 212, 70, 6, 146),
  row(6, 34, (x, index) => fill(index % 2 ? 'w' : 't', `M${18 + x} 36h34v26q-17 13-34 0Z`)),
  at(118, 228, 1.5, bust({ ...girl, hair: 'tail', top: 'c', left: [-28, -50], right: [34, -98] })),
  box('y', 160, 62, 18, 28, 3),
  box('w', 163, 66, 12, 19),
  box('k', 16, 164, 208, 10, 2),
  fill('i', 'M24 174h192v46H24Z'),
  row(3, 19, (x) => dot('f', 44 + x, 154, 11)),
  row(2, 19, (x) => dot('y', 53 + x, 138, 11)),
  coins(176, 164, 3),
  coins(202, 164, 6),
  line('c', 4, 'M40 196h160'),
);

const conventional = portrait(
  moods.navy,
  box('k', 148, 40, 76, 114, 3),
  row(3, 36, (down) => box('w', 154, 46 + down, 64, 30, 2)),
  row(3, 36, (down) =>
    row(4, 15, (x, index) =>
      box((['t', 'c', 'y', 'b'] as const)[index] ?? 't', 158 + x, 50 + down, 11, 26, 1),
    ),
  ),
  paper(44, 112, 0.8),
  at(92, 246, 1.5, bust({ hair: 'short', top: 'b', left: [-26, -46], right: [26, -46], over: krama })),
  desk(120, 228, 208),
  laptop(148, 184, 1),
  at(40, 184, 1, box('w', -20, -8, 40, 4), box('w', -18, -13, 40, 4), box('w', -20, -18, 40, 4)),
);

/** The six interests by their letters. */
export const interestDrawings = {
  R: realistic,
  I: investigative,
  A: artistic,
  S: social,
  E: enterprising,
  C: conventional,
};
