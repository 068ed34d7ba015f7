import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { enrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { seededRandom } from '@/backend/seed/demo/seeded-random';
import { call } from '@/tests/support/backend';
import {
  applicationsOf,
  keepDraft,
  keptDraft,
  makeEnrollment,
  openForm,
  sendApplication,
} from '@/tests/support/enrollment';
import { applicationTo, makePerson, makeProgram } from '@/tests/support/make';
import { demoRules, someSchooling } from '@/tests/support/people-and-rules';
import { newKey } from '@/tests/support/recruitment';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { valuesOfApplication } from './application-values';
import { EnrollmentProvider } from './enrollment-context';
import { useEntry } from './use-entry';

const backend = useScreenBackend();
const { submit, list } = applicantsResource.endpoints;

const bachelor: AdmissionRule = {
  needs: 'bac2',
  minGrade: 'D',
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
};
const open: AdmissionRule = { ...bachelor, needs: 'none', minGrade: null };
const doctorate: AdmissionRule = { ...open, needs: 'master' };
const knowing = 'I know that I do not meet these conditions now. The school decides.';

afterEach(() => seekerStore.write(null));

/** A school with a program of the rule; the draft is a pupil's whose exam is next year. */
const enroll = (admission: AdmissionRule | null, name = 'Doctor of Law') =>
  makeEnrollment(backend, { program: { admission, name } });

test('a pupil sees what asks for something else folded, is told why, and sends it knowing that', async () => {
  const enrollment = await enroll(doctorate);
  keepDraft(enrollment, undefined, 0);
  const { user } = await openForm(enrollment);
  expect(screen.queryByRole('radio', { name: /Doctor of Law/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One program asks for something else' }));
  expect(screen.getByText('Not by the rules')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Doctor of Law/ }));
  expect(await screen.findByText('Asked for: A master’s degree.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /Questions|Exam and high school/ }));
  await sendApplication(user);
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Asked for: A master’s degree.')).toBeVisible();
  expect(dialog.getByText('Tick the box before you send.')).toBeVisible();
  expect(await applicationsOf(backend, enrollment.student)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: knowing }));
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  const [sent] = await applicationsOf(backend, enrollment.student);
  expect(sent?.entry?.verdict).toBe('no');
});

test('who may enter meets none of it', async () => {
  const enrollment = await enroll(open, 'Cooking');
  keepDraft(enrollment, (values) => {
    values.enrollToId = enrollment.programId;
  });
  const { user } = await openForm(enrollment);
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  await waitFor(async () => expect(await applicationsOf(backend, enrollment.student)).toHaveLength(1));
});

test('before anything is typed, what this device was told sorts the programs', async () => {
  const enrollment = await enroll(bachelor, 'Law');
  seekerStore.write({ ...silentSeeker, standing: 'in-school' });
  await openForm(enrollment);
  expect(screen.getByText('Not yet')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Law/ })).toBeVisible();
});

test('conditions that have changed meanwhile are said, and it is sent once they are known', async () => {
  const enrollment = await enroll(doctorate);
  keepDraft(enrollment, (values) => {
    values.enrollToId = enrollment.programId;
  });
  const stale = enrollment.programs.map((program) => ({ ...program, admission: open }));
  const { user } = await openForm({ ...enrollment, programs: stale });
  await sendApplication(user);
  expect(await screen.findByText('This program asks for something that you do not have now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the conditions' })).toHaveAttribute(
    'href',
    `/en/course/${enrollment.programId}`,
  );
  expect(keptDraft(enrollment)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'I know it, send' }));
  await waitFor(async () => expect(await applicationsOf(backend, enrollment.student)).toHaveLength(1));
});

test('form, call and desk say the same of generated people and the rules of the demo', async () => {
  const b = backend.current;
  const random = seededRandom('form, call and desk');
  const { school, form } = await enroll(open);
  const { schoolId } = school;
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const highSchool = applicationTo(schoolId).enrollToDetail.highSchool;
  const year = Number(dayInCambodia(b.clock.now()).slice(0, 4));
  const asked = {
    ...form,
    fields: { ...form.fields, nationalExam: 'required', highSchool: 'required' },
  } as const;
  let compared = 0;
  for (const admission of random.sample(demoRules(b.clock.now()), 10)) {
    const { nationalExam, highSchool: schooling } = someSchooling(random);
    // The form of a university asks for both.
    if (!nationalExam || !schooling) continue;
    const programId = await makeProgram(b, schoolId, { admission });
    const person = await makePerson(b);
    const body = { ...applicationTo(schoolId, programId), acknowledged: true };
    Object.assign(body.enrollToDetail, {
      nationalExam: { date: `08/20/${year + 1}`, reason: 'Work', totalScore: null, ...nationalExam },
      highSchool: { ...highSchool, ...schooling },
    });
    const input = { params: { id: schoolId }, body, idempotencyKey: newKey() };
    const sent = await call(b, submit, input, person.token);
    expect([nationalExam, schooling, sent.status]).toEqual([nationalExam, schooling, 201]);

    const said: unknown[] = [];
    function Asking() {
      const values = valuesOfApplication({
        enrollToId: programId,
        enrollToDetail: enrollDetail.parse(body.enrollToDetail),
      });
      return (
        <FormProvider {...useForm({ defaultValues: values })}>
          <Saying />
        </FormProvider>
      );
    }
    function Saying() {
      said.push(useEntry().sent);
      return null;
    }
    const program = { enrollableSubjectId: programId, admission } as never;
    renderScreen(
      <EnrollmentProvider value={{ school, form: asked, programs: [program] }}>
        <Asking />
      </EnrollmentProvider>,
    );
    const desk = await call(b, list, { query: { enrollToId: programId } }, advisor.token);
    expect(said.at(-1)).toEqual(sent.body.entry);
    expect(desk.body.data.map(({ entry }) => entry)).toEqual([sent.body.entry]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});
