import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Text } from '@/lib/contract/fields';
import type { Campaign, campaignChange, newCampaign } from '@/lib/contract/campaigns/campaign-shapes';
import { fold } from '@/lib/domain/khmer/khmer';
import { slugify } from '@/lib/domain/schools/slug';
import type { Db } from '@/backend/db/client';
import { campaigns } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

type CampaignRow = typeof campaigns.$inferSelect;
type Draft = z.output<typeof newCampaign>;

export const toCampaign = (row: CampaignRow, today: string): Campaign => ({
  campaignId: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  heldFrom: row.heldFrom,
  heldTo: row.heldTo,
  place: row.place,
  forWhom: row.forWhom,
  next: row.next,
  minAge: row.minAge,
  takesRegistrations: row.takesRegistrations,
  capacity: row.capacity,
  quotas: row.quotas,
  questions: row.questions,
  pictures: row.pictures,
  status: row.status,
  isRunning:
    row.archivedAt === null && row.status === 'active' && row.startsOn <= today && today <= row.endsOn,
  archived: row.archivedAt !== null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** @throws 404 */
export async function findCampaign(db: Db, slug: string): Promise<CampaignRow> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, slug));
  if (!row) throw notFound('Campaign not found.');
  return row;
}

const foldOf = ({ title, description }: { title: Text; description: Text }): string =>
  [title.en, title.km, description.en, description.km].map(fold).join('\n');

const someCode = () => randomUUID().slice(0, 6);
/** A title in Khmer only has no letters for a slug. */
const slugOf = (title: Text): string => slugify(title.en) || `campaign-${someCode()}`;

/** Questions keep their ids, so that answers stay theirs; a new one gets one. */
const withIds = <D extends { questions?: Draft['questions'] }>({ questions, ...draft }: D) => ({
  ...draft,
  ...(questions && {
    questions: questions.map((question) => ({ ...question, id: question.id ?? randomUUID() })),
  }),
});

/** @throws 422 where it would end before it begins */
const checkDays = ({
  heldFrom,
  heldTo,
}: {
  heldFrom?: string | null | undefined;
  heldTo?: string | null | undefined;
}) => {
  if (heldFrom && heldTo && heldTo < heldFrom) throw invalid([{ path: 'heldTo', code: 'before-start' }]);
};

const storeCampaign = async (act: Act, { slug, ...draft }: Draft & { slug: string }) => {
  checkDays(draft);
  const [row] = await act.tx
    .insert(campaigns)
    .values({
      ...withIds(draft),
      slug,
      searchFold: foldOf(draft),
      createdBy: act.caller.id,
      createdAt: act.now,
    })
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'campaigns_slug_key')) throw invalid([{ path: 'slug', code: 'taken' }]);
      throw error;
    });
  if (!row) throw new Error('The campaign was not stored.');
  return row;
};

/** @throws 422 where another campaign has the slug */
export async function createCampaign(act: Act, draft: Draft): Promise<CampaignRow> {
  const row = await storeCampaign(act, { ...draft, slug: draft.slug ?? slugOf(draft.title) });
  act.note('campaign-created', row.id);
  return row;
}

/** @throws 409 for an archived campaign, 412, 422 where it would end before it starts */
export async function changeCampaign(
  act: Act,
  before: CampaignRow,
  change: z.output<typeof campaignChange>,
): Promise<CampaignRow> {
  act.requireVersion(before);
  if (before.archivedAt !== null) throw new Refusal(409, 'campaign-archived', 'This campaign is archived.');
  const given = Object.fromEntries(
    Object.entries(withIds(change)).filter(([, value]) => value !== undefined),
  );
  const after: CampaignRow = { ...before, ...given };
  if (after.endsOn < after.startsOn) throw invalid([{ path: 'endsOn', code: 'before-start' }]);
  checkDays(after);
  const row = await act.bump(campaigns, before, { ...given, searchFold: foldOf(after) });
  act.note('campaign-changed', row.id, { fields: Object.keys(given).join(',') });
  return row;
}

/** The same texts, days and places under another address, hidden. */
export async function duplicateCampaign(act: Act, from: CampaignRow, title: Text): Promise<CampaignRow> {
  const {
    id: _id,
    version: _version,
    searchFold: _fold,
    archivedAt: _archived,
    createdBy: _by,
    ...texts
  } = from;
  const slug = `${slugOf(title)}-${someCode()}`;
  const row = await storeCampaign(act, { ...texts, slug, title, status: 'inactive' });
  act.note('campaign-duplicated', row.id, { from: from.id });
  return row;
}

/** An archived campaign is hidden, and stays so when it is brought back. @throws 412 */
export async function archiveCampaign(
  act: Act,
  before: CampaignRow,
  archived: boolean,
): Promise<CampaignRow> {
  act.requireVersion(before);
  const row = await act.bump(campaigns, before, {
    archivedAt: archived ? act.now : null,
    status: 'inactive',
  });
  act.note(archived ? 'campaign-archived' : 'campaign-brought-back', row.id);
  return row;
}
