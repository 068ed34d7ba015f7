import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  PartnerRequest,
  partnerAnswer,
  partnerRequestDraft,
  partnerRequestsResource,
} from '@/lib/contract/schools/partner-requests';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { partnerRequests } from '@/backend/db/schema';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { mailOf, mailOfWords, words } from '@/backend/features/notices/services/compose';
import { findAdvisors } from '@/backend/core/access/find-advisor';

type Row = typeof partnerRequests.$inferSelect;

const toRequest = (row: Row): PartnerRequest => ({
  requestId: row.id,
  name: row.name,
  school: row.school,
  role: row.role,
  phone: row.phone,
  email: row.email,
  features: row.features,
  message: row.message,
  locale: row.locale,
  state: row.state,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** The copy for Sala's mailbox. */
const copyOf = (row: Row) =>
  mailOfWords(
    words(`[Sala] Partner: ${row.school}`),
    words(
      [
        row.message,
        '',
        '-- ',
        `${row.name}, ${row.role}`,
        row.school,
        [row.phone, row.email].filter(Boolean).join(', '),
        ...(row.features.length > 0 ? [row.features.join(', ')] : []),
      ].join('\n'),
    ),
    'km',
  );

/** Stores a request, sends its copy and notifies the advisors. */
export async function createPartnerRequest(
  act: AnyAct,
  body: z.output<typeof partnerRequestDraft>,
): Promise<void> {
  const { website: _website, filledInMs: _filledInMs, ...draft } = body;
  const [row] = await act.tx
    .insert(partnerRequests)
    .values({
      ...draft,
      email: draft.email || null,
      searchFold: [draft.school, draft.name, draft.message].map(fold).join('\n'),
      createdAt: act.now,
    })
    .returning();
  if (!row) throw new Error('The request was not stored.');
  const replyTo = row.email ? { replyTo: row.email } : {};
  await act.mail({ to: act.deps.env.MAIL_RECIPIENT, ...copyOf(row), ...replyTo });
  const message = {
    kind: 'partner-request' as const,
    params: { schoolEn: row.school, schoolKm: row.school },
    page: '/advisor/dashboard' as const,
  };
  await act.tell(await findAdvisors(act.tx), message);
}

export async function listPartnerRequests(
  db: Db,
  query: z.output<typeof partnerRequestsResource.endpoints.list.query>,
) {
  const { rows, countTotal } = await listTable(db, partnerRequests, {
    filters: [query.state === 'all' ? undefined : eq(partnerRequests.state, query.state)],
    search: query.keyword ? matches(partnerRequests.searchFold, query.keyword) : undefined,
    sorts: [desc(partnerRequests.createdAt), desc(partnerRequests.id)],
    start: query.start,
    limit: query.limit,
  });
  return { data: rows.map(toRequest), countTotal };
}

const answerMail = ({ locale, name, school, answer }: Row) =>
  mailOf('partnerAnswer', locale, { self: words(name), school: words(school), words: words(answer ?? '') });

/** Changes the state of a request; a new answer goes out once. @throws 412 when somebody else has changed it */
export async function answerPartnerRequest(
  act: Act,
  row: Row,
  { state, answer }: z.output<typeof partnerAnswer>,
): Promise<PartnerRequest> {
  act.requireVersion(row);
  const isNew = state === 'answered' && answer !== row.answer;
  const stored = await act.bump(partnerRequests, row, {
    state,
    ...(isNew && { answer, answeredBy: act.caller.id, answeredAt: act.now }),
  });
  if (isNew && stored.email)
    await act.mail({
      to: stored.email,
      ...answerMail(stored),
      replyTo: act.deps.env.MAIL_RECIPIENT,
    });
  act.note(`partner-request-${state}`, row.id);
  return toRequest(stored);
}
