import { bush, palm, rice, sun } from '../drawing/nature';
import { boy, helmet, krama, palmHat, person, wheeler } from '../drawing/people';
import { at, box, dot, type Drawing, fill, line, row } from '../drawing/shapes';
import { desk, gear, laptop } from '../drawing/things';
import { tile } from '../drawing/tile';

const computing = tile(
  'v',
  'e',
  box('b', 126, 20, 92, 66, 6),
  line('y', 4, 'M150 40l-12 13 12 13M194 40l12 13-12 13'),
  line('w', 4, 'M178 36l-12 34'),
  wheeler(78, 146, 0.95, {
    hair: 'short',
    top: 't',
    bottom: 'b',
    left: [-20, -42],
    right: [32, -52],
    skin: 'p',
  }),
  desk(158, 148, 108),
  laptop(138, 104, 0.9),
  at(190, 104, 0.7, fill('w', 'M-12-22h24v22h-24Z'), line('w', 4, 'M12-17q10 0 8 8l-8 3')),
);

const engineering = tile(
  'u',
  'g',
  gear(60, 58, 26, 'c', 'u'),
  gear(98, 88, 17, 't', 'u'),
  person(134, 148, 0.98, { hair: 'tail', top: 'c', bottom: 'b', right: [28, -60], hat: helmet }),
  line('q', 5, 'M160 92l16-18'),
  fill('q', 'M170 78q-2-12 10-14l-2 8 6 4 7-4q2 12-10 12Z'),
  fill('b', 'M170 136l14-34h48l-14 34Z'),
  line('a', 2, 'M192 102l-12 34M208 102l-12 34M178 119h46M224 102l-12 34'),
  sun(208, 34, 15),
);

const building = tile(
  'n',
  'i',
  line('y', 5, 'M60 140V22M38 30h118M60 22l44 8M60 22 40 30'),
  line('q', 2, 'M146 30v22'),
  box('c', 132, 52, 28, 14, 2),
  row(2, 22, (step) => line('k', 4, `M116 ${92 + step}h84`)),
  line('k', 5, 'M120 140V90M158 140V90M196 140V90'),
  fill('c', 'M106 92l52-30 52 30Z'),
  line('e', 2.5, 'M124 84h68M138 76h40'),
  person(84, 150, 0.86, {
    ...boy,
    top: 'y',
    bottom: 'b',
    hat: helmet,
    left: [-24, -54],
    right: [16, -54],
    prosthesis: true,
  }),
  at(72, 106, 1, fill('a', 'M-14-10 16-16l4 18-30 6Z'), line('w', 2, 'M-8-4 12-9M-6 1l12-3')),
);

const science = tile(
  'n',
  'm',
  `<g class="z" stroke="var(--c)" stroke-width="3"><ellipse cx="62" cy="54" rx="38" ry="14"/><ellipse cx="62" cy="54" rx="38" ry="14" transform="rotate(60 62 54)"/><ellipse cx="62" cy="54" rx="38" ry="14" transform="rotate(120 62 54)"/></g>`,
  dot('y', 62, 54, 7),
  person(130, 166, 1, {
    hair: 'bun',
    top: 'w',
    left: [-22, -56],
    right: [30, -66],
    over: line('q', 2, 'M0-74v34') + fill('t', 'M-5-76h10l-5 12Z'),
  }),
  fill('a', 'M154 66h14v18l14 28h-42l14-28Z'),
  fill('t', 'M149 94h24l9 18h-42Z'),
  line('w', 3, 'M151 66h20'),
  box('k', 24, 112, 196, 9, 3),
  line('k', 6, 'M40 121v28M204 121v28'),
  at(
    70,
    112,
    1,
    line('b', 7, 'M-14-4h30M2-4q20-14 4-36'),
    line('q', 9, 'M-6-48 6-22'),
    line('b', 4, 'M-12-16h20'),
  ),
  dot('c', 200, 102, 9),
  box('a', 196, 80, 8, 20, 3),
);

const pulse = at(
  206,
  60,
  0.7,
  fill('r', 'M0 0q-26-18-26-34a14 14 0 0 1 26-8 14 14 0 0 1 26 8Q26-18 0 0Z'),
  line('w', 3, 'M-22-24h12l5-8 7 14 5-6h14'),
);

const health = tile(
  'v',
  'm',
  box('w', 26, 26, 60, 60, 12),
  fill('c', 'M50 38h12v12h12v12H62v12H50V62H38V50h12Z'),
  person(128, 150, 1.05, {
    hair: 'bun',
    top: 'w',
    bottom: 't',
    right: [26, -48],
    hat: fill('w', 'M-11-103q11-8 22 0l-2 7h-18Z') + line('c', 2.5, 'M0-105v6M-3-102h6'),
    over: line('b', 2.5, 'M-7-76v14q7 10 14 0v-14M0-58v8') + dot('q', 0, -48, 3.5),
  }),
  person(182, 150, 0.68, { ...boy, top: 'y', left: [-26, -52], skin: 'p' }),
  bush(38, 146, 0.9, 'w'),
  pulse,
);

const farming: readonly Drawing[] = [
  box('n', 0, 0, 240, 160),
  sun(190, 48, 20),
  fill('m', 'M0 96q50-26 110-10t130-12v40H0Z'),
  palm(28, 110, 0.8),
  palm(56, 106, 0.58),
  rice(240, 104, 160),
  at(
    168,
    140,
    0.9,
    fill('k', 'M-44-16q-2-30 30-30h20q8 0 12-6l10-2 8 16q2 10-10 10-4 12-6 28h-8v-16h-32l-4 16h-8Z'),
    line('q', 5, 'M16-50q-16-12-22-6M28-52q12-14 20-8'),
    dot('h', 30, -42, 1.8),
  ),
  person(92, 154, 0.92, {
    hair: 'bun',
    top: 'b',
    bottom: 'c',
    skin: 'p',
    hat: palmHat,
    over: krama,
    right: [26, -50],
  }),
  line('l', 3, 'M116 110l4-18M118 110l10-16M114 110l-6-16'),
];

export const scienceDrawings = { computing, engineering, building, science, health, farming };
