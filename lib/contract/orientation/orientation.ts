import * as z from 'zod';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { defineResource } from '../endpoint';
import { id, instant, numberOfText, text } from '../fields';
import { usersResultFilter, usersResultPage } from './users-result';

/** `interests`: the strongest interests, up to three letters, strongest first. */
const suggestion = z.object({
  code: z.string(),
  name: text,
  match: z.number().nullable(),
  interests: z.string(),
});
const suggestions = { majors: z.array(suggestion), occupations: z.array(suggestion) };

/** Percentages 0 to 100; a balanced axis takes its letter by the fixed rule I, N, F, P, T. */
export const personalityResult = z.object({
  test: z.literal('personality'),
  code: z.string(),
  type: z.string().length(4),
  identity: z.enum(['A', 'T']),
  axes: z.array(
    z.object({
      axis: z.enum(personalityAxes),
      letter: z.string(),
      percentage: z.number(),
      poles: z.array(z.object({ letter: z.string(), percentage: z.number() })),
      balanced: z.boolean(),
    }),
  ),
  scores: z.record(z.enum(personalityAxes), z.int()),
  ...suggestions,
});

/** Scores 0 to 40; `ties` lists equal scores that affect the code, `flat` says that the code means little. */
export const hollandResult = z.object({
  test: z.literal('holland'),
  code: z.string().length(3),
  scores: z.record(z.enum(hollandTypes), z.int()),
  percentages: z.record(z.enum(hollandTypes), z.number()),
  ties: z.array(z.array(z.enum(hollandTypes))),
  spread: z.int(),
  flat: z.boolean(),
  ...suggestions,
});

/** Ids of the person and the record are null for a result that was not stored. */
const kept = z.object({
  recordId: z.uuid().nullable(),
  subjectId: z.uuid(),
  userId: z.uuid().nullable(),
  studentId: z.uuid().nullable(),
  takenAt: instant,
});
/** Earlier results, latest first; empty for a result that was not stored. */
const earlierOf = <T extends string>(scale: readonly [T, ...T[]]) =>
  z.array(z.object({ code: z.string(), scores: z.record(z.enum(scale), z.int()), takenAt: instant }));
const personalityRecord = kept.extend({
  result: personalityResult,
  earlier: earlierOf(personalityAxes),
});
export type PersonalityRecord = z.infer<typeof personalityRecord>;
const hollandRecord = kept.extend({ result: hollandResult, earlier: earlierOf(hollandTypes) });
export type HollandRecord = z.infer<typeof hollandRecord>;

const answers = z.object({
  answers: z
    .array(
      z.object({
        questionId: id,
        answer: z.preprocess(numberOfText, z.number()),
      }),
    )
    .max(500),
  studentId: id.optional(),
});

const ofPerson = z.object({ subjectId: id.optional(), userId: id.optional() });

export const orientationResource = defineResource('qa/orientation', {
  calculatePersonality: {
    method: 'POST',
    path: '/api-qa/v1/calculate_mbit',
    access: 'public',
    summary: 'Score the personality questionnaire; with one’s own studentId the result is kept',
    body: answers,
    response: personalityRecord,
    conflicts: true,
    namesRecord: true,
  },
  calculateHolland: {
    method: 'POST',
    path: '/api-qa/v1/calculate_holland',
    access: 'public',
    summary: 'Score the career-interest questionnaire; with one’s own studentId the result is kept',
    body: answers,
    response: hollandRecord,
    conflicts: true,
    namesRecord: true,
  },
  personality: {
    method: 'GET',
    path: '/api-qa/v1/organizations/:orgId/get_result_mbit',
    access: 'owner',
    summary: 'The kept personality result of oneself, null before the first; for staff also of others',
    query: ofPerson,
    response: personalityRecord.nullable(),
  },
  holland: {
    method: 'GET',
    path: '/api-qa/v1/organizations/:orgId/get_result_holland',
    access: 'owner',
    summary: 'The kept career-interest result of oneself, null before the first; for staff also of others',
    query: ofPerson,
    response: hollandRecord.nullable(),
  },
  usersResult: {
    method: 'GET',
    path: '/api-qa/v1/organizations/:orgId/users_result',
    access: 'staff',
    summary: 'Who has which result, newest first, and how many have which; keyword looks in names',
    query: usersResultFilter,
    response: usersResultPage,
  },
});
