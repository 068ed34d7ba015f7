import * as z from 'zod';
import { uploadLimits } from '@/lib/domain/limits';
import { fileTypes, personalPurposes, schoolPurposes, uploadPurposes } from '@/lib/domain/uploads';
import { parseAddress } from '@/lib/domain/web-address';
import { orUnsaid, answer, answeredInstant, textOr } from '../answers';
import { instant, numberOfText, queryBoolean, queryInt, requiredText, text, typed } from '../fields';

const fileName = requiredText(200);

/**
 * `fileName` and `path` are hints: the server makes the key. `fileSize` in bytes, exactly, is signed; without it the file is measured
 * when it is confirmed.
 */
const promised = {
  fileName,
  fileType: z.enum(fileTypes, 'unknown-file-type'),
  fileSize: z
    .preprocess(numberOfText, z.int('required').min(1, 'required').max(uploadLimits.fileMaxBytes))
    .optional(),
  path: typed(300).optional(),
};

export const personalUpload = z.object({
  ...promised,
  purpose: z.enum(personalPurposes).default('loan-document'),
});

export const schoolUpload = z.object({
  ...promised,
  purpose: z.enum(schoolPurposes).default('school-image'),
  /** A small picture for lists. */
  thumbnail: queryBoolean.default(false),
});

/**
 * PUT the file to `url` with exactly these `headers` (browsers send `content-length` by themselves), then confirm
 * `uploadId`. Forms refer to `key`; `publicUrl` works once the file is confirmed, null for private files.
 */
const targetFields = z.object({
  /** Empty when the storage needs no confirmation. */
  uploadId: z.string().meta({ format: 'uuid' }),
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  key: z.string(),
  publicUrl: z.string().nullable(),
  expiresAt: orUnsaid(answeredInstant),
});

const pathOf = (url: unknown): string => parseAddress(textOr(url))?.pathname.slice(1) ?? '';

/** A presigned address alone suffices: the file is uploaded there with its type, publicly readable. */
export const uploadTarget = answer(targetFields, ({ url, path }) => ({
  uploadId: '',
  method: 'PUT' as const,
  headers: { 'x-amz-acl': 'public-read' },
  key: textOr(path, pathOf(url)),
  publicUrl: textOr(url).split('?')[0] || null,
  expiresAt: null,
}));
export type UploadTarget = z.infer<typeof uploadTarget>;

export const multipartUpload = z.object({
  file: z.file('required'),
  purpose: z.enum(uploadPurposes).optional(),
  thumbnail: queryBoolean.default(false),
});

/** `url` is null for private files: request a link to `key`. `fileSize` in bytes, of the stored file. */
export const storedUpload = z.object({
  uploadId: z.uuid(),
  key: z.string(),
  url: z.string().nullable(),
  purpose: z.enum(uploadPurposes),
  fileName: z.string(),
  fileType: z.enum(fileTypes),
  fileSize: z.int(),
  private: z.boolean(),
  state: z.enum(['pending', 'stored']),
  createdAt: instant,
});
export type StoredUpload = z.infer<typeof storedUpload>;

const readers = ['owner', 'bank', 'organization', 'employer'] as const;

/**
 * Who opened a private file. `organization` is that of the staff member; `fileName` is null after the file is
 * deleted.
 */
export const documentView = z.object({
  at: instant,
  reader: z.enum(readers),
  viewer: z.object({ name: z.string(), nameKm: z.string() }),
  organization: text.nullable(),
  purpose: z.enum(uploadPurposes),
  fileName: z.string().nullable(),
});

export const paging = z.object({
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 50 }),
});
