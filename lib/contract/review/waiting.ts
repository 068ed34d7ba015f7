import * as z from 'zod';
import { reviewKinds } from '@/lib/domain/review/review';
import { askedKeys, waitingKeys } from '@/lib/domain/accounts/waiting';
import { defineResource } from '../endpoint';
import { instant, isoDate, text } from '../fields';

const whatWaits = z.object({
  /** What the caller has no right to is left out. */
  counts: z.partialRecord(z.enum(waitingKeys), z.int()),
  /** The school where most accepted applicants wait: `students` counts those. */
  schoolId: z.uuid().nullable(),
  /** The caller's bank where most loans wait: `loans` counts those. */
  bankId: z.uuid().nullable(),
  /** Of what a page of one school shows: how much of the count waits at each school, the most first. */
  schools: z
    .partialRecord(z.enum(askedKeys), z.array(z.object({ schoolId: z.uuid(), count: z.int() })))
    .default({}),
});
export type WhatWaits = z.infer<typeof whatWaits>;

const names = z.object({ name: z.string(), nameNative: z.string() });
const person = z.object({ latin: z.string(), khmer: z.string() });
/** `since` is when the list that counts it says that it began to wait. */
const thing = { id: z.uuid(), since: instant };

const waitingThing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('applications'),
    ...thing,
    person,
    school: names,
    program: names.nullable(),
    step: names,
  }),
  z.object({
    kind: z.literal('review'),
    ...thing,
    subject: z.enum(reviewKinds),
    title: text,
    reports: z.int(),
  }),
  z.object({
    kind: z.literal('inbox'),
    ...thing,
    number: z.int(),
    name: z.string(),
    subject: z.string(),
  }),
  z.object({ kind: z.literal('questions'), ...thing, title: text }),
  z.object({
    kind: z.literal('students'),
    ...thing,
    person,
    schoolId: z.uuid(),
    referenceCode: z.string(),
    program: names.nullable(),
    /** The last day on which the person may answer; null where they have, or where nobody has asked. */
    answerBy: isoDate.nullable(),
  }),
  z.object({
    kind: z.enum(askedKeys),
    ...thing,
    /** Who or what it is about, and a word on it. */
    title: text,
    about: text.nullable(),
    schoolId: z.uuid().nullable(),
    /** Of an application the vacancy, of a guardian the student, where that is not the reader. */
    place: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('loans'),
    ...thing,
    person,
    userId: z.uuid(),
    referenceCode: z.string(),
    amount: z.number(),
    periodMonths: z.int(),
  }),
]);
export type WaitingThing = z.infer<typeof waitingThing>;

export const waitingResource = defineResource('user/waiting', {
  summary: {
    method: 'GET',
    path: '/api-user/waiting',
    access: 'user',
    summary: 'How much waits for the caller on each of their desks',
    response: whatWaits,
  },
  first: {
    method: 'GET',
    path: '/api-user/waiting/first',
    access: 'user',
    summary:
      'The people and things that wait longest for the caller, some of each desk that has any, the longest waiting first',
    response: z.object({ data: z.array(waitingThing) }),
  },
});
