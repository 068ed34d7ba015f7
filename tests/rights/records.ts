import { and, eq } from 'drizzle-orm';
import {
  applicantEvents,
  applicants,
  contentRevisions,
  followUps,
  loans,
  notifications,
  outbox,
} from '@/backend/db/schema';
import { newReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { enrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { applicationTo } from '../support/make';
import type { Target } from './table';

export const times = ({ backend }: Target) => ({
  createdAt: backend.clock.now(),
  updatedAt: backend.clock.now(),
});
export const idOf = async (inserted: Promise<{ id: string }[]>): Promise<string> => {
  const [row] = await inserted;
  if (!row) throw new Error('The record was not stored.');
  return row.id;
};

export async function applicantOf(target: Target, status = 'pending') {
  const { backend, owner, school, secret } = target;
  const detail = enrollDetail.parse(applicationTo(school.id).enrollToDetail);
  detail.personal.email = `${secret.replaceAll(' ', '-')}@demo.example`;
  if (detail.address?.place === 'cambodia') detail.address.street = secret;
  const referenceCode = newReferenceCode();
  const name = { name: secret, nameKm: secret, phone: owner.phone, searchFold: secret };
  const row = { referenceCode, schoolId: school.id, userId: owner.id, createdBy: owner.id, status, detail };
  const id = await idOf(
    backend.deps.db
      .insert(applicants)
      .values({ ...row, ...name, statusSince: backend.clock.now(), ...times(target) })
      .returning({ id: applicants.id }),
  );
  await backend.deps.db.insert(applicantEvents).values({
    applicantId: id,
    at: backend.clock.now(),
    actorId: owner.id,
    actorRole: 'student',
    toStatus: 'pending',
    note: secret,
  });
  return { id, referenceCode };
}

export const followUpOf = async (target: Target) => {
  const { id: applicantId } = await applicantOf(target);
  const row = { applicantId, createdBy: target.owner.id, channel: 'call' as const, note: target.secret };
  return idOf(
    target.backend.deps.db
      .insert(followUps)
      .values({ ...row, ...times(target) })
      .returning({ id: followUps.id }),
  );
};

/** A submitted application for a loan; only one may be open, so all earlier ones are cancelled. */
export async function loanOf(target: Target, status: 'submitted' | 'draft' = 'submitted') {
  const { backend, owner, bankId, secret } = target;
  const here = and(eq(loans.bankId, bankId), eq(loans.userId, owner.id));
  await backend.deps.db.update(loans).set({ status: 'cancelled' }).where(here);
  const money = { amountCents: 90_000, periodMonths: 12, yearlyRateBasisPoints: 1800 };
  const person = {
    working: false,
    guardian: 'mother' as const,
    guardianName: secret,
    guardianPhone: '+85512345678',
    guardianJob: 'business' as const,
  };
  const row = {
    bankId,
    userId: owner.id,
    referenceCode: newReferenceCode(),
    status,
    reason: 'both' as const,
  };
  const rest = { documents: { nationalIdFront: `users/${owner.id}/${secret}` }, searchFold: secret };
  return idOf(
    backend.deps.db
      .insert(loans)
      .values({ ...row, ...money, ...person, ...rest, ...times(target) })
      .returning({ id: loans.id }),
  );
}

export const notificationOf = ({ backend, owner, secret }: Target) =>
  idOf(
    backend.deps.db
      .insert(notifications)
      .values({
        userId: owner.id,
        kind: 'loan-status',
        params: { note: secret },
        href: '/',
        createdAt: backend.clock.now(),
      })
      .returning({ id: notifications.id }),
  );

/** A message to the person that has failed for good. */
export const outboxMessageOf = ({ backend, owner, secret }: Target) =>
  idOf(
    backend.deps.db
      .insert(outbox)
      .values({
        channel: 'sms',
        recipient: owner.phone,
        body: secret,
        status: 'failed',
        nextAttemptAt: backend.clock.now(),
        createdAt: backend.clock.now(),
      })
      .returning({ id: outbox.id }),
  );

export const revisionOf = ({ backend, owner, school, secret }: Target) =>
  idOf(
    backend.deps.db
      .insert(contentRevisions)
      .values({
        schoolId: school.id,
        userId: owner.id,
        kind: 'other',
        feedback: secret,
        contact: owner.phone,
        createdAt: backend.clock.now(),
      })
      .returning({ id: contentRevisions.id }),
  );
