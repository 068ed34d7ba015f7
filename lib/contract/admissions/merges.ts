import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, id, instant } from '../fields';
import { applicant } from './applicant-shapes';

/** What two applications of one person have in common. `account`: both belong to it. */
export const duplicateReasons = ['account', 'phone', 'birthday', 'name', 'nameKm'] as const;

/**
 * How the accounts behind the two are related: `same`; `unused`, one of them is an entry by staff to which nobody has ever signed in;
 * `used`, people use both, so they cannot be joined.
 */
const accountRelations = ['same', 'unused', 'used'] as const;

const duplicatePair = z.object({
  first: applicant,
  second: applicant,
  reasons: z.array(z.enum(duplicateReasons)),
  accounts: z.enum(accountRelations),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

const merge = z.object({
  mergeId: z.uuid(),
  keptId: z.uuid(),
  lostId: z.uuid(),
  /** `people`: only the accounts were joined, because the applications are to two schools. */
  kind: z.enum(['applications', 'people']),
  name: z.string(),
  nameKm: z.string(),
  lostReferenceCode: z.string(),
  keptReferenceCode: z.string(),
  mergedAt: instant,
  undoUntil: instant,
  undoneAt: instant.nullable(),
});
export type Merge = z.infer<typeof merge>;

/** Besides the fields of an application, its program, its status with the offer, and who deals with it. */
export const takenExtras = ['program', 'status', 'assignee'] as const;

export const mergesResource = defineResource('applicant/merges', {
  duplicates: {
    method: 'GET',
    path: '/api-nest-applicant/duplicates',
    access: 'keeper',
    summary:
      'Pairs of applications that are probably of one person, newest first: the same number, or the same birthday and name in either script. All pairs of one application, or those of the latest undecided ones',
    query: z.object({ applicantId: id.optional() }),
    response: z.object({ data: z.array(duplicatePair), countTotal: z.int() }),
    namesRecord: true,
  },
  setApart: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/apart',
    access: 'keeper',
    summary: 'These two applications are of two people: the pair is not proposed again',
    body: z.object({ otherId: id }),
    response: done,
  },
  create: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/merges',
    access: 'keeper',
    summary:
      'Join another application of the same person with this one, which stays. `take` names what the other one’s value replaces; papers, notes, follow-ups and history move. Accounts are joined too where one of them was never used',
    body: z.object({
      lostId: id,
      /** The version of the other application that the caller has seen. */
      lostVersion: z.int().min(1).max(1_000_000_000),
      take: z.array(z.string().max(80)).max(80).default([]),
    }),
    response: merge,
    versioned: true,
    conflicts: true,
  },
  list: {
    method: 'GET',
    path: '/api-nest-applicant/merges',
    access: 'keeper',
    summary: 'What was joined at the caller’s schools and can still be undone, newest first',
    query: z.object({ applicantId: id.optional() }),
    response: z.object({ data: z.array(merge), countTotal: z.int() }),
    namesRecord: true,
  },
  undo: {
    method: 'POST',
    path: '/api-nest-applicant/merges/:id/undo',
    access: 'keeper',
    summary: 'Both are again as they were before; what was changed since stays with the one that stayed',
    response: merge.extend({
      /** What was changed since and therefore stays. */
      left: z.array(z.enum(['detail', 'program', 'status', 'assignee', 'papers'])),
    }),
    conflicts: true,
  },
});
