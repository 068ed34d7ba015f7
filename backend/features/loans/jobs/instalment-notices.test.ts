import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  banks,
  guardianConsents,
  loans,
  noticeChoices,
  notifications,
  outbox,
  users,
} from '@/backend/db/schema';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { daysBetween } from '@/lib/domain/dates/cambodian-days';
import { useTestBackend } from '@/tests/support/backend';
import { lendTo } from '@/tests/support/lent-loan';
import { tellOfInstalments } from './instalment-notices';

const backend = useTestBackend();
const hour = 3600;
const day = 24 * hour;

/** Until this hour in Cambodia. */
const untilHour = (wanted: number) => {
  const now = (backend.current.clock.now().getTime() / 1000 + 7 * hour) % day;
  backend.current.clock.advance((wanted * hour - now + day) % day);
};
beforeEach(() => untilHour(9));

const guardianPhone = '+85592111222';

const scene = async (daysAgo: number, textsDues = false) => {
  const b = backend.current;
  const { db } = b.deps;
  const lent = await lendTo(b, daysAgo);
  const { student, bankId, id } = lent;
  await db.update(banks).set({ textsDues }).where(eq(banks.id, bankId));
  const told = async () =>
    (
      await db
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, student.id),
            inArray(notifications.kind, ['loan-due-soon', 'loan-due-late']),
          ),
        )
        .orderBy(notifications.createdAt)
    ).map(({ kind, params }) => [kind, params['amount']]);
  const texts = async (to: string) =>
    (await db.select().from(outbox).where(eq(outbox.recipient, to))).map(({ body }) => body);
  const phone = (await db.select().from(users).where(eq(users.id, student.id)))[0]?.phone ?? '';
  const agree = async () => {
    const at = b.clock.now();
    await db.update(loans).set({ guardianPhone }).where(eq(loans.id, id));
    await db.insert(guardianConsents).values({
      userId: student.id,
      bankId,
      guardianPhone,
      amountCents: 30_000,
      codeHash: 'used',
      createdAt: at,
      expiresAt: at,
      agreedAt: at,
    });
  };
  const run = () => tellOfInstalments(b.deps);
  const toFirstDue = (before: number) =>
    b.clock.advance((daysBetween(dayInCambodia(b.clock.now()), lent.due(1)) - before) * day);
  return { ...lent, b, told, texts, phone, agree, run, toFirstDue };
};

test(
  'an instalment is told three days before its day and on the first late day, once each',
  { tags: 'postgres' },
  async () => {
    const { b, run, told, toFirstDue, texts, phone } = await scene(0);
    toFirstDue(4);
    await run();
    expect(await told()).toEqual([]);
    b.clock.advance(day);
    await Promise.all([run(), run()]);
    await run();
    expect(await told()).toEqual([['loan-due-soon', '$103.01']]);
    b.clock.advance(3 * day);
    await run();
    expect(await told()).toHaveLength(1);
    b.clock.advance(day);
    await run();
    await run();
    expect(await told()).toEqual([
      ['loan-due-soon', '$103.01'],
      ['loan-due-late', '$103.01'],
    ]);
    // The bank does not pay for text messages.
    expect(await texts(phone)).toEqual([]);
  },
);

test('at night nothing is told; in the morning it is', async () => {
  const { run, told, toFirstDue } = await scene(0);
  toFirstDue(4);
  untilHour(23);
  untilHour(1);
  await run();
  expect(await told()).toEqual([]);
  untilHour(8);
  await run();
  expect(await told()).toHaveLength(1);
});

test('where the bank pays, the borrower whom nothing else reaches and the guardian who agreed get a text message', async () => {
  const { run, toFirstDue, texts, phone, agree } = await scene(0, true);
  await agree();
  toFirstDue(3);
  await run();
  // Others may look at the screen; the guardian has no account to read the sum in.
  expect(await texts(phone)).toEqual([expect.not.stringContaining('$')]);
  expect(await texts(guardianPhone)).toEqual([expect.stringContaining('$103.01')]);
});

test('a borrower with a proven mail address, or who wants no text messages of loans, costs the bank none', async () => {
  const byMail = await scene(0, true);
  const { db } = byMail.b.deps;
  await db
    .update(users)
    .set({ email: 'borrower@mail.example', emailVerified: true })
    .where(eq(users.id, byMail.student.id));
  const unwilling = await scene(0, true);
  await db
    .insert(noticeChoices)
    .values({ userId: unwilling.student.id, topic: 'loans', channel: 'sms', isOn: false });
  byMail.toFirstDue(3);
  await byMail.run();
  expect([await byMail.told(), await unwilling.told()]).toEqual([
    [['loan-due-soon', '$103.01']],
    [['loan-due-soon', '$103.01']],
  ]);
  expect([await byMail.texts(byMail.phone), await unwilling.texts(unwilling.phone)]).toEqual([[], []]);
});

test('what is paid is not told, and a part is told as what is left', async () => {
  const paid = await scene(25);
  await paid.enter({ amount: 103.01 });
  const part = await scene(25);
  await part.enter({ amount: 50 });
  const settled = await scene(25);
  await settled.enter({ amount: (await settled.read()).ledger?.payoff ?? 0 });
  part.toFirstDue(2);
  await part.run();
  expect(await part.told()).toEqual([['loan-due-soon', '$53.01']]);
  expect([await paid.told(), await settled.told()]).toEqual([[], []]);
});
