import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { assessments, scores } from '@/backend/db/schema';
import { joinHyphens } from '@/lib/domain/unbroken';
import { organizationsResource } from '@/lib/contract/school-day/organizations';
import { markingResource } from '@/lib/contract/school-day/marking';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import {
  makeCampus,
  makeCourse,
  makeRecord,
  makeSession,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ClassDesk } from './class-desk';

const backend = useScreenBackend();
let partner: Person;
let schoolId = '';
let recordId = '';

beforeAll(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { name: 'Lotus High School', schoolType: 'k12' })).id;
  const campusId = await makeCampus(b, schoolId);
  const { structureId } = await makeStructure(b, campusId);
  recordId = await makeRecord(b, { campusId, structureId }, { name: 'Grade 10 A' });
  const pupils = [];
  for (const lastName of ['Chan', 'Keo'])
    pupils.push(await makeStudent(b, { schoolId, campusId }, { structureRecordId: recordId, lastName }));
  partner = await makePerson(b, { roles: ['partner'], staffOf: [schoolId] });
  const ids = pupils.map(({ id }) => id);
  const courseId = await makeCourse(b, schoolId, ids, {
    structureRecordId: recordId,
    code: 'BIO-1',
    name: 'Biology',
    academicYear: '2026-2027',
    term: 1,
  });
  const [test] = await b.deps.db
    .insert(assessments)
    .values({
      courseId,
      kind: 'quiz',
      name: { en: 'First quiz', km: 'តេស្តទីមួយ' },
      maxScore: 50,
      weightPercent: 100,
      heldOn: '2026-11-03',
    })
    .returning();
  for (const [place, score] of [20, 45].entries())
    await b.deps.db
      .insert(scores)
      .values({ assessmentId: test?.id ?? '', studentId: ids[place] ?? '', score, markedAt: b.clock.now() });
  await makeSession(b, courseId, -48, { mark: 'absent', studentId: ids[0] ?? '' });
});
beforeEach(() => backend.signIn(partner));

const show = (query: Record<string, string>, locale: 'en' | 'km' = 'en') => {
  navigation.search = new URLSearchParams(query);
  renderScreen(<ClassDesk schoolId={schoolId} />, { locale });
};
const rules = async () => {
  const { scale, locks } = markingResource.endpoints;
  const params = { orgId: schoolId };
  return {
    scale: (await call(backend.current, scale, { params }, partner.token)).body,
    locks: (await call(backend.current, locks, { params }, partner.token)).body.data,
  };
};

it('shows the averages of a class with ranks, so far until its courses are over', async () => {
  show({ view: 'results', structureRecordId: recordId });
  const table = within(await screen.findByRole('table'));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.trim());
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
    joinHyphens('Nov-2026'),
  );
  expect(cells(/Keo/)).toEqual(['1', '90', '90', '–', '90', 'A so far', '–']);
  expect(cells(/Chan/)).toEqual(['2', '40', '40', '–', '40', 'F so far', '0%']);
});

it('says in Khmer that a class has to be chosen, and that one has no course', async () => {
  const other = await makeRecord(
    backend.current,
    await (async () => {
      const campusId = await makeCampus(backend.current, schoolId);
      return { campusId, structureId: (await makeStructure(backend.current, campusId)).structureId };
    })(),
  );
  show({ view: 'results', structureRecordId: other }, 'km');
  expect(await screen.findByText('ថ្នាក់នេះមិនទាន់មានវគ្គសិក្សាទេ')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'ជ្រើសរើសថ្នាក់' })).toBeInTheDocument();
});

const openScores = async () => {
  const list = within(await screen.findByRole('table'));
  await userEvent.click(await list.findByRole('button', { name: 'Biology' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('tab', { name: 'Scores' }));
  return { sheet, grid: within(await sheet.findByRole('table')) };
};
const scoreOf = (grid: ReturnType<typeof within>, name: RegExp) =>
  within(grid.getByRole('row', { name })).getByRole('textbox');

it('shows the scores of a course, students by assessments; absent has its own sign', async () => {
  await backend.current.deps.db
    .update(scores)
    .set({ score: null, excused: false })
    .where(eq(scores.score, 20));
  show({ view: 'courses' });
  const { grid } = await openScores();
  expect(grid.getByRole('columnheader', { name: /First quiz/ })).toHaveTextContent('/ 50');
  expect(scoreOf(grid, /Keo/)).toHaveValue('45');
  expect(scoreOf(grid, /Chan Dara/)).toHaveValue('abs');
});

it("asks for a reason for another person's score, and shows what is stored when it is opened again", async () => {
  const user = userEvent.setup();
  show({ view: 'courses' });
  const { sheet, grid } = await openScores();
  await user.clear(scoreOf(grid, /Keo/));
  await user.type(scoreOf(grid, /Keo/), '46{Enter}');
  expect(await sheet.findByText('Somebody else has given this score')).toBeVisible();
  expect(sheet.getByText(/45 becomes 46/)).toBeVisible();
  await user.type(sheet.getByRole('textbox', { name: /Why does it change/ }), 'Counted again');
  await user.click(sheet.getByRole('button', { name: 'Save with this reason' }));
  const stored = () => backend.current.deps.db.$count(scores, eq(scores.score, 46));
  await waitFor(async () => expect(await stored()).toBe(1));
  expect(await sheet.findByText('All saved')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  const again = await openScores();
  expect(scoreOf(again.grid, /Keo/)).toHaveValue('46');
  await user.click(again.sheet.getByRole('button', { name: 'More about First quiz' }));
  await user.click(await screen.findByRole('button', { name: 'Changes of the scores of First quiz' }));
  expect(await screen.findByText('Reason: Counted again')).toBeVisible();
});

it('refuses steps that do not fall at their field, and stores a scale that does', async () => {
  const user = userEvent.setup();
  show({ view: 'rules' });
  const second = within(await screen.findByRole('group', { name: /Grades/ })).getAllByRole('textbox', {
    name: 'From (percent)',
  })[1] as HTMLElement;
  const save = screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement;
  await user.click(save);
  const choice = await screen.findByRole('radiogroup', { name: 'Absent from a test without an excuse' });
  await waitFor(() => expect(choice).toBeInvalid());
  await user.click(screen.getByRole('radio', { name: 'Counts as a score of 0' }));
  await user.clear(second);
  await user.type(second, '៩៥');
  await user.click(save);
  expect(
    (await screen.findAllByText(/From \(percent\) must be lower than that of the grade above/))[0],
  ).toBeVisible();
  await user.clear(second);
  await user.type(second, '៨៥');
  await user.click(save);
  await waitFor(async () => expect((await rules()).scale.version).toBe(1));
  expect((await rules()).scale.absence).toBe('zero');
  expect((await rules()).scale.steps[1]).toMatchObject({ letter: 'B', fromPercent: 85 });
});

it('sets the minimum attendance as a partner, and the results show who is below', async () => {
  const user = userEvent.setup();
  show({ view: 'rules' });
  await user.type(await screen.findByRole('textbox', { name: /Minimum attendance/ }), '80');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  const stored = () =>
    call(backend.current, organizationsResource.endpoints.get, { params: { id: schoolId } }, partner.token);
  await waitFor(async () => expect((await stored()).body.attendanceMinPercent).toBe(80));
});

it('locks a term after a question, and opens it again', async () => {
  const user = userEvent.setup();
  show({ view: 'rules' });
  const turn = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `${name} 2026-2027, term 1` }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.queryByRole('textbox', { name: 'Reason' });
    if (reason) await user.type(reason, 'A paper was found');
    await user.click(dialog.getByRole('button', { name }));
  };
  await turn('Lock');
  await waitFor(async () =>
    expect((await rules()).locks).toMatchObject([{ academicYear: '2026-2027', term: 1 }]),
  );
  await turn('Open again');
  await waitFor(async () => expect((await rules()).locks).toEqual([]));
  expect(await screen.findByText('Opened again: A paper was found')).toBeVisible();
});
