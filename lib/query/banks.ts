import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { lifeOf, reach } from './reach';

/** The banks that take applications now, the lowest rate first. */
export async function cachedBanks() {
  'use cache';
  cacheTag('banks');
  const banks = await reach(serverApi.banks.list());
  cacheLife(lifeOf(banks));
  return banks?.data ?? [];
}
