import { describe, expect, it } from 'vitest';
import { provinces } from '@/lib/domain/geography/geography';
import { communeByCode, isValidAddress } from '@/lib/domain/geography/geography-full';
import { fold } from '@/lib/domain/khmer/khmer';
import { placeholderDate } from '@/lib/domain/limits';
import { emblemOf, emblemShapeCount } from '@/lib/domain/schools/emblem';
import { campusOf } from '@/lib/illustrations/campus';
import { majorByCode } from '@/lib/domain/schools/majors';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { buildDemoSchools } from './demo-schools';
import { pointOf } from './details/places';
import { realInstitutionNames } from './real-institution-names';

const today = new Date('2026-11-21T09:30:00Z');
const schools = buildDemoSchools(today);
const programs = schools.flatMap((school) => school.programs.map((program) => ({ school, program })));
const isPlaceholder = (program: { startDate: string; endDate: string }) =>
  program.startDate === placeholderDate || program.endDate === placeholderDate;

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

describe('the size and mix of the demo', () => {
  it('has at least 64 schools and 480 programs', () => {
    expect(schools.length).toBeGreaterThanOrEqual(64);
    expect(programs.length).toBeGreaterThanOrEqual(480);
  });

  it('covers every school type with several schools, in every province', () => {
    const byType = countBy(schools, (school) => school.schoolType);
    for (const type of schoolTypes) expect(byType.get(type) ?? 0, type).toBeGreaterThanOrEqual(4);
    const byProvince = countBy(schools, (school) => school.provinceCode);
    expect([...byProvince.keys()].toSorted()).toEqual(provinces.map(({ code }) => code).toSorted());
    for (const code of ['12', '17', '02', '08'])
      expect(byProvince.get(code) ?? 0, code).toBeGreaterThanOrEqual(5);
  });

  it('mixes public and private, verified and not, active and not', () => {
    expect(schools.filter((school) => school.isPublic).length).toBeGreaterThanOrEqual(20);
    expect(schools.filter((school) => !school.isPublic).length).toBeGreaterThanOrEqual(20);
    expect(schools.filter((school) => !school.verified).length).toBeGreaterThanOrEqual(5);
    expect(schools.filter((school) => school.status === 'inactive').length).toBeGreaterThanOrEqual(2);
    expect(programs.filter(({ program }) => program.status === 'inactive').length).toBeGreaterThanOrEqual(10);
  });

  it('offers every degree', () => {
    expect([...countBy(programs, ({ program }) => program.degree).keys()].toSorted()).toEqual([
      'associate',
      'bachelor',
      'doctorate',
      'engineer',
      'general-education',
      'master',
      'medicine',
      'short-course',
      'tvet-certificate',
      'vocational-certificate',
    ]);
  });
});

describe('keys and facts', () => {
  it('is the same for every build of one day, and moves with the day', () => {
    expect(buildDemoSchools(new Date('2026-11-21T23:59:00Z'))).toEqual(schools);
    const dates = (day: string) =>
      buildDemoSchools(new Date(day)).map((school) => school.programs.map((program) => program.startDate));
    expect(dates('2027-06-01T00:00:00Z')).not.toEqual(dates('2026-11-21T00:00:00Z'));
  });

  it('has unique slugs, codes, names, phones and handles', () => {
    for (const value of ['key', 'code', 'phone', 'telegram', 'email', 'website'] as const) {
      expect(new Set(schools.map((school) => school[value])).size, value).toBe(schools.length);
    }
    expect(new Set(schools.flatMap(({ name }) => [fold(name.en), fold(name.km)])).size).toBe(
      2 * schools.length,
    );
    expect(new Set(schools.map(({ hue }) => hue)).size).toBeGreaterThan(60);
    for (const school of schools) {
      expect(school.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(new Set(school.programs.map(({ key }) => key)).size, school.key).toBe(school.programs.length);
      expect(new Set(school.steps.map(({ key }) => key)).size, school.key).toBe(school.steps.length);
      expect(school.telegram).toMatch(/^[a-z0-9_]{5,32}$/);
    }
  });

  it('draws a campus twice at most, and never under near skies', () => {
    const looks = schools.map((school) => ({
      hue: school.hue,
      campus: campusOf({ ...school, slug: school.key, province: school.provinceCode }),
    }));
    const sameCampus = Map.groupBy(looks, ({ campus }) => campus);
    expect(sameCampus.size / schools.length).toBeGreaterThan(0.8);
    for (const [campus, [first, second, third]] of sameCampus) {
      expect(third, campus).toBeUndefined();
      if (!first || !second) continue;
      const apart = Math.abs(first.hue - second.hue);
      expect(Math.min(apart, 360 - apart), campus).toBeGreaterThan(20);
    }
  });

  it.each(['en', 'km'] as const)('has no two emblems of the same letters and shape (%s)', (locale) => {
    const looks = schools.map(({ name, hue }) =>
      emblemOf({ name: name.en, nameNative: name.km, hue }, locale),
    );
    expect(Math.max(...countBy(looks, ({ letters, shape }) => `${letters} ${shape}`).values())).toBe(1);
    expect(Math.max(...countBy(looks, ({ letters }) => letters).values())).toBeLessThanOrEqual(3);
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(emblemShapeCount);
  });

  it('points to real places and names majors of the table', () => {
    for (const school of schools) {
      for (const campus of school.campuses) {
        const address = {
          province: campus.provinceCode,
          district: campus.districtCode,
          commune: campus.communeCode,
        };
        expect(isValidAddress(address) && communeByCode(campus.communeCode) !== undefined, school.key).toBe(
          true,
        );
        const [latitude, longitude] = pointOf(campus.districtCode);
        expect(Math.abs(campus.latitude - latitude)).toBeLessThan(0.02);
        expect(Math.abs(campus.longitude - longitude)).toBeLessThan(0.02);
      }
      expect(school.campuses[0]?.communeCode).toBe(school.communeCode);
    }
    const unknown = programs.filter(({ program: { majorId } }) => majorId !== null && !majorByCode(majorId));
    expect(unknown).toEqual([]);
    expect(new Set(programs.map(({ program }) => program.majorId)).size).toBeGreaterThan(90);
  });

  it('reaches no real mailbox, number or site', () => {
    for (const school of schools) {
      expect(school.email).toMatch(/@[a-z0-9-]+\.example$/);
      expect(school.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
      for (const { phone } of [school, ...school.campuses]) expect(phone).toMatch(/^\+85512000\d{3}$/);
    }
    const phones = schools.flatMap((school) => [school.phone, ...school.campuses.map(({ phone }) => phone)]);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('bears no name of a real institution', () => {
    const real = realInstitutionNames();
    expect(real.size).toBeGreaterThan(600);
    const invented = schools.flatMap((school) => [
      school.name.en,
      school.name.km,
      school.code,
      ...school.exchangePrograms.flatMap(({ partner }) => [partner.en, partner.km]),
    ]);
    for (const name of invented) expect(real.has(fold(name)), name).toBe(false);
  });
});

describe('dates', () => {
  it('hides about a dozen placeholders, some of them the last changed of their school', () => {
    const placeholders = programs.filter(({ program }) => isPlaceholder(program));
    expect(placeholders.length).toBeGreaterThanOrEqual(10);
    expect(placeholders.length).toBeLessThanOrEqual(16);
    const newest = placeholders.filter(({ school, program }) =>
      school.programs.every((other) => other.updatedAt <= program.updatedAt),
    );
    expect(newest.length).toBeGreaterThanOrEqual(3);
  });

  it('count only the programs that are shown, in the words about a school', () => {
    for (const { key, overview, programs: all } of schools) {
      const shown = all.filter((program) => program.status === 'active' && !isPlaceholder(program)).length;
      const offer = overview.en.split('\n\n')[1] ?? '';
      expect(offer, key).toMatch(new RegExp(`\\b${shown}\\b`));
    }
  });

  it('lie around the given day and in order', () => {
    for (const { program } of programs) {
      expect(program.createdAt <= program.updatedAt, program.key).toBe(true);
      expect(new Date(program.updatedAt) <= today, program.key).toBe(true);
      if (isPlaceholder(program)) continue;
      expect(program.applicationDeadline < program.startDate, program.key).toBe(true);
      expect(program.startDate < program.endDate, program.key).toBe(true);
      expect(Math.abs(Date.parse(program.startDate) - today.getTime())).toBeLessThan(230 * 86_400_000);
    }
  });

  it('lets the latest four of a school be told apart', () => {
    for (const school of schools) {
      const moments = school.programs.map((program) => program.updatedAt);
      expect(new Set(moments).size, school.key).toBe(moments.length);
    }
  });
});
