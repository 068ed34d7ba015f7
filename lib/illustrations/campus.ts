import type { IllustrationName } from './illustration-files';

const campuses = [
  'campus-1',
  'campus-2',
  'campus-3',
  'campus-4',
  'campus-5',
  'campus-6',
  'campus-7',
  'campus-8',
  'campus-9',
  'campus-10',
  'campus-11',
  'campus-12',
] as const satisfies readonly IllustrationName[];
export type Campus = (typeof campuses)[number];

/** The scene of a school without a photograph: always the same for the stored hue. */
export const campusOf = (hue: number): Campus =>
  campuses[Math.abs(Math.round(hue)) % campuses.length] ?? 'campus-1';

/** How far back in a list a neighbour can be: a page of a list shows each scene once. */
const near = 11;

/** One scene for each school of a list: its own, or the next one that no neighbour shows. */
export function campusesInList(hues: readonly number[]): Campus[] {
  const chosen: Campus[] = [];
  for (const hue of hues) {
    const taken = chosen.slice(-near);
    const own = campuses.indexOf(campusOf(hue));
    const inOrder = [...campuses.slice(own), ...campuses.slice(0, own)];
    chosen.push(inOrder.find((campus) => !taken.includes(campus)) ?? campusOf(hue));
  }
  return chosen;
}
