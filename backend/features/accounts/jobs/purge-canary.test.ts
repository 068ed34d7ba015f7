// @module-tag postgres
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '@/backend/db/schema';
import { deletionGraceDays } from '@/backend/limits';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { loanStatuses } from '@/lib/domain/loans/loan-rules';
import { call, useTestBackend } from '@/tests/support/backend';
import { columnsWith, filesWith, fillTable, hasWords, inOrder, tables } from '@/tests/support/canary';
import { makePerson } from '@/tests/support/make';
import { purgeAccounts } from './purge-accounts';
import { sweepEnded } from '@/backend/jobs/sweep-ended';

const backend = useTestBackend();
const name = 'Quetzalina';
const phone = '+85596777123';
const marks = [name.toLowerCase(), '96777123'];
const text = `${name} ${phone}`;

/** Tables whose words are not about somebody with an account, each with the reason. */
const aboutNobody: Record<string, readonly PgTable[]> = {
  'what a school, a bank or Sala publishes or sets': [
    schema.applicantForms,
    schema.applicantSteps,
    schema.articleSlugs,
    schema.articles,
    schema.assessments,
    schema.bankTerms,
    schema.bankWaitingChanges,
    schema.banks,
    schema.calendars,
    schema.campaigns,
    schema.campuses,
    schema.careerCenters,
    schema.categories,
    schema.classCourses,
    schema.classSessions,
    schema.contentVersions,
    schema.courseMaterials,
    schema.events,
    schema.fairBooths,
    schema.fairSessions,
    schema.fairs,
    schema.gradingScales,
    schema.groupStructures,
    schema.holidays,
    schema.messageSettings,
    schema.organizationSettings,
    schema.scholarships,
    schema.schoolConfigurations,
    schema.schoolTerms,
    schema.schools,
    schema.siteTexts,
    schema.smsBudgets,
    schema.structureRecords,
    schema.structures,
    schema.subjects,
    schema.vacancies,
    schema.vacancyRejectReasons,
    schema.vacancySteps,
  ],
  'ids and codes only': [
    schema.auditLog,
    schema.forumEvents,
    schema.jobRuns,
    schema.laterSteps,
    schema.schoolVisits,
    schema.secretFingerprints,
    schema.seedRuns,
    schema.shortLinks,
    schema.tagChanges,
    schema.telegramReader,
    schema.termLocks,
  ],
  'written by a school that has no account': [schema.partnerRequests],
  'what Sala writes of an employer that has no account': [schema.companies],
};

const columns = (table: string, names: string) => names.split(' ').map((name) => `${table}.${name}`);

/** What stays of a person: docs/decisions/privacy.md. */
const evidence: Record<string, readonly string[]> = {
  'an application that a school has accepted, with its history': [
    ...columns(
      'applicants',
      'detail entry name nameKm offerProven personKeys phone referenceCode searchFold',
    ),
    ...columns('applicant_events', 'before fields fromStatus note paper toStatus undo'),
    ...columns('application_papers', 'kind label'),
  ],
  'what a school writes about its pupils': [
    ...columns(
      'students',
      'firstName firstNameKm lastName lastNameKm phone searchFold statusReason studentCode uniqueKey',
    ),
    'student_states.reason',
    ...columns('document_requests', 'note purpose'),
    ...columns('issued_papers', 'code endReason facts'),
    'attendances.note',
    ...columns('mark_changes', 'after before reason'),
    'scores.remark',
  ],
  'codes of a loan that was paid back, and of the guardian’s agreement': [
    'guardian_consents.codeHash',
    'loans.referenceCode',
  ],
  'what was written for everybody, without its author': [
    ...columns('content_revisions', 'answer feedback'),
    ...columns('questions', 'description scale searchFold tags tagsFold terms title titleFold titleNative'),
    ...columns('question_tags', 'fold nameEn nameKm others'),
  ],
};

test('every table says whether its words can be about a person', () => {
  const named = Object.values(aboutNobody).flat();
  expect(named.filter((table, index) => named.indexOf(table) !== index || !tables.includes(table))).toEqual(
    [],
  );
});

test('of a name and a number in every text of the database nothing is left but evidence', async () => {
  const b = backend.current;
  const { db } = b.deps;
  const person = await makePerson(b);
  const other = await makePerson(b);
  const neutral = Object.values(aboutNobody).flat();
  const filler = { backend: b, personId: person.id, text, ids: new Map<PgTable, string>() };
  const fileKey = `private/loans/${person.id}/canary.jpg`;
  await b.deps.storage.put(fileKey, Buffer.from(text));
  /** Texts that the backend reads as a code, and further rows of a table. */
  const rows: Partial<Record<string, Record<string, unknown>[]>> = {
    applicants: ['accepted', 'pending', 'rejected', 'withdrawn', text].map((status) => ({ status })),
    idempotency_keys: [{ owner: person.id }],
    loans: [
      'closed' as const,
      ...loanStatuses.filter((status) => ['draft', 'rejected', 'cancelled'].includes(status)),
    ].map((status) => ({ status })),
    notifications: [{}, { userId: other.id, namedId: person.id }],
    outbox: [
      { recipient: phone, status: 'sent' },
      { channel: 'mail', recipient: 'canary@mail.example', status: 'sent' },
      { recipient: '+85512999888', status: 'sent' },
    ],
    question_views: [{ viewer: person.id }],
    questions: [{ state: 'held' }],
    user_answers: [{ state: 'held' }],
    uploads: [{ key: fileKey, schoolId: null, state: 'stored' }],
  };
  for (const table of inOrder()) {
    if (table === schema.users || table === schema.accountDeletions) continue;
    if (neutral.includes(table)) await fillTable(filler, table, { text: 'neutral' });
    else
      for (const values of rows[getTableName(table)] ?? [{}])
        await fillTable(filler, table, { text, values });
  }
  await db
    .update(schema.users)
    .set({
      phone,
      phoneVerified: true,
      email: 'canary@mail.example',
      emailVerified: true,
      firstName: name,
      lastName: name,
      firstNameKm: name,
      lastNameKm: name,
      nationality: name,
      province: name,
      currentSchool: name,
      avatarKey: text,
    })
    .where(eq(schema.users.id, person.id));
  const before = await columnsWith(b, marks);
  const filled = new Set(before.map((column) => column.split('.')[0]));
  const expected = tables.filter((table) => hasWords(table) && !neutral.includes(table));
  // What somebody has looked at names them by their id.
  expect(expected.map(getTableName).filter((each) => !filled.has(each))).toEqual(['question_views']);

  await call(b, accountsResource.endpoints.remove, { params: { id: person.id } }, person.token);
  b.clock.advance(deletionGraceDays * 86_400);
  expect(await purgeAccounts(b.deps)).toMatchObject({ purged: 1 });
  b.clock.advance(1);
  await sweepEnded(b.deps);
  expect(b.failures).toEqual([]);
  expect(await columnsWith(b, marks)).toEqual(Object.values(evidence).flat().toSorted());
  expect(await filesWith(b, marks)).toEqual([]);
  expect(await db.$count(schema.questionViews, eq(schema.questionViews.viewer, person.id))).toBe(0);
});
