import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remindOfInterviews } from '@/backend/features/careers/jobs/hiring';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import {
  companies,
  interviews,
  noticeDeliveries,
  notifications,
  outbox,
  users,
  vacancies,
  vacancyApplications,
  vacancyHandovers,
} from '@/backend/db/schema';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { companiesResource } from '@/lib/contract/careers/companies';
import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import { ownInterviewsResource } from '@/lib/contract/careers/own-interviews';
import { ownVacanciesResource } from '@/lib/contract/careers/own-vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { reportsResource } from '@/lib/contract/review/reports';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeHiring } from '@/tests/support/hiring-scene';
import { signedIn } from '@/tests/support/make';
import { newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const work = applicantWorkResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const hourSeconds = 3_600;
/** Of a day in UTC. */
const tenInCambodia = 3 * hourSeconds;

type Scene = Awaited<ReturnType<typeof makeHiring>>;

const runningOf = async ({ applicationId }: Scene) => {
  const { state } = interviews;
  const [row] = await backend.current.deps.db
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), inArray(state, ['offered', 'picked'])));
  return row;
};
const versionOf = async (
  table: typeof vacancies | typeof vacancyApplications | typeof companies,
  id: string,
): Promise<number> => {
  const rows = await backend.current.deps.db
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, id));
  return rows[0]?.version ?? 0;
};
const move = (scene: Scene, status: string) => async (token: string) => {
  const { applicationId } = scene;
  const version = await versionOf(vacancyApplications, applicationId);
  const body = { rows: [{ applicationId, status, version }] };
  const input = { params: { orgId: orgId() }, body, idempotencyKey: newKey() };
  return call(backend.current, vacancyWorkResource.endpoints.move, input, token);
};
const decide =
  ({ vacancyId }: Scene, decision: 'hide' | 'release') =>
  async (token: string) => {
    const rows = [{ kind: 'vacancy' as const, id: vacancyId, decision, reason: 'Called the employer' }];
    const { endpoints } = reportsResource;
    return call(backend.current, endpoints.decide, { body: { rows }, idempotencyKey: newKey() }, token);
  };
const atDesk =
  ({ vacancyId: id }: Scene, name: 'close' | 'publish') =>
  async (token: string) =>
    call(
      backend.current,
      vacancyDeskResource.endpoints[name],
      { params: { orgId: orgId(), id }, version: await versionOf(vacancies, id) },
      token,
    );

/** What people may do, each in the name of whom it belongs to; what is refused in a state is part of the run. */
const deeds = {
  offer: async (scene: Scene, token: string) => {
    const b = backend.current;
    const slots = [26, 27, 50].map((hours) =>
      new Date(b.clock.now().getTime() + hours * hourSeconds * 1000).toISOString(),
    );
    const body = { slots, minutes: 30, place: { en: 'Room 3', km: 'បន្ទប់ ៣' } };
    const params = { orgId: orgId(), applicationId: scene.applicationId };
    return call(b, work.offerInterview, { params, body, idempotencyKey: newKey() }, token);
  },
  pick: async (scene: Scene) => {
    const row = await runningOf(scene);
    if (!row) return null;
    const params = { userId: scene.person.id, interviewId: row.id };
    const { pick } = ownInterviewsResource.endpoints;
    const body = { startsAt: String(row.slots[0]) };
    const token = await signedIn(backend.current, scene.person.id);
    return call(backend.current, pick, { params, body }, token);
  },
  handOn: (scene: Scene, token: string) => {
    const params = { orgId: orgId(), applicationId: scene.applicationId };
    return call(backend.current, work.handOn, { params, body: { recipient: 'Lotus' } }, token);
  },
  reject: (scene: Scene, token: string) => move(scene, 'rejected')(token),
  bringBack: (scene: Scene, token: string) => move(scene, 'pending')(token),
  report: async ({ vacancyId: id, person }: Scene) => {
    const body = { kind: 'vacancy' as const, id, reason: 'fraud' as const };
    const token = await signedIn(backend.current, person.id);
    return call(backend.current, reportsResource.endpoints.create, { body, idempotencyKey: newKey() }, token);
  },
  hide: (scene: Scene, token: string) => decide(scene, 'hide')(token),
  release: (scene: Scene, token: string) => decide(scene, 'release')(token),
  close: (scene: Scene, token: string) => atDesk(scene, 'close')(token),
  publish: (scene: Scene, token: string) => atDesk(scene, 'publish')(token),
  endCheck: async ({ companyId: id }: Scene, token: string) =>
    call(
      backend.current,
      companiesResource.endpoints.uncheck,
      { params: { orgId: orgId(), id }, version: await versionOf(companies, id) },
      token,
    ),
  stop: async ({ vacancyId }: Scene) =>
    backend.current.deps.db
      .update(vacancies)
      .set({ stoppedAt: backend.current.clock.now(), stoppedBy: 'reports' })
      .where(eq(vacancies.id, vacancyId)),
  disable: async ({ person }: Scene) =>
    backend.current.deps.db.update(users).set({ enabled: false }).where(eq(users.id, person.id)),
  withdraw: async ({ person, vacancyId }: Scene) => {
    const params = { orgId: orgId(), userId: person.id, vacancyId };
    const token = await signedIn(backend.current, person.id);
    return call(backend.current, ownVacanciesResource.endpoints.withdraw, { params }, token);
  },
};

type Deed = keyof typeof deeds;
type Step = { deed: Deed } | { wait: number; isDown: boolean };

type Sent = Pick<typeof outbox.$inferSelect, 'noticeKind' | 'noticeSubject'>;

/** What must be so when a text message leaves, said again here in plain words. */
const isAllowed = async (scene: Scene, { noticeKind: kind, noticeSubject }: Sent): Promise<boolean> => {
  const step = noticeSubject?.split(':')[2];
  const { db } = backend.current.deps;
  const [account] = await db.select().from(users).where(eq(users.id, scene.person.id));
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.id, scene.vacancyId));
  const [company] = await db.select().from(companies).where(eq(companies.id, scene.companyId));
  const [application] = await db
    .select()
    .from(vacancyApplications)
    .where(eq(vacancyApplications.id, scene.applicationId));
  const links = await db
    .select()
    .from(vacancyHandovers)
    .where(eq(vacancyHandovers.applicationId, scene.applicationId));
  const isHidden =
    vacancy?.heldAt !== null ||
    vacancy.stoppedAt !== null ||
    (company?.checkedUntil === null && vacancy.releasedAt === null);
  if (!account?.enabled) return false;
  const goesOn = application !== undefined && application.status !== 'rejected' && !isHidden;
  const running = await runningOf(scene);
  if (kind === 'interview-offered') return goesOn && running?.state === 'offered';
  if (kind === 'interview-soon') return goesOn && running?.state === 'picked';
  if (kind === 'vacancy-unsafe' || kind === 'vacancy-hidden') return isHidden;
  if (kind === 'vacancy-handed') return goesOn && links.some(({ revokedAt }) => revokedAt === null);
  if (kind === 'vacancy-status') return application?.status === step;
  return kind === 'interview-called-off' ? running === undefined : true;
};

/** Sends what is due, and keeps what left although it was not so. */
const send = async (scene: Scene, isDown: boolean, wrong: string[]): Promise<void> => {
  const b = backend.current;
  b.deps.sms.send = async (_message, { id }) => {
    if (isDown) throw new Error('The provider is away.');
    const [row] = await b.deps.db.select().from(outbox).where(eq(outbox.id, id));
    if (!row || !(await isAllowed(scene, row))) wrong.push(String(row?.noticeKind));
  };
  await remindOfInterviews(b.deps);
  await sendDueNotices(b.deps);
  await drainOutbox(b.deps);
};

const forget = async () => {
  const { db } = backend.current.deps;
  for (const table of [noticeDeliveries, notifications, outbox]) await db.delete(table);
};

const run = async (steps: readonly Step[]): Promise<{ scene: Scene; wrong: string[] }> => {
  await forget();
  const scene = await makeHiring(backend.current);
  const wrong: string[] = [];
  for (const step of steps) {
    if ('deed' in step) await deeds[step.deed](scene, await signedIn(backend.current, scene.advisor.id));
    else {
      backend.current.clock.advance(step.wait);
      await send(scene, step.isDown, wrong);
    }
  }
  // What waits for the morning leaves at ten.
  const { clock } = backend.current;
  const untilTen = 24 * hourSeconds - ((clock.now().getTime() / 1000 - tenInCambodia) % (24 * hourSeconds));
  clock.advance(untilTen);
  await send(scene, false, wrong);
  clock.advance(hourSeconds);
  await send(scene, false, wrong);
  return { scene, wrong };
};

const sentTo = async ({ person }: Scene) => {
  const rows = await backend.current.deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.userId, person.id), eq(outbox.channel, 'sms'), eq(outbox.status, 'sent')))
    .orderBy(outbox.sentAt, outbox.noticeKind);
  return rows.map(({ noticeKind }) => noticeKind);
};
const wait = (seconds: number, isDown = false) => ({ wait: seconds, isDown });

test('whatever is done, and in whatever order, no text message says what is not so when it leaves', async () => {
  const deed = fc.constantFrom(...(Object.keys(deeds) as Deed[])).map((name): Step => ({ deed: name }));
  const pause = fc.record({
    wait: fc.constantFrom(1, 119, 121, 3 * hourSeconds, 25 * hourSeconds),
    isDown: fc.boolean(),
  });
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: deed }, pause), { minLength: 2, maxLength: 9 });
  const property = fc.asyncProperty(steps, async (rest) => {
    // Most orders of deeds begin with nothing: an offer makes them speak.
    const { wrong } = await run([{ deed: 'offer' }, ...rest]);
    expect(wrong).toEqual([]);
  });
  await fc.assert(property, { seed: 2911, numRuns: 16, endOnFailure: true });
}, 240_000);

test('who was rejected and warned is not invited: the warning goes first and at once, also at night', async () => {
  const { scene, wrong } = await run([
    { deed: 'offer' },
    { deed: 'reject' },
    { deed: 'report' },
    wait(16 * hourSeconds),
    { deed: 'hide' },
    wait(1),
  ]);
  expect(wrong).toEqual([]);
  expect(await sentTo(scene)).toEqual(['vacancy-unsafe', 'interview-called-off', 'vacancy-status']);
  expect(await runningOf(scene)).toBeUndefined();
});

test('what waits in the outbox because the provider is away is dropped when its matter ends', async () => {
  const { scene, wrong } = await run([{ deed: 'offer' }, wait(121, true), { deed: 'reject' }, wait(121)]);
  expect(wrong).toEqual([]);
  expect(await sentTo(scene)).toEqual(['interview-called-off', 'vacancy-status']);
  const dropped = await backend.current.deps.db.select().from(outbox).where(eq(outbox.status, 'dropped'));
  expect(dropped.map(({ noticeKind }) => noticeKind)).toEqual(['interview-offered']);
});
