import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant, text } from '../fields';
import { storedAnswers } from './vacancy-questions';
import { completeProfile } from '../profiles/profile-shapes';

/** The part of the link behind the `#`, 22 characters. */
const key = z.object({ key: z.string().min(1, 'required').max(100) });

/** What an employer reads by a link: contacts and a file are null for applicants who are known to be minors. */
const handedApplication = z.object({
  vacancy: z.object({ title: text, companyName: text }),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  answers: storedAnswers.default([]),
  fileName: z.string().nullable(),
  profile: completeProfile.nullable(),
  appliedAt: instant,
  expiresAt: instant,
});
export type HandedApplication = z.output<typeof handedApplication>;

export const handedApplicationsResource = defineResource('recruitment/handed-applications', {
  read: {
    method: 'POST',
    path: '/api-nest-recruit/handed-applications/read',
    access: 'public',
    summary: 'The application for a vacancy that a link leads to',
    body: key,
    response: handedApplication,
    limited: true,
    namesRecord: true,
  },
  file: {
    method: 'POST',
    path: '/api-nest-recruit/handed-applications/file',
    access: 'public',
    summary: 'A link of one minute to the CV of such an application; its owner sees that it was opened',
    body: key,
    response: z.object({ url: z.string(), expiresAt: instant }),
    limited: true,
    namesRecord: true,
    unavailable: true,
  },
});
