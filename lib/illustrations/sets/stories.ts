import { hall, schoolHouse, stiltHouse } from '../drawing/buildings';
import { boat, bush, cloud, lotus, palm, river, sun, tree } from '../drawing/nature';
import { boy, bust, girl, helmet, krama, person, wheeler } from '../drawing/people';
import { at, box, type Colour, dot, type Drawing, fill, line, row } from '../drawing/shapes';
import { bicycle, board, book, cap, coins, gear, motorbike, paper, pile, speech } from '../drawing/things';
import { wide } from './wide';

/** Covers of articles, the first of each group of subjects. */
export const coverDrawings = {
  study: wide(
    'u',
    'i',
    board(330, 172, 200, 120),
    line('w', 4, 'M254 92q20-20 36 0t36 0 36 0M254 122h76M254 144h116'),
    pile(84, 196),
    box('k', 40, 196, 240, 10, 3),
    line('k', 8, 'M60 206v50M260 206v50'),
    at(158, 256, 1.3, bust({ ...girl, hair: 'long', left: [-30, -52], right: [30, -52] })),
    book(158, 196, 0.9, 'c'),
    box('k', 40, 196, 240, 10, 3),
    person(420, 252, 1.35, { hair: 'bun', top: 't', bottom: 'd', skirt: true, left: [-34, -78] }),
    cloud(120, 62, 1),
  ),
  money: wide(
    'n',
    'g',
    sun(396, 70, 30),
    palm(440, 226, 1.3),
    coins(250, 244, 3),
    coins(282, 244, 6),
    coins(314, 244, 9),
    coins(346, 244, 12),
    cap(346, 140, 0.9),
    person(130, 250, 1.5, { hair: 'tail', top: 'c', bottom: 'b', right: [34, -78] }),
    at(
      196,
      126,
      1.1,
      fill('t', 'M-24-4q-2-26 24-26 26 0 26 24-2 16-14 20v8h-8v-6h-8v6h-8v-6q-10-6-12-20Z'),
      dot('h', 14, -14, 2.5),
      line('d', 4, 'M-10-26h14'),
    ),
    bush(50, 250, 1.2, 'y'),
  ),
  career: wide(
    'v',
    'm',
    tree(60, 228, 1.1),
    schoolHouse(390, 226, 150, 2, 't', 'w'),
    person(120, 254, 1.3, {
      hair: 'short',
      top: 'b',
      bottom: 'k',
      skin: 'p',
      right: [34, -70],
      over: fill('w', 'M-5-76h10l-5 20Z') + line('c', 3, 'M0-72v18'),
    }),
    person(232, 254, 1.3, { hair: 'bun', top: 't', bottom: 'h', skirt: true, left: [-34, -70] }),
    wheeler(318, 256, 1.3, { ...boy, top: 'y', bottom: 'b', hat: helmet }),
    gear(176, 74, 26, 'c', 'v'),
    paper(282, 96, 0.9),
    speech(96, 106, 0.8, 'w', 't'),
  ),
  wellbeing: wide(
    'n',
    'g',
    sun(240, 84, 40),
    river(480, 216, 270),
    stiltHouse(96, 220, 0.9, 'i'),
    palm(400, 222, 1.3),
    palm(444, 220, 1),
    boat(330, 244, 0.9),
    lotus(150, 246, 0.9),
    lotus(420, 252, 0.7),
    lotus(60, 256, 0.6),
    at(
      240,
      236,
      1.35,
      `<ellipse cx="0" cy="2" rx="40" ry="7" fill="var(--k)"/>`,
      line('b', 13, 'M-24-8q24 10 48 0'),
      at(0, 30, 1, bust({ hair: 'bun', top: 'c', left: [-24, -46], right: [24, -46] })),
    ),
  ),
  campus: wide(
    'u',
    'g',
    hall(240, 226, 1.1),
    palm(50, 230, 1.3),
    palm(440, 230, 1.2),
    motorbike(96, 262, 1, 't'),
    person(190, 262, 1.1, girl),
    person(240, 262, 1.1, { ...boy, skin: 'p', right: [20, -96] }),
    wheeler(300, 262, 1.1, { ...girl, hair: 'tail' }),
    bicycle(400, 260, 1.1, 'c'),
  ),
  abroad: wide(
    'n',
    'a',
    sun(90, 78, 30),
    cloud(360, 64, 1.3),
    cloud(220, 40, 0.9),
    at(
      290,
      96,
      1.2,
      fill('w', 'M-70 6q60-14 96-16 24-2 34 8-10 10-34 10h-70q-18 2-26-2Z'),
      fill('t', 'M-10 6 26 6-6 38h-14ZM-64 4l-14-22h12l18 18Z'),
      row(5, 12, (x) => dot('b', -14 + x, -1, 2.5)),
    ),
    box('g', 0, 236, 480, 34),
    person(140, 256, 1.35, { hair: 'tail', top: 'r', bottom: 'b', right: [24, -100] }),
    at(
      188,
      256,
      1.2,
      box('c', -18, -40, 36, 40, 5),
      line('k', 4, 'M-8-40v-12h16v12'),
      line('y', 3, 'M-12-26h24'),
    ),
    person(330, 256, 1.3, {
      hair: 'grey',
      top: 'w',
      bottom: 'r',
      skirt: true,
      left: [-20, -96],
      over: krama,
    }),
    person(378, 256, 1.3, { ...boy, top: 't', left: [-16, -96], skin: 'p' }),
  ),
};

const round = (air: Colour, ...parts: readonly Drawing[]): readonly Drawing[] => [
  dot(air, 90, 90, 88),
  ...parts,
];

/** The three steps of applying. */
export const stepDrawings = {
  find: round(
    'n',
    fill('m', 'M8 122q40-20 82-8t82-8q-10 66-82 72-64-4-82-56Z'),
    schoolHouse(122, 130, 70, 1, 'c', 'i'),
    person(62, 156, 1, { ...girl, right: [28, -68] }),
    at(
      94,
      84,
      0.8,
      `<circle r="18" fill="var(--a)" stroke="var(--b)" stroke-width="5"/>`,
      line('k', 7, 'M-12 14l-10 12'),
    ),
  ),
  apply: round(
    'u',
    at(80, 150, 1.1, bust({ ...boy, left: [-24, -46], right: [30, -46] })),
    paper(128, 106, 0.75),
    box('k', 22, 102, 136, 9, 3),
    line('k', 6, 'M40 111v44M140 111v44'),
    line('c', 4, 'M112 102l10-18'),
  ),
  begin: round(
    'v',
    fill('g', 'M6 126h168q-16 50-84 52-66-2-84-52Z'),
    hall(90, 130, 0.5),
    person(62, 164, 0.84, { ...girl, hair: 'tail', left: [-20, -98] }),
    person(116, 164, 0.84, { ...boy, right: [20, -98], skin: 'p' }),
  ),
};
