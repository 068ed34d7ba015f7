import * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import type { revisionProposal } from '@/lib/contract/academic/content-revisions';
import { deviceStore } from '@/lib/device/device-store';

export type RevisionValues = z.input<typeof revisionProposal>;

interface RevisionDraft {
  values: Partial<RevisionValues>;
  /** A repeated call without an answer must not create a second proposal. */
  key: string;
  /** The body last sent under the key, if any. */
  sent: string | null;
}

const isValues = (value: unknown): value is Partial<RevisionValues> =>
  typeof value === 'object' && value !== null;
const draft: z.ZodType<RevisionDraft> = z.object({
  key: z.string(),
  values: z.custom<Partial<RevisionValues>>(isValues),
  sent: z.string().nullable().catch(null),
});

const storeOf = (schoolId: string) => deviceStore('sala-revision', draft, { scope: 'tab', owner: schoolId });

/** The draft for this school in this tab; a new one otherwise. */
export const readRevisionDraft = (schoolId: string): RevisionDraft =>
  storeOf(schoolId).read() ?? { values: {}, key: newIdempotencyKey(), sent: null };

export function keepRevisionValues(schoolId: string, values: Partial<RevisionValues>): void {
  storeOf(schoolId).write({ ...readRevisionDraft(schoolId), values });
}

/** The key for these values: the draft's own, until another body was sent under it. */
export function revisionKeyFor(schoolId: string, values: RevisionValues): string {
  const before = readRevisionDraft(schoolId);
  const sending = JSON.stringify(values);
  const key = before.sent === null || before.sent === sending ? before.key : newIdempotencyKey();
  storeOf(schoolId).write({ values, key, sent: sending });
  return key;
}

export const forgetRevisionDraft = (schoolId: string): boolean => storeOf(schoolId).write(null);
