import { flag, gate, hall, schoolHouse, stiltHouse, tower, workshop } from '../drawing/buildings';
import { boat, bush, cloud, lotus, palm, rice, river, sun, tree } from '../drawing/nature';
import { boy, girl, person, wheeler } from '../drawing/people';
import { box, type Drawing, fill } from '../drawing/shapes';
import { bicycle, motorbike } from '../drawing/things';

const width = 1200;

interface Campus {
  sun: number;
  /** The hills far away. */
  far: string;
  buildings: readonly Drawing[];
  /** What grows at the sides. */
  plants: readonly Drawing[];
  front: 'rice' | 'river' | 'road' | 'lawn';
  people: readonly Drawing[];
}

const ridge = {
  low: 'M0 186q150-34 300-14t300 2 300-10 300 8v68H0Z',
  hills: 'M0 180q90-70 200-30 90-80 220-20 120-50 260 6 110-60 240-10 120-40 280 30v84H0Z',
  mountain: 'M0 184 160 110l90 46L400 84l170 84 150-60 160 66 140-90 180 88v68H0Z',
} as const;

const road =
  box('g', 0, 196, width, 44) +
  box('q', 0, 214, width, 26) +
  '<path d="M14 228H1190" class="z" stroke="var(--w)" stroke-width="2.5" stroke-dasharray="32 44"/>';

const fronts: Record<Campus['front'], Drawing> = {
  rice: rice(width, 200, 240),
  river: box('g', 0, 194, width, 20) + river(width, 210, 240),
  road,
  lawn: box('g', 0, 196, width, 44) + fill('i', 'M520 196h160l90 44H430Z'),
};

const palms = (...places: readonly (readonly [x: number, scale: number])[]) =>
  places.map(([x, scale]) => palm(x, 204, scale)).join('');
const trees = (...places: readonly (readonly [x: number, scale: number])[]) =>
  places.map(([x, scale]) => tree(x, 206, scale)).join('');

const campuses: readonly Campus[] = [
  {
    sun: 440,
    far: ridge.low,
    front: 'lawn',
    buildings: [
      hall(600, 204, 1.05),
      schoolHouse(356, 204, 200, 1, 'c', 'i'),
      schoolHouse(844, 204, 200, 1, 'c', 'i'),
    ],
    plants: [palms([70, 1], [130, 0.7], [1000, 1.1], [1080, 0.8]), trees([220, 0.9], [1150, 0.9])],
    people: [
      person(540, 230, 0.5, girl),
      person(566, 230, 0.5, { ...boy, skin: 'p' }),
      wheeler(650, 232, 0.5, { ...girl, hair: 'tail' }),
    ],
  },
  {
    sun: 400,
    far: ridge.hills,
    front: 'river',
    buildings: [
      schoolHouse(600, 206, 330, 2, 't', 'w'),
      stiltHouse(280, 208, 0.7),
      stiltHouse(930, 208, 0.8, 'i'),
    ],
    plants: [palms([60, 0.9], [160, 1.1], [800, 0.8], [1080, 1]), trees([400, 0.7])],
    people: [
      boat(420, 230, 0.8),
      boat(1010, 232, 0.6),
      person(560, 212, 0.42, boy),
      person(640, 212, 0.42, { ...girl, skin: 'p' }),
    ],
  },
  {
    sun: 360,
    far: ridge.low,
    front: 'road',
    buildings: [
      tower(540, 204, 5, 't'),
      tower(640, 204, 4, 'w'),
      tower(452, 204, 3, 'i'),
      schoolHouse(800, 204, 190, 1, 'c', 'w'),
    ],
    plants: [trees([100, 1], [250, 0.8], [990, 0.9], [1130, 1]), palms([360, 0.8])],
    people: [
      motorbike(350, 234, 0.62, 'c'),
      motorbike(760, 234, 0.62, 'b'),
      person(600, 212, 0.44, { ...girl, hair: 'tail', top: 'y' }),
      person(700, 212, 0.44, boy),
    ],
  },
  {
    sun: 690,
    far: ridge.mountain,
    front: 'rice',
    buildings: [schoolHouse(600, 206, 420, 1, 'c', 'i'), flag(360, 208, 120)],
    plants: [
      palms([40, 1], [110, 0.7], [290, 0.9], [860, 1.1], [930, 0.8], [1120, 1]),
      trees([1020, 0.7], [210, 0.7]),
    ],
    people: [
      person(420, 214, 0.44, girl),
      person(450, 214, 0.44, { ...boy, skin: 'p' }),
      person(760, 214, 0.44, { ...girl, hair: 'tail' }),
    ],
  },
  {
    sun: 470,
    far: ridge.low,
    front: 'road',
    buildings: [workshop(600, 206, 1.15), schoolHouse(360, 206, 150, 2, 't', 'i'), tower(830, 206, 3, 'w')],
    plants: [trees([80, 0.9], [1000, 0.9]), palms([210, 0.9], [920, 0.9], [1120, 1.1])],
    people: [
      motorbike(520, 234, 0.66, 't'),
      bicycle(740, 236, 0.7, 'r'),
      person(690, 212, 0.46, { ...boy, top: 'y', bottom: 'b', prosthesis: true }),
    ],
  },
  {
    sun: 500,
    far: ridge.hills,
    front: 'lawn',
    buildings: [
      schoolHouse(380, 204, 230, 2, 'c', 'w'),
      schoolHouse(820, 204, 230, 2, 'c', 'w'),
      gate(600, 208, 1.25),
    ],
    plants: [trees([170, 1], [1030, 1]), palms([60, 1], [1140, 0.9])],
    people: [
      person(560, 228, 0.52, { ...girl, hair: 'tail' }),
      wheeler(606, 230, 0.52, { ...boy, skin: 'p' }),
      person(654, 228, 0.52, girl),
    ],
  },
  {
    sun: 470,
    far: ridge.mountain,
    front: 'river',
    buildings: [hall(600, 206, 0.9, 't'), stiltHouse(350, 208, 0.75, 'i'), stiltHouse(842, 208, 0.7)],
    plants: [palms([80, 1.1], [190, 0.8], [480, 0.7], [730, 0.7], [1000, 1], [1090, 0.7])],
    people: [
      boat(520, 232, 0.7),
      lotus(300, 228, 0.6),
      lotus(720, 230, 0.5),
      lotus(900, 226, 0.6),
      person(560, 212, 0.42, { hair: 'grey', top: 'w', bottom: 'r', skirt: true }),
    ],
  },
  {
    sun: 680,
    far: ridge.low,
    front: 'lawn',
    buildings: [schoolHouse(600, 204, 300, 3, 'c', 'i'), schoolHouse(880, 204, 150, 1, 't', 'w')],
    plants: [
      trees([340, 1.1], [1040, 0.9]),
      palms([80, 0.9], [170, 1.1], [1140, 1]),
      bush(430, 206, 0.8, 'e'),
      bush(770, 206, 0.8, 'y'),
    ],
    people: [
      person(560, 230, 0.5, girl),
      person(590, 230, 0.5, { ...girl, hair: 'bun', skin: 'p' }),
      bicycle(680, 232, 0.66, 't'),
    ],
  },
  {
    sun: 480,
    far: ridge.hills,
    front: 'rice',
    buildings: [stiltHouse(600, 208, 1.2), stiltHouse(368, 208, 0.85, 'i'), stiltHouse(820, 208, 0.8, 'i')],
    plants: [palms([50, 0.8], [140, 1.1], [250, 0.8], [480, 0.9], [716, 1], [950, 1.1], [1090, 0.8])],
    people: [person(500, 214, 0.44, boy), person(690, 214, 0.44, { ...girl, skin: 'p' })],
  },
  {
    sun: 690,
    far: ridge.mountain,
    front: 'road',
    buildings: [schoolHouse(560, 204, 260, 2, 't', 'w'), tower(768, 204, 4, 't'), flag(400, 206, 130)],
    plants: [trees([120, 1.1], [300, 0.8], [900, 0.8]), palms([1000, 1], [1090, 0.8])],
    people: [
      bicycle(470, 234, 0.7, 'c'),
      motorbike(860, 234, 0.62, 'y'),
      person(620, 212, 0.44, { ...girl, hair: 'tail' }),
      person(650, 212, 0.44, { ...boy, skin: 'p' }),
    ],
  },
  {
    sun: 640,
    far: ridge.hills,
    front: 'rice',
    buildings: [schoolHouse(770, 206, 300, 2, 't', 'i'), workshop(400, 206, 0.85), flag(580, 208, 110)],
    plants: [palms([60, 1], [150, 0.8], [250, 0.7], [980, 1], [1120, 0.9]), trees([1050, 0.8])],
    people: [
      bicycle(520, 222, 0.6, 'c'),
      person(620, 214, 0.44, { ...girl, hair: 'tail', top: 'y' }),
      person(660, 214, 0.44, boy),
    ],
  },
  {
    sun: 330,
    far: ridge.mountain,
    front: 'lawn',
    buildings: [
      tower(820, 204, 4, 'i'),
      tower(914, 204, 3, 't'),
      schoolHouse(470, 204, 340, 1, 'c', 'w'),
      stiltHouse(160, 206, 0.65, 'i'),
    ],
    plants: [trees([270, 0.8], [700, 0.9], [1010, 1]), palms([50, 1], [1130, 1.1])],
    people: [wheeler(560, 230, 0.5, girl), person(600, 228, 0.5, { ...boy, skin: 'p' })],
  },
];

/** The sky is transparent: it shows the colour of the school. */
export const campusDrawings: Readonly<Record<string, readonly Drawing[]>> = Object.fromEntries(
  campuses.map((campus, index) => [
    `${index + 1}`,
    [
      sun(campus.sun, 74, 34),
      cloud(((campus.sun + 320) % 1000) + 60, 70, 1.1),
      fill('m', campus.far),
      ...campus.plants,
      ...campus.buildings,
      fronts[campus.front],
      ...campus.people,
    ],
  ]),
);
