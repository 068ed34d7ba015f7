import 'server-only';
import { cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { live, reach } from './reach';

/** The fair that is on or comes next, else the last one; null where there was none. */
export async function cachedFair() {
  'use cache';
  cacheTag('fairs', 'schools', 'vacancies');
  return live(await reach(serverApi.fairs.current()))?.data ?? null;
}
