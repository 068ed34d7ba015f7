import * as z from 'zod';
import { defineResource } from '../endpoint';
import { id, instant } from '../fields';
import { hollandResult, personalityResult } from './orientation';

/** Addresses of the picture, 1200 × 630 PNG, by product code of the language. */
const thumbnails = z.object({ en: z.url(), kh: z.url() });

const sharedRecord = z.object({
  recordId: z.uuid(),
  userId: z.uuid(),
  takenAt: instant,
  sharedAt: instant,
  result: z.discriminatedUnion('test', [personalityResult, hollandResult]),
  thumbnails,
});
export type SharedRecord = z.infer<typeof sharedRecord>;

const whose = z.object({ userId: id, recordId: id });

/** Nobody else sees a result until its person makes a picture of it, nor after they withdraw it. */
export const sharePictureResource = defineResource('qa/share-pictures', {
  validate: {
    method: 'GET',
    path: '/api-qa/v1/validate_thumbnail',
    access: 'public',
    summary: 'Whether the pictures of a result exist and show its latest scores',
    query: whose,
    response: z.object({ valid: z.boolean(), thumbnails: thumbnails.nullable() }),
  },
  generate: {
    method: 'POST',
    path: '/api-qa/v1/generate_thumbnail',
    access: 'user',
    summary: 'Share one’s own result: its pictures are drawn once, in both languages',
    body: z.object({ user: id, result: id }),
    response: sharedRecord,
    limited: true,
    unavailable: true,
  },
  record: {
    method: 'GET',
    path: '/api-qa/v1/getRecord',
    access: 'public',
    summary: 'A shared result, as it was when it was shared',
    query: whose,
    response: sharedRecord,
    namesRecord: true,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api-qa/v1/shared_records/:recordId',
    access: 'owner',
    summary: 'Stop sharing: the record and its pictures are gone for others',
    response: z.object({ recordId: z.uuid() }),
  },
});
