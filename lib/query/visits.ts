import 'server-only';
import { cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { live, reach } from './reach';

/** The visit of a school by its code; null for a code that is none. */
export async function cachedVisit(code: string) {
  'use cache';
  cacheTag('visits');
  return live(await reach(serverApi.visitGuests.read({ params: { code } }))) ?? null;
}
