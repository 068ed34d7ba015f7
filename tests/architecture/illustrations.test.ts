import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainDrawing } from '@/backend/core/files/read-drawing';
import { provinces } from '@/lib/domain/geography/geography';
import { provincesNear } from '@/lib/domain/geography/near-provinces';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { campusOf } from '@/lib/illustrations/campus';
import {
  illustrationFolder,
  type IllustrationName,
  illustrationSize,
} from '@/lib/illustrations/illustration-files';
import { provinceMarks } from '@/lib/illustrations/map/province-marks';

const files = readdirSync(`public${illustrationFolder}`)
  .toSorted()
  .map((file) => ({
    name: file.replace(/\.svg$/, ''),
    svg: readFileSync(`public${illustrationFolder}/${file}`, 'utf8'),
  }));
const typed = readFileSync('lib/illustrations/illustration-files.ts', 'utf8');
const ofSet = (set: string) => files.filter(({ name }) => name.startsWith(`${set}-`));

/** The outline of each province on the map: corners such as `813 563`, by code. */
const provinceRings = (): ReadonlyMap<string, string[][]> =>
  new Map(
    [...(ofSet('map')[0]?.svg ?? '').matchAll(/<path id="p(\d\d)" d="([^"]+)"/g)].map(
      ([, code = '', path = '']) => [
        code,
        [...path.matchAll(/M([^Z]+)Z/g)].map(([, ring = '']) =>
          [...ring.matchAll(/[\d.-]+ [\d.-]+/g)].map(([corner]) => corner),
        ),
      ],
    ),
  );

/** Whether a ray from the point to the right crosses the ring an odd number of times. */
const surrounds = (ring: readonly string[], [x, y]: readonly [number, number]) => {
  const corners = ring.map((corner) => corner.split(' ').map(Number));
  return (
    corners.filter(([toX = 0, toY = 0], index) => {
      const [fromX = 0, fromY = 0] = corners.at(index - 1) ?? [];
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }).length %
      2 ===
    1
  );
};

describe('illustrations', () => {
  it('lie in a folder with the hash of their content, as browsers keep it for ever (rename it in illustration-files.ts)', () => {
    const hash = createHash('sha256');
    for (const { svg } of files) hash.update(svg);
    expect(illustrationFolder).toBe(`/illustrations/${hash.digest('hex').slice(0, 8)}`);
    expect(readdirSync('public/illustrations')).toEqual([illustrationFolder.split('/').at(-1)]);
  });

  it('are the typed ones, in the typed sizes', () => {
    const names = [...typed.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name);
    const drawn = files.map(({ name }) => name).filter((name) => !name.startsWith('campus-'));
    expect(drawn.toSorted()).toEqual(names.toSorted());
    for (const { name, svg } of files) {
      const [width, height] = illustrationSize(name as IllustrationName);
      expect(svg, name).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    }
  });

  it('can be put into pictures of links, whose renderer knows no style sheets', () => {
    for (const { name, svg } of files) expect(plainDrawing(svg), name).not.toMatch(/var\(|class=|<style/);
  });

  it('weigh 6 KB at most', () => {
    expect(files.filter(({ svg }) => Buffer.byteLength(svg) > 6 * 1024).map(({ name }) => name)).toEqual([]);
  });

  it('have colours for the night, and no script or address of another host', () => {
    for (const { name, svg } of files) {
      // Pages colour the map.
      expect(svg.includes('prefers-color-scheme:dark'), name).toBe(!name.startsWith('map-'));
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(svg, name).not.toMatch(/id="(\w+)"><use href="#\1"/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /<script|https?:|NaN|undefined/,
      );
    }
  });

  it('show every type of school, a campus for each, twelve fields or more and what lists without content need', () => {
    expect(
      ofSet('type')
        .map(({ name }) => name.slice(5))
        .toSorted(),
    ).toEqual([...schoolTypes].toSorted());
    for (const schoolType of schoolTypes)
      expect(files.map(({ name }) => name)).toContain(
        campusOf({ slug: schoolType, schoolType, province: '' }),
      );
    expect(ofSet('field').length).toBeGreaterThanOrEqual(12);
    expect(ofSet('state').length).toBeGreaterThanOrEqual(8);
    expect(ofSet('cover').length).toBeGreaterThanOrEqual(6);
    expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
  });

  it('show every type of personality, a family in its own air, and every kind of interest', () => {
    const airOf = (type: string) =>
      /viewBox.*?<rect[^>]*fill="var\(--(\w)\)"/.exec(
        files.find(({ name }) => name === `mind-${type}`)?.svg ?? '',
      )?.[1];
    const letters = (pairs: string[]) =>
      pairs.reduce<string[]>(
        (types, pair) => types.flatMap((type) => [...pair].map((end) => type + end)),
        [''],
      );
    const types = letters(['EI', 'SN', 'TF', 'JP']);
    expect(
      ofSet('mind')
        .map(({ name }) => name.slice(5))
        .toSorted(),
    ).toEqual(types.toSorted());
    const airs = Map.groupBy(types, (type) => airOf(type));
    expect(airs.size).toBe(4);
    for (const [air, family] of airs) {
      expect(air).toBeTruthy();
      const shared = family.map((type) => (type[1] === 'S' ? `S${type[3]}` : `N${type[2]}`));
      expect(new Set(shared).size, family.join()).toBe(1);
    }
    expect(
      ofSet('interest')
        .map(({ name }) => name.slice(9))
        .toSorted(),
    ).toEqual([...hollandTypes].toSorted());
  });
});

describe('the map of provinces', () => {
  it('draws every province as one piece, with its number inside', () => {
    const rings = provinceRings();
    expect([...rings.keys()].toSorted()).toEqual(provinces.map(({ code }) => code));
    expect(Object.keys(provinceMarks).toSorted()).toEqual([...rings.keys()].toSorted());
    for (const [code, all] of rings) expect(all, code).toHaveLength(1);
    const outside = [...rings].filter(
      ([code, [ring = []]]) => !surrounds(ring, provinceMarks[code] ?? [0, 0]),
    );
    // Kep is smaller than its number.
    expect(outside.map(([code]) => code)).toEqual(['23']);
  });

  it('puts neighbours side by side', () => {
    const edges = [...provinceRings()].flatMap(([code, rings]) =>
      rings.flatMap((ring) =>
        ring.map((corner, index) => ({ code, from: ring.at(index - 1) ?? corner, to: corner })),
      ),
    );
    const owners = new Map(edges.map(({ code, from, to }) => [`${from}|${to}`, code]));
    const touching = new Set(
      edges.flatMap(({ code, from, to }) => {
        const other = owners.get(`${to}|${from}`);
        return other ? [`${code}-${other}`] : [];
      }),
    );
    const apart = provinces.flatMap(({ code }) =>
      provincesNear([code]).flatMap((other) =>
        touching.has(`${code}-${other}`) ? [] : [`${code}-${other}`],
      ),
    );
    // Kampot and Koh Kong meet in the mountains only, where the map has too few points.
    expect(apart).toEqual(['07-09', '09-07']);
  });
});
