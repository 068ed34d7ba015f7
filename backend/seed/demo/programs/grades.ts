import { demoData } from '@/backend/seed/demo/demo-text';
import type { Course } from './course';
import data from './grades.json';

export const grades = demoData<Readonly<Record<string, Course>>>(data.grades);
