import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { makeIllustrations } from './drawings';
import { illustrationFolder, illustrationSizes } from './illustration-files';

const { folder, files } = makeIllustrations();
const ofSet = (set: string) => files.filter(({ name }) => name.startsWith(`${set}-`));

describe('illustrations', () => {
  it('are on disk as they are drawn now (write them with components/illustration/write-illustrations.ts)', () => {
    expect(illustrationFolder).toBe(folder);
    expect(readdirSync('public/illustrations')).toEqual([folder.split('/').at(-1)]);
    expect(readdirSync(`public${folder}`).toSorted()).toEqual(
      files.map(({ name }) => `${name}.svg`).toSorted(),
    );
    for (const { name, svg } of files) expect(readFileSync(`public${folder}/${name}.svg`, 'utf8')).toBe(svg);
    expect(Object.keys(illustrationSizes)).toEqual(files.map(({ name }) => name));
  });

  it('weigh 6 KB at most', () => {
    expect(files.filter(({ svg }) => Buffer.byteLength(svg) > 6 * 1024).map(({ name }) => name)).toEqual([]);
  });

  it('have colours for the night, and no script or address of another host', () => {
    for (const { name, svg } of files) {
      expect(svg, name).toContain('prefers-color-scheme:dark');
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /<script|https?:|NaN|undefined/,
      );
    }
  });

  it('show every type of school, ten campuses, twelve fields or more and what lists without content need', () => {
    expect(
      ofSet('type')
        .map(({ name }) => name.slice(5))
        .toSorted(),
    ).toEqual([...schoolTypes].toSorted());
    expect(ofSet('campus')).toHaveLength(10);
    expect(ofSet('field').length).toBeGreaterThanOrEqual(12);
    expect(ofSet('state').length).toBeGreaterThanOrEqual(8);
    expect(ofSet('cover').length).toBeGreaterThanOrEqual(6);
    expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
  });
});
