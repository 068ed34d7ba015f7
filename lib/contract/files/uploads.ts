import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, id, instant } from '../fields';
import {
  documentView,
  multipartUpload,
  paging,
  personalUpload,
  schoolUpload,
  storedUpload,
  uploadTarget,
} from './upload-shapes';

export const uploadsResource = defineResource('files/uploads', {
  promise: {
    method: 'GET',
    path: '/api-marketing/upload-url',
    access: 'user',
    summary: 'Where to put a file of one’s own: a picture, a CV, the papers of a loan or an application',
    query: personalUpload,
    response: uploadTarget,
    limited: true,
    conflicts: true,
    judged: true,
    unavailable: true,
  },
  promiseForSchool: {
    method: 'GET',
    path: '/api-aca/schools/:id/upload_school_url',
    access: 'staff',
    summary:
      'Where to put a picture of a school or of its articles; advisors also name Sala’s own organization',
    query: schoolUpload,
    response: uploadTarget,
    limited: true,
    conflicts: true,
    judged: true,
    unavailable: true,
  },
  confirm: {
    method: 'POST',
    path: '/api-fm/uploads/:id/confirm',
    access: 'owner',
    summary: 'Check a file that was put; what is refused is removed at once',
    response: storedUpload,
    conflicts: true,
    judged: true,
    unavailable: true,
  },
  upload: {
    method: 'POST',
    path: '/api-fm/:serviceName/:schoolId/upload',
    acceptsSlug: true,
    access: 'user',
    summary: 'Send a file through the server; an avatar becomes the account’s picture',
    encoding: 'multipart',
    body: multipartUpload,
    response: storedUpload,
    status: 201,
    limited: true,
    conflicts: true,
    unavailable: true,
  },
  link: {
    method: 'POST',
    path: '/api-fm/link',
    access: 'owner',
    summary: 'A link of one minute to a private file; the owner sees who asked for it',
    body: z.object({ key: z.string().min(1, 'required').max(300) }),
    response: z.object({ url: z.string(), expiresAt: instant.nullable() }),
    limited: true,
    unavailable: true,
  },
  remove: {
    method: 'POST',
    path: '/api-fm/remove/link',
    access: 'owner',
    summary: 'Remove a file by its key or public address; not one that a sent application needs',
    body: z.object({ link: z.string().min(1, 'required').max(2_000) }),
    response: done,
    conflicts: true,
  },
  storage: {
    method: 'GET',
    path: '/api-lms/organizations/:orgId/user/:userId/storage',
    access: 'self',
    summary: 'One’s own files, newest first, and how much room is left',
    query: paging,
    response: z.object({
      data: z.array(storedUpload),
      countTotal: z.int(),
      usedBytes: z.int(),
      quotaBytes: z.int(),
    }),
  },
  views: {
    method: 'GET',
    path: '/api-fm/users/:userId/views',
    access: 'self',
    summary: 'Who opened one’s private files, latest first',
    query: paging.extend({
      /** Of the papers that this application names now. */
      applicantId: id.optional(),
      /** Of the papers that this loan names now. */
      loanId: id.optional(),
    }),
    response: z.object({ data: z.array(documentView), countTotal: z.int() }),
  },
});
