import { bush, cloud, lotus, palm, sun, tree } from '../drawing/nature';
import { boy, bust, girl, krama, person, wheeler } from '../drawing/people';
import { at, box, dot, fill, line, row } from '../drawing/shapes';
import { board, book, pile } from '../drawing/things';
import { moods, portrait } from './portrait';

const lantern = portrait(
  moods.teal,
  dot('w', 190, 48, 20),
  dot('n', 182, 42, 17),
  box('a', 0, 190, 240, 50),
  line('w', 2.5, 'M20 204q10-5 20 0t20 0M168 230q10-5 20 0t20 0'),
  lotus(52, 226, 0.9),
  lotus(204, 214, 0.8),
  row(2, 152, (x) => at(52 + x, 196 - x / 12, 1, fill('y', 'M0-12q8 10 0 18-8-8 0-18Z'))),
  fill('g', 'M62 240q4-26 58-26t58 26Z'),
  person(116, 230, 1.5, { hair: 'long', top: 't', bottom: 'd', skirt: true, right: [34, -70] }),
  line('k', 4, 'M166 128v-30'),
  `<circle cx="166" cy="146" r="36" fill="var(--y)" opacity=".25"/>`,
  fill('r', 'M154 126h24l6 20-6 20h-24l-6-20Z'),
  fill('y', 'M160 132h12l3 14-3 14h-12l-3-14Z'),
);

const poet = portrait(
  moods.teal,
  palm(196, 214, 1.7),
  cloud(62, 62, 1.1),
  line('t', 3, 'M42 92q14-10 24 0t24 0M52 106q10-8 18 0t18 0'),
  wheeler(104, 228, 1.5, {
    hair: 'short',
    skin: 's',
    top: 'c',
    bottom: 'b',
    left: [8, -44],
    right: [26, -50],
  }),
  book(144, 172, 0.72, 'y'),
  line('h', 3, 'M150 150l12-18'),
  bush(32, 226, 1, 'y'),
);

const guide = portrait(
  moods.teal,
  sun(198, 54, 24),
  `<path d="M70 240q30-34 74-44t34-30h10q14 22-20 36t-40 38Z" fill="var(--i)"/>`,
  person(84, 226, 1.5, {
    hair: 'bun',
    top: 'y',
    bottom: 'd',
    skirt: true,
    right: [38, -92],
    left: [-20, -42],
  }),
  person(30, 234, 0.98, { ...boy, skin: 'p', right: [18, -66] }),
  person(150, 232, 0.98, { ...girl, left: [-18, -62], right: [22, -82] }),
);

const kite = portrait(
  moods.teal,
  cloud(58, 50, 0.9),
  at(
    172,
    66,
    1,
    fill('r', 'M0-46q34 14 52 4-16 30-52 30T-52-42q18 10 52-4Z'),
    fill('y', 'M0-12q22 4 34 22-24-6-34 8-10-14-34-8Q-22-8 0-12Z'),
    line('k', 3, 'M0-50v68'),
    line('c', 4, 'M-22 12q-10 18 0 34M22 12q10 18 0 34M0 18q-6 20 4 36'),
    dot('w', 0, -28, 6),
  ),
  line('k', 1.6, 'M172 84Q150 120 116 132'),
  person(84, 228, 1.5, {
    hair: 'tail',
    skin: 'p',
    top: 'w',
    bottom: 'b',
    skirt: true,
    left: [22, -56],
    right: [20, -66],
    over: krama,
  }),
  bush(212, 228, 1, 'w'),
);

const map = portrait(
  moods.navy,
  board(160, 136, 130, 104),
  box('i', 101, 38, 118, 92, 2),
  fill('g', 'M112 60q24-18 40-4t28-10 28 12v40q-18 18-40 8t-34 8-22-14Z'),
  line('c', 3, 'M122 108q14-24 32-20t22-24 22-4'),
  line('r', 3.5, 'M192 54l10 10M202 54l-10 10'),
  dot('r', 122, 108, 4.5),
  person(70, 228, 1.5, { hair: 'tail', top: 'b', bottom: 'h', right: [32, -72], left: [-14, -46] }),
  line('y', 4, 'M116 120l14-12'),
  at(
    190,
    196,
    1,
    dot('w', 0, 0, 20),
    line('b', 3, 'M0-20a20 20 0 1 0 .1 0'),
    fill('r', 'M0-13l5 13H-5Z'),
    fill('b', 'M0 13l5-13H-5Z'),
  ),
);

const riddle = portrait(
  moods.navy,
  board(136, 126, 176, 96),
  line('y', 6, 'M64 58q0-12 12-12t12 11q0 8-9 11-3 2-3 8M76 90v.5'),
  line('w', 3.5, 'M166 52h36M166 68h26M170 98l14-16 14 16ZM60 112h28'),
  at(130, 240, 1.5, bust({ hair: 'short', top: 'y', left: [-34, -46], right: [12, -78] })),
  box('k', 30, 176, 180, 9, 3),
  line('k', 8, 'M48 182v50M192 182v50'),
  pile(66, 176),
  fill('t', 'M164 176v-18h7a5 5 0 1 1 8 0h9v18Z'),
  fill('c', 'M176 158v-16h8a5 5 0 1 1 8 0h8v16Z'),
);

const captain = portrait(
  moods.navy,
  sun(52, 54, 22),
  box('a', 0, 182, 240, 58),
  line('w', 3, 'M14 226q10-5 20 0t20 0M186 230q10-5 20 0t20 0M20 196q10-5 20 0'),
  line('k', 6, 'M96 190V40'),
  fill('c', 'M90 48v106q-52 4-66-22Q62 104 90 48Z'),
  line('e', 3, 'M80 84H58M86 112H42M88 138H34'),
  fill('r', 'M96 40h26l-8 8 8 8H96Z'),
  person(152, 200, 1.4, {
    hair: 'short',
    skin: 'p',
    top: 'w',
    bottom: 'b',
    right: [38, -88],
    left: [-18, -50],
    over: krama,
  }),
  fill('k', 'M14 178q44 18 100 18 66 0 116-32-10 56-60 60H66Q22 222 14 178Z'),
  line('y', 3.5, 'M28 198q40 12 86 12 58 0 98-24'),
  fill('w', 'M212 178a7 7 0 1 1-.1 0Z'),
  dot('h', 212, 185, 3),
);

const path = portrait(
  moods.navy,
  `<path d="M84 240q10-40 46-56t22-46h12q18 30-12 52t-26 50Z" fill="var(--i)"/>`,
  `<path d="M128 192q40-10 70-6t42-18v14q-16 18-50 18t-62 4Z" fill="var(--i)"/>`,
  tree(40, 202, 1),
  line('k', 6, 'M206 210v-98'),
  fill('t', 'M178 98h44l12 11-12 11h-44Z'),
  fill('c', 'M232 126h-40l-12 11 12 11h40Z'),
  person(92, 228, 1.5, { hair: 'bun', top: 'c', bottom: 'b', left: [-20, -44], right: [26, -92] }),
  `<circle cx="138" cy="62" r="30" fill="var(--y)" opacity=".25"/>`,
  fill('y', 'M138 38a20 20 0 0 1 12 36q-4 4-4 8h-16q0-4-4-8a20 20 0 0 1 12-36Z'),
  box('q', 131, 84, 14, 8, 3),
  line('w', 2.5, 'M132 62l6 6 6-6M138 68v14'),
);

/** The four who believe in people, and the four who ask why. */
export const heartDrawings = { INFJ: lantern, INFP: poet, ENFJ: guide, ENFP: kite };
export const mindDrawings = { INTJ: map, INTP: riddle, ENTJ: captain, ENTP: path };
