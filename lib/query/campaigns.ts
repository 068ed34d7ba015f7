import 'server-only';
import { cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { live, reach } from './reach';

/** null: no such campaign, or one that readers do not see. */
export async function cachedCampaign(slug: string) {
  'use cache';
  cacheTag('campaigns');
  const query = { slug, status: 'active' as const, limit: 1 };
  const found = live(await reach(serverApi.campaigns.list({ query })));
  return found?.data[0] ?? null;
}

/** The campaigns that can be joined, the latest first. */
export async function cachedRunningCampaigns() {
  'use cache';
  cacheTag('campaigns');
  const query = { status: 'active' as const, running: true, limit: 6 };
  return live(await reach(serverApi.campaigns.list({ query })))?.data ?? [];
}

/** How many of its places are free; null where nobody can say. */
export async function cachedCampaignPlaces(slug: string) {
  'use cache';
  cacheTag('campaigns');
  return live(await reach(serverApi.campaignRegistrations.places({ params: { slug } }))) ?? null;
}
