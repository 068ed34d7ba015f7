import type { CampusBuildings, CampusFront } from '../campus';
import { flag, gate, hall, schoolHouse, stiltHouse, tower, workshop } from '../drawing/buildings';
import { boat, cloud, lotus, palm, rice, river, sun, tree } from '../drawing/nature';
import { boy, girl, person, wheeler } from '../drawing/people';
import { at, box, type Colour, type Drawing, fill, line, row } from '../drawing/shapes';
import { bicycle, motorbike } from '../drawing/things';

const width = 1200;

const ridge = {
  low: 'M0 186q150-34 300-14t300 2 300-10 300 8v68H0Z',
  hills: 'M0 180q90-70 200-30 90-80 220-20 120-50 260 6 110-60 240-10 120-40 280 30v84H0Z',
  mountain: 'M0 184 160 110l90 46L400 84l170 84 150-60 160 66 140-90 180 88v68H0Z',
} as const;

const road =
  box('g', 0, 196, width, 44) +
  box('q', 0, 214, width, 26) +
  '<path d="M14 228H1190" class="z" stroke="var(--w)" stroke-width="2.5" stroke-dasharray="32 44"/>';

const fronts: Record<CampusFront, Drawing> = {
  rice: rice(width, 200, 240),
  river: box('g', 0, 194, width, 20) + river(width, 210, 240),
  road,
  lawn: box('g', 0, 196, width, 44) + fill('i', 'M520 196h160l90 44H430Z'),
};

const palms = (...places: readonly (readonly [x: number, scale: number])[]) =>
  places.map(([x, scale]) => palm(x, 204, scale)).join('');
const trees = (...places: readonly (readonly [x: number, scale: number])[]) =>
  places.map(([x, scale]) => tree(x, 206, scale)).join('');

/** Shop houses in a row, each with its own awning, as evening schools rent them; ground at (x, y), 66 a house. */
const shopHouses = (x: number, y: number, colours: readonly Colour[]): Drawing =>
  at(
    x,
    y,
    1,
    ...colours.map((colour, index) => {
      const left = index * 66 - colours.length * 33;
      return (
        box(index % 2 ? 'i' : 'w', left, -116, 64, 116) +
        fill(
          't',
          row(2, 38, (down) => `M${left + 8} ${down - 106}h48v20h-48Z`),
        ) +
        fill(colour, `M${left - 2}-40h68l6 14h-80Z`) +
        box('d', left + 8, -26, 48, 26) +
        line('q', 3, `M${left + 4}-80h56`)
      );
    }),
  );

/** A slide and a swing in the yard of small children; ground at (x, y). */
const playground = (x: number, y: number): Drawing =>
  at(
    x,
    y,
    1,
    line('r', 5, 'M-40 0V-44H-22V0M-22-40Q6-30 22 0'),
    line('b', 4, 'M54 0 64-52 74 0M124 0l10-52L144 0M64-52h70'),
    line('k', 2.5, 'M88-52v34M112-52v34'),
    box('y', 84, -20, 32, 5),
  );

/** What stands on the ground, with what grows beside it. */
const buildings: Record<CampusBuildings, readonly Drawing[]> = {
  hall: [
    palms([70, 1], [130, 0.7], [220, 0.9], [1150, 0.9], [1000, 1.1], [1080, 0.8]),
    hall(600, 204, 1.05),
    schoolHouse(356, 204, 200, 1, 'c', 'i'),
    schoolHouse(844, 204, 200, 1, 'c', 'i'),
  ],
  towers: [
    trees([100, 1], [250, 0.8], [990, 0.9], [1130, 1]),
    tower(540, 204, 5, 't'),
    tower(640, 204, 4, 'w'),
    tower(452, 204, 3, 'i'),
    schoolHouse(800, 204, 190, 1, 'c', 'w'),
  ],
  facing: [
    trees([170, 1], [1030, 1]),
    palms([60, 1], [1140, 0.9]),
    schoolHouse(380, 204, 230, 2, 'c', 'w'),
    schoolHouse(820, 204, 230, 2, 'c', 'w'),
    gate(600, 208, 1.25),
  ],
  storeys: [
    trees([340, 1.1], [1040, 0.9], [80, 0.9], [170, 1.1], [1140, 1]),
    schoolHouse(600, 204, 300, 3, 'c', 'i'),
    schoolHouse(880, 204, 150, 1, 't', 'w'),
  ],
  wing: [
    trees([120, 1.1], [300, 0.8], [900, 0.8]),
    palms([1000, 1], [1090, 0.8]),
    schoolHouse(560, 204, 260, 2, 't', 'w'),
    tower(768, 204, 4, 't'),
    flag(400, 206, 130),
  ],
  court: [
    trees([270, 0.8], [700, 0.9], [1010, 1]),
    palms([50, 1], [1130, 1.1]),
    tower(820, 204, 4, 'i'),
    tower(914, 204, 3, 't'),
    schoolHouse(470, 204, 340, 1, 'c', 'w'),
  ],
  pavilion: [
    palms([80, 1.1], [190, 0.8], [480, 0.7], [730, 0.7], [1000, 1], [1090, 0.7]),
    hall(600, 206, 0.9, 't'),
    stiltHouse(350, 208, 0.75),
    stiltHouse(842, 208, 0.7),
  ],
  sheds: [
    trees([80, 0.9], [1000, 0.9]),
    palms([210, 0.9], [920, 0.9], [1120, 1.1]),
    workshop(600, 206, 1.15),
    schoolHouse(360, 206, 150, 2, 't', 'i'),
    tower(830, 206, 3, 'w'),
  ],
  yard: [
    palms([60, 1], [150, 0.8], [250, 0.7], [980, 1], [1120, 0.9]),
    schoolHouse(770, 206, 300, 2, 't', 'i'),
    workshop(400, 206, 0.85),
    flag(580, 208, 110),
  ],
  long: [
    palms([40, 1], [110, 0.7], [290, 0.9], [860, 1.1], [930, 0.8], [1120, 1]),
    trees([1020, 0.7], [210, 0.7]),
    schoolHouse(600, 206, 420, 1, 'c', 'i'),
    flag(360, 208, 120),
  ],
  terrace: [
    palms([60, 0.9], [160, 1.1], [800, 0.8], [1080, 1]),
    schoolHouse(600, 206, 330, 2, 't', 'w'),
    stiltHouse(280, 208, 0.7),
    stiltHouse(930, 208, 0.8, 'i'),
  ],
  stilts: [
    palms([50, 0.8], [140, 1.1], [250, 0.8], [480, 0.9], [716, 1], [950, 1.1], [1090, 0.8]),
    stiltHouse(600, 208, 1.2),
    stiltHouse(368, 208, 0.85, 'i'),
    stiltHouse(820, 208, 0.8, 'i'),
  ],
  shops: [
    palms([90, 0.9], [250, 1.1], [960, 0.9], [1120, 1]),
    shopHouses(610, 206, ['c', 'y', 't', 'r', 'b']),
  ],
  garden: [
    trees([90, 0.9], [190, 1], [1000, 0.8], [1110, 1]),
    schoolHouse(520, 206, 240, 1, 't', 'w'),
    stiltHouse(300, 208, 0.7, 'i'),
    playground(740, 206),
  ],
};

interface Ground {
  /** Where the sun stands. */
  sun: number;
  /** The hills far away. */
  far: string;
  people: readonly Drawing[];
}

const walkers = (...places: readonly (readonly [x: number, y: number])[]) =>
  places
    .map(([x, y], index) =>
      person(
        x,
        y,
        0.46,
        [girl, { ...boy, skin: 'p' as const }, { ...girl, hair: 'tail' as const }][index] ?? boy,
      ),
    )
    .join('');

/** Sky, hills and people: three for each kind of ground. */
const grounds: Record<CampusFront, readonly [Ground, Ground, Ground]> = {
  road: [
    {
      sun: 360,
      far: ridge.low,
      people: [
        motorbike(350, 234, 0.62, 'c'),
        motorbike(760, 234, 0.62, 'b'),
        walkers([600, 212], [690, 212]),
      ],
    },
    {
      sun: 930,
      far: ridge.hills,
      people: [
        motorbike(520, 234, 0.66, 't'),
        bicycle(740, 236, 0.7, 'r'),
        person(690, 212, 0.46, { ...boy, top: 'y', bottom: 'b', prosthesis: true }),
      ],
    },
    {
      sun: 690,
      far: ridge.mountain,
      people: [bicycle(470, 234, 0.7, 'c'), motorbike(860, 234, 0.62, 'y'), walkers([620, 212], [650, 212])],
    },
  ],
  rice: [
    { sun: 690, far: ridge.mountain, people: [walkers([420, 214], [450, 214], [760, 214])] },
    { sun: 330, far: ridge.hills, people: [walkers([690, 214], [500, 214])] },
    {
      sun: 960,
      far: ridge.low,
      people: [bicycle(520, 222, 0.6, 'c'), walkers([620, 214], [660, 214])],
    },
  ],
  river: [
    { sun: 400, far: ridge.hills, people: [boat(420, 230, 0.8), boat(1010, 232, 0.6), walkers([560, 212])] },
    {
      sun: 720,
      far: ridge.mountain,
      people: [
        boat(520, 232, 0.7),
        lotus(300, 228, 0.6),
        lotus(720, 230, 0.5),
        lotus(900, 226, 0.6),
        person(560, 212, 0.42, { hair: 'grey', top: 'w', bottom: 'r', skirt: true }),
      ],
    },
    {
      sun: 240,
      far: ridge.low,
      people: [boat(800, 230, 0.9), lotus(460, 230, 0.6), walkers([640, 212], [680, 212])],
    },
  ],
  lawn: [
    {
      sun: 440,
      far: ridge.low,
      people: [walkers([540, 230], [566, 230]), wheeler(650, 232, 0.5, { ...girl, hair: 'tail' })],
    },
    {
      sun: 980,
      far: ridge.mountain,
      people: [walkers([560, 228], [654, 228]), wheeler(606, 230, 0.5, { ...boy, skin: 'p' })],
    },
    { sun: 260, far: ridge.hills, people: [walkers([590, 230], [560, 230]), bicycle(680, 232, 0.66, 't')] },
  ],
};

const frontNames = Object.keys(fronts) as CampusFront[];

/**
 * Each group of buildings on each ground, as `hall-road-1`. The sky is transparent: it shows the colour of the school.
 */
export const campusDrawings: Readonly<Record<string, readonly Drawing[]>> = Object.fromEntries(
  Object.entries(buildings).flatMap(([name, built]) =>
    frontNames.flatMap((front) =>
      grounds[front].map((ground, index) => [
        `${name}-${front}-${index + 1}`,
        [
          sun(ground.sun, 74, 34),
          cloud(((ground.sun + 320) % 1000) + 60, 70, 1.1),
          fill('m', ground.far),
          ...built,
          fronts[front],
          ...ground.people,
        ],
      ]),
    ),
  ),
);
