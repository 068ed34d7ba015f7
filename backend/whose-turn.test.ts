import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  documentRequests,
  interviews,
  notifications,
  vacancies,
  vacancyApplications,
  vacancyHandovers,
} from '@/backend/db/schema';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { loansResource } from '@/lib/contract/loans/loans';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { waitingResource } from '@/lib/contract/review/waiting';
import { documentStatuses, isRequestOpen } from '@/lib/domain/admissions/document-requests';
import { type LoanActor, loanActors, loanStatuses } from '@/lib/domain/loans/loan-rules';
import { jobActors } from '@/lib/domain/careers/job-turn';
import { makeHiring } from '@/tests/support/hiring-scene';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, loanTo, makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeCampus, makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';

/** Whose turn something is, is one fact: list, record, desk and public answer name the same party. */

const backend = useTestBackend();

describe('loans', () => {
  const { own, get, find, listOfBank, change } = loansResource.endpoints;

  test('every place names the same party in every state', async () => {
    const b = backend.current;
    const banker = await makePerson(b, { roles: ['bank'] });
    const bankId = await makeBank(b, { staff: [banker.id] });
    const named = new Set<LoanActor>();
    for (const status of loanStatuses)
      for (const contract of [{}, { documents: { contract: 'key' } }, { contractOn: '2026-10-30' }]) {
        const student = await makePerson(b);
        const id = await makeLoan(b, { userId: student.id, bankId, status, ...contract });
        const params = { bankId, userId: student.id, id };
        const { body: list } = await call(b, own, { params: { userId: student.id } }, student.token);
        const [card] = list.data;
        if (!card) throw new Error('The loan is in no list.');
        named.add(card.nextActor);
        const bySlug = { params: { userId: student.id, slug: card.referenceCode } };
        const records = [
          await call(b, get, { params }, student.token),
          await call(b, find, bySlug, student.token),
          ...(status === 'draft' ? [] : [await call(b, get, { params }, banker.token)]),
        ];
        const { body: desk } = await call(
          b,
          listOfBank,
          { params: { bankId }, query: { limit: '100' } },
          banker.token,
        );
        const rows = desk.data.filter(({ loanId }) => loanId === id);
        expect(rows).toHaveLength(status === 'draft' ? 0 : 1);
        const said = [...records.map(({ body }) => body), ...rows].map(({ nextActor }) => nextActor);
        expect(new Set(said), `${status} ${JSON.stringify(contract)}`).toEqual(new Set([card.nextActor]));
        // An approved loan waits for the contract, and then for the bank.
        const isSigned = Object.keys(contract).length > 0;
        const ofApproved = status === 'approved' ? [isSigned ? 'bank' : 'student'] : [];
        expect(ofApproved.filter((actor) => actor !== card.nextActor)).toEqual([]);
      }
    expect([...named].toSorted()).toEqual([...loanActors].toSorted());
  });

  test('whoever has the turn is told of it, the bank also of the signed contract', async () => {
    const b = backend.current;
    const [student, banker] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
    const bankId = await makeBank(b, { staff: [banker.id] });
    await giveLoanDocuments(b, student.id);
    const { documents: papers } = loanTo(student.id);
    const facts = { status: 'in-review' as const, dob: '2000-01-02', documents: papers };
    const id = await makeLoan(b, { userId: student.id, bankId, ...facts });
    const params = { bankId, userId: student.id, id };
    const toldOf = async (userId: string) =>
      (await b.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
        ({ kind }) => kind,
      );
    const approve = { status: 'approved' as const, unseenReason: 'Seen at the branch.' };
    const approved = await call(b, change, { params, body: approve, version: 1 }, banker.token);
    expect(approved.body.nextActor).toBe('student');
    expect(await toldOf(student.id)).toEqual(['loan-status']);
    expect(await toldOf(banker.id)).toEqual([]);
    const documents = { ...papers, contract: loanDocumentKey(student.id, 'contract') };
    const signed = await call(b, change, { params, body: { documents }, version: 2 }, student.token);
    expect(signed.body.nextActor).toBe('bank');
    expect(await toldOf(banker.id)).toEqual(['loan-answer']);
  });

  test('a loan that the bank has written off says so in the list as on its own page', async () => {
    const b = backend.current;
    const student = await makePerson(b);
    const bankId = await makeBank(b);
    for (const writtenOffCents of [0, 5_000]) {
      const id = await makeLoan(b, { userId: student.id, bankId, status: 'closed', writtenOffCents });
      const { body: list } = await call(b, own, { params: { userId: student.id } }, student.token);
      const record = await call(b, get, { params: { bankId, userId: student.id, id } }, student.token);
      const row = list.data.find(({ loanId }) => loanId === id);
      expect([row?.isWrittenOff, record.body.isWrittenOff]).toEqual([
        writtenOffCents > 0,
        writtenOffCents > 0,
      ]);
    }
  });
});

test('job applications: the list, the record and the desk name the same party, and the number counts those of an advisor', async () => {
  const b = backend.current;
  const { db, env } = b.deps;
  const now = b.clock.now();
  const { advisor, person, vacancyId, applicationId } = await makeHiring(b);
  const orgId = env.ORGANIZATION_ID;
  const named = new Set<string>();
  for (const status of ['pending', 'accepted', 'rejected'])
    for (const heldAt of status === 'pending' ? [null, now] : [null])
      for (const interview of status === 'pending'
        ? ([null, 'offered', 'picked', 'declined'] as const)
        : (['offered'] as const))
        for (const link of [null, { hours: 24 }, { hours: 24, revokedAt: now }]) {
          await db
            .update(vacancyApplications)
            .set({ status })
            .where(eq(vacancyApplications.id, applicationId));
          await db.update(vacancies).set({ heldAt }).where(eq(vacancies.id, vacancyId));
          await db.delete(interviews);
          await db.delete(vacancyHandovers);
          const at = new Date(now.getTime() + 3_600_000);
          if (interview)
            await db.insert(interviews).values({
              applicationId,
              userId: person.id,
              state: interview,
              slots: [at.toISOString()],
              minutes: 30,
              place: { en: 'Room', km: 'បន្ទប់' },
              startsAt: interview === 'picked' ? at : null,
              createdAt: now,
              updatedAt: now,
            });
          if (link)
            await db.insert(vacancyHandovers).values({
              applicationId,
              keyHash: 'hash',
              recipient: 'Lotus Works',
              createdAt: now,
              expiresAt: new Date(now.getTime() + link.hours * 3_600_000),
              revokedAt: link.revokedAt ?? null,
            });
          const { list, get } = vacanciesResource.endpoints;
          const query = { applied: 'true', status: 'all' } as const;
          const own = await call(b, list, { params: { orgId }, query }, person.token);
          const record = await call(b, get, { params: { orgId, id: vacancyId } }, person.token);
          const { applicant } = vacancyWorkResource.endpoints;
          const desk = await call(
            b,
            applicant,
            { params: { orgId, id: vacancyId, applicationId } },
            advisor.token,
          );
          const said = [
            own.body.data[0]?.application?.nextActor,
            record.body.application?.nextActor,
            desk.body.nextActor,
          ];
          const about = `${status} ${String(heldAt)} ${interview} ${JSON.stringify(link)}`;
          expect(new Set(said).size, about).toBe(1);
          named.add(said[0] ?? '');
          const isWaiting = status === 'pending' && said[0] === 'advisor';
          const { summary, first } = waitingResource.endpoints;
          const { counts } = (await call(b, summary, {}, advisor.token)).body;
          expect(counts.hiring, about).toBe(isWaiting ? 1 : 0);
          const things = (await call(b, first, {}, advisor.token)).body.data;
          expect(things.filter(({ kind }) => kind === 'hiring')).toHaveLength(isWaiting ? 1 : 0);
        }
  expect([...named].toSorted()).toEqual([...jobActors].toSorted());
});

test('papers that are asked for wait for the school in the lists of both, in the number and by name', async () => {
  const b = backend.current;
  const first = await makeSchoolWithStudent(b);
  const second = await makeSchool(b);
  const staffOf = [first.school.id, second.id];
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf });
  const campusId = await makeCampus(b, second.id);
  const other = await makeStudent(b, { schoolId: second.id, campusId });
  const { db } = b.deps;
  const at = b.clock.now();
  const made: { id: string; schoolId: string; status: string }[] = [];
  for (const [schoolId, studentId] of [
    [first.school.id, first.student.id],
    [first.school.id, first.student.id],
    [second.id, other.id],
  ] as const)
    for (const status of documentStatuses) {
      const id = randomUUID();
      await db.insert(documentRequests).values({
        id,
        schoolId,
        studentId,
        kind: 'transcript',
        copy: 'soft',
        copies: 1,
        language: 'km',
        purpose: 'Visa',
        status,
        createdAt: at,
        updatedAt: at,
      });
      made.push({ id, schoolId, status });
    }
  const open = documentStatuses.filter(isRequestOpen);
  const ids = made.filter(({ status }) => open.some((each) => each === status)).map(({ id }) => id);
  const { summary, first: named } = waitingResource.endpoints;
  const { counts, schools } = (await call(b, summary, {}, office.token)).body;
  expect(counts.papers).toBe(ids.length);
  expect(schools.papers?.map(({ schoolId }) => schoolId)).toEqual([first.school.id, second.id]);
  const things = (await call(b, named, {}, office.token)).body.data.filter(({ kind }) => kind === 'papers');
  expect(things.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const { listOfOrganization, list } = documentRequestsResource.endpoints;
  for (const orgId of staffOf) {
    const read = async (view: 'open' | 'answered') => {
      const { body } = await call(
        b,
        listOfOrganization,
        { params: { orgId }, query: { view } },
        office.token,
      );
      expect(body.countTotal).toBe(body.data.length);
      return body.data.map(({ requestId }) => requestId).toSorted();
    };
    const here = made.filter(({ schoolId }) => schoolId === orgId).map(({ id }) => id);
    const waiting = here.filter((id) => ids.includes(id)).toSorted();
    expect(await read('open')).toEqual(waiting);
    expect(await read('answered')).toEqual(here.filter((id) => !ids.includes(id)).toSorted());
    expect(schools.papers?.find(({ schoolId }) => schoolId === orgId)?.count).toBe(waiting.length);
  }
  const own = await call(
    b,
    list,
    { params: { orgId: second.id, id: other.id }, query: {} },
    other.person.token,
  );
  expect(own.body.data.filter(({ status }) => isRequestOpen(status))).toHaveLength(open.length);
});
