import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { articles, banks, loanEvents, loans } from '@/backend/db/schema';
import { insertAccounts } from '@/backend/features/accounts/seed/insert-accounts';
import { insertMarketing } from '@/backend/seed/insert-marketing';
import { insertNews } from '@/backend/features/articles/seed/insert-news';
import { banksResource } from '@/lib/contract/loans/banks';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { articleInput } from '@/lib/contract/articles/article-input';
import { articlesResource } from '@/lib/contract/articles/articles';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { call, useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();

beforeAll(async () => {
  const { deps } = backend.current;
  const today = deps.clock.now();
  const accounts = await insertAccounts(deps, deps.db, [], () => 'a-demo-password');
  // Twice, as after a change of the seed's version.
  for (let run = 0; run < 2; run += 1) {
    await insertNews(deps.db, today, deps.env.ORGANIZATION_ID);
    await insertMarketing(backend.current.deps, deps.db, today, accounts);
  }
});

test('the demo shows articles of each type, and keeps the unpublished one back', async () => {
  let shown = 0;
  for (const type of articleTypes) {
    const { body } = await call(backend.current, articlesResource.endpoints.search, { query: { type } });
    expect(body.countTotal, type).toBeGreaterThanOrEqual(2);
    shown += body.countTotal;
  }
  expect(await backend.current.deps.db.$count(articles)).toBe(shown + 1);
});

test(
  'no scholarship has closed and no event has begun on the day of the seeding',
  { tags: 'postgres' },
  async () => {
    const { db, clock } = backend.current.deps;
    const rows = await db.select().from(articles);
    const early = rows.filter(({ type, startsAt, endsAt }) => {
      const last = type === 'event' ? startsAt : endsAt;
      return ['event', 'scholarship'].includes(type) && (!last || last <= clock.now());
    });
    expect(early.map(({ slug }) => slug)).toEqual([]);
  },
);

test('demo articles are such as staff could have written', async () => {
  const rows = await backend.current.deps.db.select().from(articles);
  for (const row of rows) {
    const written = articleInput.safeParse({
      type: row.type,
      status: row.status,
      slug: row.slug,
      title_en: row.titleEn,
      title_kh: row.titleKh,
      description_en: row.descriptionEn,
      description_kh: row.descriptionKh,
      body_en: row.bodyEn,
      body_kh: row.bodyKh,
      topics: row.topics,
      tags_en: row.tagsEn,
      tags_kh: row.tagsKh,
    });
    expect(written.error?.issues, row.slug).toBeUndefined();
    expect(row.bodyEn, row.slug).not.toMatch(/[\u1780-\u17ff]/);
    expect(row.bodyKh, row.slug).toMatch(/[\u1780-\u17ff]/);
    expect(row.topics.length, row.slug).toBeGreaterThan(0);
  }
});

test(
  'banks, loans and campaigns are laid down once, with a history that ends where the loan stands',
  { tags: 'postgres' },
  async () => {
    const { db } = backend.current.deps;
    expect([await db.$count(banks), await db.$count(loans)]).toEqual([2, 2]);
    for (const { id, status } of await db.select().from(loans)) {
      const history = await db
        .select()
        .from(loanEvents)
        .where(eq(loanEvents.loanId, id))
        .orderBy(desc(loanEvents.at), desc(loanEvents.id));
      expect(history.map(({ toStatus }) => toStatus)).toContain(status);
      expect(history.find(({ fromStatus, toStatus }) => fromStatus !== toStatus)?.toStatus).toBe(status);
    }
    const { body } = await call(backend.current, banksResource.endpoints.list, {});
    expect(body.data.map(({ slug }) => slug)).toEqual(['sampeou-microfinance', 'lotus-field-bank']);
    const running = await call(backend.current, campaignsResource.endpoints.list, {
      query: { status: 'active', running: true },
    });
    expect(running.body.data.map(({ slug }) => slug)).toEqual(['hi-goal-camp']);
  },
);
