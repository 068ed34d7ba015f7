import { eq } from 'drizzle-orm';
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  absenceNotices,
  assessments,
  auditLog,
  guardians,
  notifications,
  outbox,
  scores,
  subjects,
  telegramLinks,
  users,
} from '@/backend/db/schema';
import { readTelegrams } from '@/backend/features/bot/jobs/telegram';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

let b: TestBackend;
let chats = 5_000;
beforeAll(async () => {
  b = await startBackend({}, { hasDemoBot: true });
});
afterAll(() => b.close());

interface Said {
  text: string;
  data: string[];
}

/** A chat, linked to a person where there is one, and what the bot answers in it. */
const chatOf = async (person?: Pick<Person, 'id'>, locale: 'en' | 'km' = 'en') => {
  const chatId = (chats += 1);
  if (person) {
    await b.deps.db.update(users).set({ locale }).where(eq(users.id, person.id));
    const link = { userId: person.id, chatId: String(chatId), linkedAt: b.clock.now() };
    await b.deps.db.insert(telegramLinks).values(link);
  }
  const answers = async (): Promise<Said[]> => {
    await readTelegrams(b.deps, 'test', new AbortController().signal);
    const rows = await b.deps.db
      .delete(outbox)
      .where(eq(outbox.recipient, String(chatId)))
      .returning();
    return rows.map(({ body, buttons }) => ({
      text: body,
      data: (buttons ?? []).flat().map((button) => ('callback_data' in button ? button.callback_data : '')),
    }));
  };
  const double = b.deps.telegram?.double;
  return {
    says: async (text: string) => {
      await double?.says(chatId, text, locale);
      return answers();
    },
    presses: async (data = '') => {
      await double?.presses(chatId, data, locale);
      return answers();
    },
  };
};

/** A class with a lesson in two hours, a teacher, and a guardian of its first student. */
const scene = async (sees: StudentMatter[] = ['attendance', 'scores', 'timetable']) => {
  const { school } = await makeSchoolWithStudent(b);
  const { courseId, teacherId, students } = await makeClass(b, school.id, { students: 2 });
  const [pupil, other] = students;
  if (!pupil || !other) throw new Error('There is no student.');
  await makeSession(b, courseId, 2);
  const guardian = await makePerson(b);
  const now = b.clock.now();
  const of = (studentId: string) => ({
    studentId,
    userId: guardian.id,
    sees,
    createdAt: now,
    confirmedAt: now,
  });
  await b.deps.db.insert(guardians).values(of(pupil.id));
  const addSecondChild = () => b.deps.db.insert(guardians).values(of(other.id));
  return { school, courseId, teacherId, pupil, other, guardian, addSecondChild };
};
const absencesOf = (studentId: string) =>
  b.deps.db.select().from(absenceNotices).where(eq(absenceNotices.studentId, studentId));

test('who is not known is told how to link, in the language of the telephone; all may search', async () => {
  const stranger = await chatOf(undefined, 'km');
  for (const said of ['/today', '/marks', '/absent', 'ថ្ងៃនេះ']) {
    const [answer] = await stranger.says(said);
    expect(answer?.text).toMatch(/ភ្ជាប់ Telegram[\s\S]*http:\/\/localhost:3000\/profile\/settings$/);
  }
  const english = await chatOf();
  const hello = await english.says('/start');
  expect(hello.map(({ text }) => text)).toEqual([
    expect.stringContaining('/absent'),
    expect.stringContaining('http://localhost:3000/en/profile/settings'),
  ]);
  expect((await english.says('anything else'))[0]?.text).toContain('/today');
});

test('/today tells the lessons of the day, those of a child by name', async () => {
  const { pupil, guardian } = await scene();
  const own = await (await chatOf(pupil.person)).says('/today');
  expect(own[0]?.text).toMatch(/• \d\d:\d\d–\d\d:\d\d Course \d+ \(B-204\)/);
  const child = await (await chatOf(guardian, 'km')).says('ថ្ងៃនេះ');
  expect(child[0]?.text).toMatch(/មុខវិជ្ជា \d+ \(សុខ តារា, B-204\)/);
  const idle = await (await chatOf(await makePerson(b))).says('today');
  expect(idle[0]?.text).toContain('Nothing stands in your calendar');
});

test('/marks tells published results; a guardian of two chooses, and reads no marks that are not shown', async () => {
  const { courseId, pupil, guardian, addSecondChild } = await scene();
  const text = { en: 'Quiz', km: 'តេស្ត' };
  const [quiz] = await b.deps.db
    .insert(assessments)
    .values({
      courseId,
      kind: 'quiz',
      name: text,
      heldOn: '2026-10-20',
      maxScore: 10,
      weightPercent: 20,
      publishedAt: b.clock.now(),
    })
    .returning();
  await b.deps.db.insert(scores).values({ assessmentId: quiz?.id ?? '', studentId: pupil.id, score: 8 });
  const own = await (await chatOf(pupil.person)).says('/marks');
  expect(own[0]?.text).toMatch(/• Course \d+: 80 %/);
  const chat = await chatOf(guardian);
  expect((await chat.says('/marks'))[0]?.text).toMatch(/Sok Dara[\s\S]*80 %/);
  await addSecondChild();
  const [asked] = await chat.says('/marks');
  expect(asked?.data).toHaveLength(2);
  expect((await chat.presses(`marks:${pupil.id}`))[0]?.text).toContain('80 %');
  const stranger = await chatOf(await makePerson(b));
  expect((await stranger.presses(`marks:${pupil.id}`))[0]?.text).toContain('No school');
  const blind = await scene(['timetable']);
  const closed = await chatOf(blind.guardian);
  for (const [answer] of [await closed.says('/marks'), await closed.presses(`marks:${blind.pupil.id}`)])
    expect(answer?.text).toContain('No school');
});

test('/absent announces by buttons in the name of the person, once, and the teacher is told', async () => {
  const { teacherId, pupil } = await scene();
  const chat = await chatOf(pupil.person);
  const [days] = await chat.says('/absent');
  const today = dayInCambodia(b.clock.now());
  expect(days?.data).toEqual([`abs:${pupil.id}:${today}`, `abs:${pupil.id}:${addDaysToDay(today, 1)}`]);
  const [why] = await chat.presses(days?.data[0]);
  expect(why?.data).toHaveLength(6);
  for (const data of why?.data ?? []) expect(new TextEncoder().encode(data).length).toBeLessThanOrEqual(64);
  const [done] = await chat.presses(why?.data[0]);
  expect(done?.text).toMatch(/^Announced: Sok Dara will .* Reason: Illness\./);
  const rows = await absencesOf(pupil.id);
  expect(rows).toMatchObject([
    { fromDay: today, toDay: today, reason: 'illness', createdAs: 'student', createdBy: pupil.person.id },
  ]);
  const [note] = await b.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, rows[0]?.id ?? ''));
  expect(note).toMatchObject({ action: 'absence-announced', actorId: pupil.person.id });
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, teacherId));
  expect(told.map(({ kind }) => kind)).toContain('absence-announced');
  expect((await chat.presses(why?.data[0]))[0]?.text).toContain('announced already');
  expect(await absencesOf(pupil.id)).toHaveLength(1);
});

test('a guardian of two says who; a day that is over and a foreign child are refused', async () => {
  const { pupil, other, guardian, addSecondChild } = await scene();
  await addSecondChild();
  const chat = await chatOf(guardian, 'km');
  const [who] = await chat.says('អវត្តមាន');
  // Both became children at the same instant, so their order is that of their ids.
  expect(who?.data.toSorted()).toEqual([`abs:${pupil.id}`, `abs:${other.id}`].toSorted());
  const today = dayInCambodia(b.clock.now());
  const late = await chat.presses(`abs:${pupil.id}:${addDaysToDay(today, -1)}:illness`);
  expect(late[0]?.text).toContain('/absent');
  const tomorrow = addDaysToDay(today, 1);
  const [done] = await chat.presses(`abs:${other.id}:${tomorrow}:family`);
  expect(done?.text).toContain('រឿងគ្រួសារ');
  expect(await absencesOf(other.id)).toMatchObject([{ createdAs: 'guardian', fromDay: tomorrow }]);
  const foreign = (await scene()).pupil;
  const [refused] = await chat.presses(`abs:${foreign.id}:${tomorrow}:family`);
  expect(refused?.text).toContain('លែងអាច');
  expect(await absencesOf(foreign.id)).toEqual([]);
});

test('/with names what may be entered with a grade, by the rules of the programs', async () => {
  const { id } = await makeSchool(b, { name: 'Grade School' });
  await b.deps.db.delete(subjects);
  const admission: Omit<AdmissionRule, 'minGrade'> = {
    needs: 'bac2',
    tracks: [],
    papers: [],
    exam: 'none',
    maxYears: null,
    bridging: false,
  };
  await makeProgram(b, id, { name: 'For B', degree: 'bachelor', admission: { ...admission, minGrade: 'B' } });
  await makeProgram(b, id, { name: 'For D', degree: 'bachelor', admission: { ...admission, minGrade: 'D' } });
  const chat = await chatOf();
  const [found] = await chat.says('/with C');
  expect(found?.text).toContain('Programs that you may enter with grade C: 1');
  expect(found?.text).toContain('For D – Grade School');
  expect(found?.text).not.toContain('For B');
  expect(found?.text).toContain('/en/course?finished=c');
  expect((await chat.says('/with E'))[0]?.text).toContain('With grade E no program');
  expect((await chat.says('/with Z'))[0]?.text).toContain('/with C');
});

test('/search names five schools and programs with their pages, and knows a slip', async () => {
  const school = await makeSchool(b, { name: 'Lotusfield College', nameNative: 'មហាវិទ្យាល័យវាលឈូក' });
  for (let n = 0; n < 6; n += 1) await makeProgram(b, school.id, { name: `Lotusfield weaving ${n}` });
  const chat = await chatOf();
  const [found] = await chat.says('/search lotusfield');
  expect(found?.text).toContain(`/en/school/${school.slug}`);
  expect(found?.text.match(/^• /gm)).toHaveLength(5);
  expect(found?.text).toContain('/en/search?keyword=lotusfield');
  expect((await chat.says('/search'))[0]?.text).toContain('/search accounting');
  expect((await chat.says('/search qqzzqq'))[0]?.text).toContain('Nothing was found');
  // Two letters swapped, as on the site.
  expect((await chat.says('/search គណេនយ្យ'))[0]?.text).toContain('/search គណនេយ្យ');
});

test('a chat that says too much is told so once, and answered again later', async () => {
  const chat = await chatOf();
  let answered = 0;
  for (let n = 0; n < 45; n += 1) answered += (await chat.says('/help')).length;
  expect(answered).toBe(41);
  b.clock.advance(601);
  expect(await chat.says('/help')).toHaveLength(1);
});

test('an account that is blocked is nobody for the bot', async () => {
  const { pupil } = await scene();
  const chat = await chatOf(pupil.person);
  await b.deps.db.update(users).set({ enabled: false }).where(eq(users.id, pupil.person.id));
  expect((await chat.says('/marks'))[0]?.text).toContain('who you are');
});
