import { describe, expect, it } from 'vitest';
import { majorFields, majors } from '@/lib/domain/schools/majors';
import { buildDemoSchools } from './demo-schools';
import type { DemoProgram, DemoSchool, Text } from './demo-types';
import { admissionTexts } from './details/admission-texts';
import { languageFrames, offerFrames, suitsFrames } from './details/overview-frames';
import { notedMajors } from '@/lib/domain/schools/major-notes';
import { groupByField } from './programs/describe-program';
import { courseFrames } from './programs/frames-courses';
import { peopleFrames } from './programs/frames-people';
import {
  careerOpenings,
  certificateOpenings,
  degreeOpenings,
  graduateOpenings,
  shiftSentences,
} from './programs/frames-shared';
import { workFrames } from './programs/frames-work';

const schools = buildDemoSchools(new Date('2026-11-21T09:30:00Z'));
const programs = schools.flatMap((school) => school.programs.map((program) => ({ school, program })));

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'km' in value &&
  Object.keys(value).length === 2;

/** Every text in both languages inside a value, however deep. */
function textsIn(value: unknown): Text[] {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const texts = textsIn(schools);
const latinInKhmer = /\b(HTML|CSS|CAD|Python|[A-E])\b/g;

/** USD a year (the whole course for short courses), typical of such schools in Cambodia. */
function believableFeeUsd(school: DemoSchool, program: DemoProgram): readonly [number, number] {
  if (program.degree === 'short-course') return [30, 300];
  if (program.degree.endsWith('certificate')) return [0, 400];
  if (program.degree === 'general-education') return school.isPublic ? [0, 0] : [300, 3_000];
  if (school.name.en.includes('International')) return [1_700, 10_000];
  if (school.isPublic) return ['master', 'doctorate'].includes(program.degree) ? [600, 2_000] : [250, 800];
  return ['hea', 'eng', 'arch'].includes(program.categoryField) ? [600, 2_000] : [400, 1_200];
}

describe('both languages', () => {
  it('are never empty and carry no zero-width or double spaces', () => {
    expect(texts.length).toBeGreaterThan(3_000);
    for (const { en, km } of texts) {
      for (const value of [en, km]) {
        expect(value.trim().length, en).toBeGreaterThan(0);
        expect(value, en).not.toMatch(/[\u200B-\u200D\u2060\uFEFF]| {2}/);
      }
    }
  });

  it('keep to their own script', () => {
    for (const { en, km } of texts) {
      expect(en).not.toMatch(/[\u1780-\u17FF]/);
      expect(km).toMatch(/[\u1780-\u17B3]/);
      expect(km.replace(/\{\w+\}/g, '').replace(latinInKhmer, ''), km).not.toMatch(/[A-Za-z]/);
    }
  });

  it('write numbers in the digits of the interface', () => {
    for (const { km } of texts) {
      expect(km).not.toMatch(/[\u17E0-\u17E9]/);
    }
  });

  it('write Khmer as it is typed: marks in order, no full stop of another script, no lone coeng', () => {
    for (const { km } of texts) {
      expect(km, km).toBe(km.normalize('NFC'));
      expect(km).not.toMatch(/[.。]|\u17D2(?![\u1780-\u17B3])|[\u17B6-\u17C5]\u17D2|\u179A\u17D2\u17B8/);
      expect(km, km).not.toMatch(/ ។/);
    }
  });

  it('fill every gap in the sentences', () => {
    for (const { en, km } of textsIn(schools)) expect(en + km).not.toMatch(/[{}]|undefined/);
  });
});

describe('variety', () => {
  it('has at least five variants for each slot of each field group', () => {
    const lists = [
      ...[workFrames, peopleFrames, courseFrames].flatMap((frames) =>
        Object.values(frames).flatMap(Object.values),
      ),
      ...Object.values(shiftSentences),
      ...[languageFrames, offerFrames, suitsFrames, admissionTexts].flatMap(Object.values),
      degreeOpenings,
      certificateOpenings,
      graduateOpenings,
      careerOpenings,
    ];
    for (const variants of lists) {
      expect(new Set(variants.map(({ en }: Text) => en)).size).toBeGreaterThanOrEqual(5);
      expect(new Set(variants.map(({ km }: Text) => km)).size).toBe(variants.length);
    }
  });

  it('has notes for every major and a group for every field', () => {
    expect(notedMajors.toSorted()).toEqual(majors.map(({ code }) => code).toSorted());
    for (const { code } of majorFields) expect(groupByField[code], code).toBeDefined();
  });

  it('gives every school its own text and hardly repeats a description', () => {
    for (const part of ['overview', 'tagline'] as const) {
      expect(new Set(schools.map((school) => school[part].en)).size).toBe(schools.length);
      expect(new Set(schools.map((school) => school[part].km)).size).toBe(schools.length);
    }
    for (const { overview } of schools) {
      expect(overview.en.split('\n\n')).toHaveLength(3);
      expect(overview.km.split('\n\n')).toHaveLength(3);
    }
    expect(new Set(programs.map(({ program }) => program.description.km)).size).toBeGreaterThan(
      0.97 * programs.length,
    );
  });
});

describe('numbers', () => {
  it('keeps fees believable for school and degree', () => {
    for (const { school, program } of programs) {
      const fee = program.tuitionFeeUsd;
      const [low, high] = believableFeeUsd(school, program);
      expect(fee, `${school.key} ${program.key}`).toBeGreaterThanOrEqual(low);
      expect(fee, `${school.key} ${program.key}`).toBeLessThanOrEqual(high);
    }
  });

  it('gives steps a colour that is readable on white', () => {
    const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const steps = schools.flatMap((school) => school.steps);
    expect(steps.some(({ status }) => !status)).toBe(true);
    expect(schools.some((school) => school.steps.length === 0)).toBe(true);
    for (const { color } of steps) {
      expect(color).toMatch(/^#[0-9A-F]{6}$/);
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      expect(1.05 / (luminance + 0.05), color).toBeGreaterThanOrEqual(4.5);
    }
    for (const school of schools) expect(school.steps.length).toBeLessThanOrEqual(4);
  });
});
