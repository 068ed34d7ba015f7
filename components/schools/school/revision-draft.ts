import type * as z from 'zod';
import { type FormDraft, formDraft } from '@/components/kits/editor/form-draft';
import type { revisionProposal } from '@/lib/contract/academic/content-revisions';

export type RevisionValues = z.input<typeof revisionProposal>;

const draftOf = (schoolId: string) =>
  formDraft<RevisionValues>('sala-revision', { scope: 'tab', owner: schoolId });

/** What was typed about this school before, in this tab; a new draft otherwise. */
export const readRevisionDraft = (schoolId: string): FormDraft<RevisionValues> => draftOf(schoolId).read();

export const keepRevisionValues = (schoolId: string, values: Partial<RevisionValues>): void =>
  void draftOf(schoolId).keep(values);

export const revisionKeyFor = (schoolId: string, values: RevisionValues): string =>
  draftOf(schoolId).keyFor(values);

export const forgetRevisionDraft = (schoolId: string): boolean => draftOf(schoolId).forget();
