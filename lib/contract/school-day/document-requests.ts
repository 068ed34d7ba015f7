import * as z from 'zod';
import {
  documentCopies,
  documentKinds,
  documentRequestViews,
  documentStatuses,
  requestNoteMax,
  requestReasons,
} from '@/lib/domain/admissions/document-requests';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { instant, isoDate, queryInt, requiredText, text, typed } from '../fields';

const status = z.enum(documentStatuses);

/**
 * A paper that a student requests from the school: hard copies are collected at a campus, a soft copy is fetched on the
 * page of papers. `email` is what earlier requests named.
 */
const documentRequest = z.object({
  requestId: z.uuid(),
  studentId: z.uuid(),
  studentCode: z.string(),
  studentName: z.string(),
  studentNameNative: z.string(),
  kind: z.enum(documentKinds),
  copy: z.enum(documentCopies),
  copies: z.int(),
  language: z.enum(['km', 'en']),
  purpose: z.string(),
  neededOn: isoDate.nullable(),
  campusId: z.uuid().nullable(),
  /** Where a printed paper is collected. */
  campus: text.nullable(),
  email: z.string().nullable(),
  status,
  /** Whether a document that counts was issued for it: a printed one is ready only once it lies there. */
  isIssued: z.boolean(),
  /** In the words of the school. */
  note: z.string().nullable(),
  reason: z.enum(requestReasons).nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type DocumentRequest = z.infer<typeof documentRequest>;

const wanted = {
  kind: z.enum(documentKinds, 'required'),
  language: z.enum(['km', 'en']),
  purpose: requiredText(textLimits.shortTextMax),
  neededOn: isoDate.nullable().default(null),
};

export const documentRequestDraft = z.discriminatedUnion('copy', [
  z.object({
    copy: z.literal('hard'),
    ...wanted,
    copies: z.int().min(1).max(5).default(1),
    campusId: z.uuid('required'),
  }),
  z.object({ copy: z.literal('soft'), ...wanted }),
]);

const list = z.object({ data: z.array(documentRequest), countTotal: z.int() });
const range = {
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 100 }),
};

const path = '/api-lms/organizations/:orgId/students/:id/document_requests';

export const documentRequestsResource = defineResource('lms/document-requests', {
  create: {
    method: 'POST',
    path,
    access: 'owner',
    summary: 'Ask one’s school for a document',
    body: documentRequestDraft,
    response: documentRequest,
    status: 201,
    idempotent: true,
    conflicts: true,
    byRole: true,
  },
  list: {
    method: 'GET',
    path,
    access: 'owner',
    summary: 'What a student has asked for, the newest first',
    query: z.object({ copy: z.enum(documentCopies).optional(), status: status.optional(), ...range }),
    response: list,
  },
  setStatus: {
    method: 'PATCH',
    path: `${path}/:requestId`,
    access: 'owner',
    summary:
      'Move a request on as the school, with a reason where it is rejected, or take it back as its student before the school begins',
    body: z.object({
      status,
      note: typed(requestNoteMax).optional(),
      reason: z.enum(requestReasons).optional(),
    }),
    response: documentRequest,
    versioned: 'if-sent',
    conflicts: true,
  },
  listOfOrganization: {
    method: 'GET',
    path: '/api-lms/organizations/:orgId/document_requests',
    access: 'keeper',
    summary:
      'What students have asked a school for: the oldest first where it waits for the school, the newest first where it is answered; its partner and its university read it too',
    query: z.object({ view: z.enum(documentRequestViews).default('open'), ...range }),
    response: list,
  },
});
