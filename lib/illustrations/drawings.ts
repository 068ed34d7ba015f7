import { createHash } from 'node:crypto';
import { type Drawing, toPlainSvg, toSvg } from './drawing/shapes';
import { mapSize, mapSvg } from './map/province-shapes';
import { campusDrawings } from './sets/campuses';
import { peopleDrawings } from './sets/fields-of-people';
import { scienceDrawings } from './sets/fields-of-science';
import { interestDrawings } from './sets/interests';
import { heartDrawings, mindDrawings } from './sets/types-of-ideas';
import { handDrawings, orderDrawings } from './sets/types-of-order';
import { schoolTypeDrawings } from './sets/school-types';
import { stateDrawings } from './sets/states';
import { moreCoverDrawings } from './sets/more-stories';
import { indoorDrawings } from './sets/indoors';
import { outdoorDrawings } from './sets/outdoors';
import { peopleIndoorDrawings } from './sets/people-indoors';
import { peopleOutdoorDrawings } from './sets/people-outdoors';
import { sceneDrawings } from './sets/scenes';
import { coverDrawings, stepDrawings } from './sets/stories';

type Drawings = Readonly<Record<string, readonly Drawing[]>>;

type Size = readonly [width: number, height: number];

interface IllustrationSet {
  drawings: Drawings;
  size: Size;
  /** Of single pictures. */
  sizes?: Readonly<Record<string, Size>>;
}

const tile: Size = [240, 160];
const figureSize: Size = [240, 240];
const personalityDrawings = { ...mindDrawings, ...heartDrawings, ...orderDrawings, ...handDrawings };

const covers = {
  ...coverDrawings,
  ...moreCoverDrawings,
  ...outdoorDrawings,
  ...indoorDrawings,
  ...peopleOutdoorDrawings,
  ...peopleIndoorDrawings,
};

const sets: Readonly<Record<string, IllustrationSet>> = {
  field: { drawings: { ...peopleDrawings, ...scienceDrawings }, size: tile },
  type: { drawings: schoolTypeDrawings, size: tile },
  campus: { drawings: campusDrawings, size: [1200, 240] },
  state: { drawings: stateDrawings, size: [240, 160] },
  cover: {
    drawings: covers,
    size: [480, 270],
  },
  step: { drawings: stepDrawings, size: [180, 180] },
  mind: { drawings: personalityDrawings, size: figureSize },
  interest: { drawings: interestDrawings, size: figureSize },
  scene: {
    drawings: sceneDrawings,
    size: [480, 560],
    sizes: {
      hero: [1600, 260],
      people: [640, 480],
      scholarship: [340, 230],
      start: [400, 170],
      test: [330, 235],
    },
  },
};

export interface IllustrationFile {
  /** Set and name, such as `field-law`. */
  name: string;
  width: number;
  height: number;
  svg: string;
}

const files = (): IllustrationFile[] =>
  Object.entries(sets).flatMap(([set, { drawings, size, sizes }]) =>
    Object.entries(drawings).map(([name, parts]) => {
      const [width, height] = sizes?.[name] ?? size;
      return { name: `${set}-${name}`, width, height, svg: toSvg(width, height, parts) };
    }),
  );

/** All pictures, and their folder under `public`: its name is a content hash, so that they can be cached for ever. */
export function makeIllustrations(): { folder: string; files: IllustrationFile[] } {
  const all = files();
  all.push({ name: 'map-provinces', width: mapSize[0], height: mapSize[1], svg: mapSvg() });
  const hash = createHash('sha256').update(all.map(({ svg }) => svg).join(''));
  return { folder: `/illustrations/${hash.digest('hex').slice(0, 8)}`, files: all };
}

const forBackend = ['mind', 'interest', 'campus', 'cover', 'field', 'scene'];
/** Of other sets. */
const alsoForBackend = [
  'type-vocational',
  'type-short-course',
  'type-short-course-institute',
  'type-university',
  'state-messages',
];

/** What the backend puts into pictures of links, once more (`backend/assets/figures`). */
export const makeFigures = (): { name: string; svg: string }[] =>
  Object.entries(sets).flatMap(([set, { drawings, size, sizes }]) =>
    Object.entries(drawings)
      .filter(([name]) => forBackend.includes(set) || alsoForBackend.includes(`${set}-${name}`))
      .map(([name, parts]) => ({
        name: `${set}-${name}`,
        svg: toPlainSvg(...(sizes?.[name] ?? size), parts),
      })),
  );
