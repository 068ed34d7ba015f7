import type { CourseScores } from '@/lib/contract/school-day/record-shapes';
import type { AnyAct } from '@/backend/core/access/act';
import { requireStudentReader } from '@/backend/core/access/school-life';
import { readScores } from '@/backend/features/school-day/services/score-records';
import { type BotLocale, botText } from './bot-words';
import { type OwnStudent, ownStudents } from './own-students';
import { answer, pageOf, type Speaker, tellHowToJoin, tellHowToLink } from './said';

const coursesMax = 12;
export const marksButton = 'marks:';

const lineOf = ({ course, percent, letter }: CourseScores, locale: BotLocale): string => {
  const name = locale === 'km' ? course.nameNative : course.name;
  if (percent === null) return `• ${name}: ${botText(locale, 'notYet')}`;
  const said = botText(locale, 'soFar', { percent: String(Math.round(percent)) });
  return `• ${name}: ${said}${letter ? ` (${letter})` : ''}`;
};

async function sayMarksOf(
  act: AnyAct,
  speaker: Speaker,
  { orgId, studentId, name }: OwnStudent,
): Promise<void> {
  const { caller, locale } = speaker;
  if (!caller) return;
  const reader = await requireStudentReader(act.tx, caller, { orgId, id: studentId }, 'scores');
  const courses = await readScores(act.deps, reader, {});
  const [latest] = courses;
  // The latest term alone: all the years would be a page.
  const ofTerm = courses.filter(
    ({ course }) => course.academicYear === latest?.course.academicYear && course.term === latest.course.term,
  );
  if (!ofTerm.some(({ percent }) => percent !== null))
    return answer(act, speaker, [botText(locale, 'noMarks', { name })]);
  const page = pageOf(act, speaker, '/profile/enrolled/check-grade-table');
  const lines = ofTerm.slice(0, coursesMax).map((course) => lineOf(course, locale));
  await answer(act, speaker, [botText(locale, 'marksOf', { name }), ...lines, '', page]);
}

/** Marks of the person, or of the child that they choose. @param studentId who was chosen; null before that */
export async function sayMarks(act: AnyAct, speaker: Speaker, studentId: string | null): Promise<void> {
  const { caller, locale } = speaker;
  if (!caller) return tellHowToLink(act, speaker);
  const students = await ownStudents(act.tx, caller, 'scores', locale);
  const [first, ...others] = students;
  if (!first) return tellHowToJoin(act, speaker);
  const chosen =
    studentId === null ? others.length === 0 && first : students.find((one) => one.studentId === studentId);
  if (chosen) return sayMarksOf(act, speaker, chosen);
  if (studentId !== null) return answer(act, speaker, [botText(locale, 'gone')]);
  const buttons = students.map(({ studentId: id, label }) => [
    { text: label, callback_data: marksButton + id },
  ]);
  await answer(act, speaker, [botText(locale, 'whose')], buttons);
}
