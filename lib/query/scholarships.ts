import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { lifeOf, reach } from './reach';

// Reads of public pages; a write names the changed tags.

const readMax = 100;
/** Other addresses are those of articles. */
const uuidLike = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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

/** null: no such scholarship. */
export async function cachedScholarship(id: string) {
  'use cache';
  cacheTag('scholarships', 'schools');
  const found = uuidLike.test(id) ? await reach(serverApi.scholarships.get({ params: { id } })) : null;
  cacheLife(lifeOf(found));
  return found ?? null;
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
