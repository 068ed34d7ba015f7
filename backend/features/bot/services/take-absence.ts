import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia, plainDate } from '@/lib/domain/dates/dates';
import { type AbsenceReason, absenceReasons } from '@/lib/domain/school-day/absences';
import { Refusal } from '@/backend/errors';
import { actAs, type AnyAct } from '@/backend/core/access/act';
import { requireStudentReader } from '@/backend/core/access/school-life';
import { announceAbsence } from '@/backend/features/school-day/services/absence-changes';
import { botText, reasonText } from './bot-words';
import { type OwnStudent, ownStudents } from './own-students';
import { answer, pageOf, type Speaker, tellHowToJoin, tellHowToLink } from './said';

/** Student, day and reason travel in the buttons, so that nothing is stored until all are said. */
export const absenceButton = 'abs:';

/** Another reason needs words, which the page asks for. */
const offered = absenceReasons.filter((reason) => reason !== 'other');

interface Chosen {
  studentId?: string | undefined;
  day?: string | undefined;
  reason?: AbsenceReason | undefined;
}

export function readAbsenceButton(data: string): Chosen {
  const [studentId, day, said] = data.slice(absenceButton.length).split(':');
  return { studentId, day, reason: offered.find((reason) => reason === said) };
}

const dataOf = (...chosen: string[]) => absenceButton + chosen.join(':');

/** Announces it as the page does, with the same rights. */
async function announce(
  act: AnyAct,
  speaker: Speaker,
  { orgId, studentId, name }: OwnStudent,
  day: string,
  reason: AbsenceReason,
): Promise<void> {
  const { caller, locale } = speaker;
  if (!caller) return;
  const given = { name, date: plainDate(day, locale), reason: reasonText(locale, reason) };
  try {
    await actAs(act, caller).attempt(async (own) => {
      const reader = await requireStudentReader(own.tx, caller, { orgId, id: studentId }, 'attendance');
      const draft = { of: 'days' as const, fromDay: day, toDay: day, reason, note: '', paperKey: null };
      await announceAbsence(own, reader, draft);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 409) return answer(act, speaker, [botText(locale, 'absentKnown', given)]);
    return answer(act, speaker, [botText(locale, error.status === 422 ? 'absentOver' : 'gone')]);
  }
  const page = pageOf(act, speaker, '/profile/enrolled/attendance');
  await answer(act, speaker, [botText(locale, 'absentDone', given), '', botText(locale, 'absentMore'), page]);
}

/** Asks who, on which day and why, by buttons, one after the other. */
export async function takeAbsence(act: AnyAct, speaker: Speaker, chosen: Chosen): Promise<void> {
  const { caller, locale } = speaker;
  if (!caller) return tellHowToLink(act, speaker);
  const all = await ownStudents(act.tx, caller, 'attendance', locale);
  const students = all.filter(({ isStudying }) => isStudying);
  const [first, ...others] = students;
  if (!first) return tellHowToJoin(act, speaker);
  const { studentId, day, reason } = chosen;
  if (studentId === undefined && others.length > 0) {
    const buttons = students.map(({ studentId: id, label }) => [{ text: label, callback_data: dataOf(id) }]);
    return answer(act, speaker, [botText(locale, 'absentWho')], buttons);
  }
  const student = studentId === undefined ? first : students.find((one) => one.studentId === studentId);
  if (!student) return answer(act, speaker, [botText(locale, 'gone')]);
  const { name } = student;
  const today = dayInCambodia(act.now);
  if (day === undefined) {
    const days = [
      { word: 'dayToday' as const, on: today },
      { word: 'dayTomorrow' as const, on: addDaysToDay(today, 1) },
    ];
    const buttons = days.map(({ word, on }) => [
      {
        text: botText(locale, word, { date: plainDate(on, locale) }),
        callback_data: dataOf(student.studentId, on),
      },
    ]);
    return answer(act, speaker, [botText(locale, 'absentDay', { name })], buttons);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < today)
    return answer(act, speaker, [botText(locale, 'absentOver')]);
  if (reason) return announce(act, speaker, student, day, reason);
  const buttons = offered.map((each) => [
    { text: reasonText(locale, each), callback_data: dataOf(student.studentId, day, each) },
  ]);
  const page = pageOf(act, speaker, '/profile/enrolled/attendance');
  const lines = [botText(locale, 'absentWhy', { name, date: plainDate(day, locale) })];
  await answer(act, speaker, [...lines, '', botText(locale, 'absentMore'), page], buttons);
}
