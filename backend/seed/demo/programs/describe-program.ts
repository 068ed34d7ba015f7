import { majorNotesOf } from '@/lib/domain/schools/major-notes';
import type { Major } from '@/lib/domain/schools/majors';
import type { SchoolRow, Shift, Text } from '@/backend/seed/demo/demo-types';
import { fillFrame, sentences, demoData } from '@/backend/seed/demo/demo-text';
import type { SeededRandom } from '@/backend/seed/demo/seeded-random';
import type { Course } from './course';
import { courseFrames } from './frames-courses';
import { peopleFrames } from './frames-people';
import {
  careerOpenings,
  certificateOpenings,
  degreeOpenings,
  graduateOpenings,
  shiftSentences,
} from './frames-shared';
import { workFrames } from './frames-work';
import { majorName, type MajorDegree } from './program-names';
import data from './describe-program.json';

const frames = { ...workFrames, ...peopleFrames };
export type FieldGroup = keyof typeof frames;

/** The set of sentences for a field of majors. */
export const groupByField = demoData<Readonly<Record<string, FieldGroup>>>(data.groupByField);

function openingsOf(degree: MajorDegree) {
  if (degree === 'tvet-certificate' || degree === 'vocational-certificate') return certificateOpenings;
  return degree === 'master' || degree === 'doctorate' ? graduateOpenings : degreeOpenings;
}

type Described = { description: Text; careers: Text };

/** Throws where a major has no notes. */
export function describeMajor(input: {
  row: SchoolRow;
  degree: MajorDegree;
  major: Major;
  shift: Shift;
  random: SeededRandom;
}): Described {
  const { row, degree, major, shift, random } = input;
  const notes = majorNotesOf(major.code);
  const group = groupByField[major.field];
  if (notes === undefined || group === undefined) throw new Error(`No text for the major ${major.code}`);
  const values = { major: majorName(major), school: row.name, ...notes };
  return {
    description: sentences([
      fillFrame(random.pick(openingsOf(degree)), values),
      random.pick(frames[group].practice),
      random.pick(shiftSentences[shift]),
    ]),
    careers: sentences([fillFrame(random.pick(careerOpenings), values), random.pick(frames[group].outlook)]),
  };
}

export function describeCourse(input: {
  row: SchoolRow;
  course: Course;
  isGrade: boolean;
  shift: Shift;
  random: SeededRandom;
}): Described {
  const { row, course, isGrade, shift, random } = input;
  const own = isGrade ? courseFrames.grade : courseFrames.short;
  const values = { school: row.name, content: course.content, result: course.result };
  const hours = isGrade ? [] : [random.pick(shiftSentences[shift])];
  return {
    description: sentences([
      fillFrame(random.pick(own.opening), values),
      random.pick(own.practice),
      ...hours,
    ]),
    careers: fillFrame(random.pick(own.outcome), values),
  };
}
