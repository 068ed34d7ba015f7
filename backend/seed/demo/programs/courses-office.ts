import { demoData } from '@/backend/seed/demo/demo-text';
import type { Course } from './course';
import data from './courses-office.json';

export const officeCourses = demoData<Readonly<Record<string, Course>>>(data.officeCourses);
