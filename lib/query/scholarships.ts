import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { lifeOf, reach } from './reach';

// Reads of public pages; a write names the changed tags.

const readMax = 100;

/** Every scholarship that can be applied for, the next deadline first. */
export async function cachedScholarships() {
  'use cache';
  cacheTag('scholarships', 'schools');
  const found = await reach(serverApi.scholarships.list({ query: { state: 'open', limit: readMax } }));
  cacheLife(lifeOf(found));
  return found?.data ?? [];
}

/** Those whose deadline is next. */
export async function cachedScholarshipsClosingSoon(limit: number) {
  'use cache';
  cacheTag('scholarships', 'schools');
  const found = await reach(serverApi.scholarships.list({ query: { state: 'open', limit } }));
  cacheLife(lifeOf(found));
  return found?.data ?? [];
}

/** Those of one school. */
export async function cachedSchoolScholarships(schoolId: string) {
  'use cache';
  cacheTag('scholarships', 'schools');
  const found = await reach(
    serverApi.scholarships.list({ query: { state: 'open', schoolId, limit: readMax } }),
  );
  cacheLife(lifeOf(found));
  return found?.data ?? [];
}
