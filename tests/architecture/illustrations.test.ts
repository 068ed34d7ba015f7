import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { makeFigures, makeIllustrations } from '@/lib/illustrations/drawings';
import { provinceShapes } from '@/lib/illustrations/map/province-shapes';
import { provinces } from '@/lib/domain/geography/geography';
import { provincesNear } from '@/lib/domain/geography/near-provinces';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { illustrationFolder, type IllustrationName } from '@/lib/illustrations/illustration-files';
import { campusOf } from '@/lib/illustrations/campus';
import { illustrationSize } from '@/lib/illustrations/illustration-size';

const { folder, files } = makeIllustrations();
const provinceEdges = () =>
  [...provinceShapes()].flatMap(([code, path]) =>
    [...path.matchAll(/M([^Z]+)Z/g)].flatMap(([, ring = '']) => {
      const corners = [...ring.matchAll(/[\d.-]+ [\d.-]+/g)].map(([corner]) => corner);
      return corners.map((corner, index) => ({ code, from: corners.at(index - 1) ?? corner, to: corner }));
    }),
  );

const ofSet = (set: string) => files.filter(({ name }) => name.startsWith(`${set}-`));

describe('illustrations', () => {
  it('are on disk as they are drawn now (write them with lib/illustrations/write-illustrations.ts)', () => {
    expect(illustrationFolder).toBe(folder);
    expect(readdirSync('public/illustrations')).toEqual([folder.split('/').at(-1)]);
    expect(readdirSync(`public${folder}`).toSorted()).toEqual(
      files.map(({ name }) => `${name}.svg`).toSorted(),
    );
    for (const { name, svg } of files) expect(readFileSync(`public${folder}/${name}.svg`, 'utf8')).toBe(svg);
    for (const { name, width, height } of files)
      expect(illustrationSize(name as IllustrationName), name).toEqual([width, height]);
  });

  it('of links are stored a second time for the backend, without style sheets', () => {
    const figures = makeFigures();
    expect(figures.map(({ name }) => name)).toEqual(
      files
        .map(({ name }) => name)
        .filter((name) =>
          /^(?:(?:mind|interest|campus|cover|field|scene)-|(?:type-(?:vocational|university|short-course|short-course-institute)|state-messages)$)/.test(
            name,
          ),
        ),
    );
    expect(readdirSync('backend/assets/figures').toSorted()).toEqual(
      figures.map(({ name }) => `${name}.svg`).toSorted(),
    );
    for (const { name, svg } of figures) {
      expect(readFileSync(`backend/assets/figures/${name}.svg`, 'utf8')).toBe(svg);
      expect(svg, name).not.toMatch(/var\(|class=|<style/);
    }
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
  it('draws every province as one piece', () => {
    const shapes = provinceShapes();
    expect([...shapes.keys()].toSorted()).toEqual(provinces.map(({ code }) => code));
    for (const [code, path] of shapes) expect(path.match(/M/g), code).toHaveLength(1);
  });

  it('puts neighbours side by side', () => {
    const edges = provinceEdges();
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
