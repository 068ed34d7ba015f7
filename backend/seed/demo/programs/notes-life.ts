import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './notes-life.json';

/** What a major is about and what its graduates do; both stand inside a sentence. */
export const lifeNotes = demoData<Readonly<Record<string, { topics: Text; jobs: Text }>>>(data.lifeNotes);
