import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fileTypes, uploadPurposes } from '@/lib/domain/uploads';
import { instant, primaryId } from './columns';

/**
 * Files in the storage. `pending`: link issued, perhaps uploaded, not checked; `stored`: checked and readable;
 * `removing`: no longer readable, the job deletes its object at its next run.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: primaryId(),
    /** The uploader; null after the account is deleted. */
    userId: uuid('user_id'),
    /** The owning school, if any. */
    schoolId: uuid('school_id'),
    purpose: text('purpose', { enum: [...uploadPurposes] }).notNull(),
    key: text('key').notNull(),
    type: text('type', { enum: [...fileTypes] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    private: boolean('private').notNull(),
    thumbnail: boolean('thumbnail').notNull().default(false),
    /** The file name that the user chose; shown to people, never part of a path. */
    fileName: text('file_name').notNull(),
    state: text('state', { enum: ['pending', 'stored', 'removing'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    storedAt: instant('stored_at'),
  },
  (t) => [
    uniqueIndex('uploads_key').on(t.key),
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_school').on(t.schoolId),
    index('uploads_state').on(t.state, t.createdAt),
  ],
);
