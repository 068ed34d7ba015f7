import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './notes-business.json';

/** What a major is about and what its graduates do; both stand inside a sentence. */
export const businessNotes = demoData<Readonly<Record<string, { topics: Text; jobs: Text }>>>(
  data.businessNotes,
);
