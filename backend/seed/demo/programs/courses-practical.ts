import { demoData } from '@/backend/seed/demo/demo-text';
import type { Course } from './course';
import data from './courses-practical.json';

export const practicalCourses = demoData<Readonly<Record<string, Course>>>(data.practicalCourses);
