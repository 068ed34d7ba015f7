import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './notes-technology.json';

/** The content of a major and the work of its graduates; both are used inside a sentence. */
export const technologyNotes = demoData<Readonly<Record<string, { topics: Text; jobs: Text }>>>(
  data.technologyNotes,
);
