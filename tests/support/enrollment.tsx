// First: its replacement of `next/navigation` must exist before the screens are imported.
import { renderScreen, type ScreenBackend } from './screen';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { applicationSteps } from '@/components/admissions/enrollment/application-steps';
import { applicationValues } from '@/components/admissions/enrollment/application-values';
import { type Draft, newDraft, readDraft, writeDraft } from '@/components/admissions/enrollment/draft-store';
import { EnrollmentFlow } from '@/components/admissions/enrollment/enrollment-flow';
import {
  toEnrollmentProgram,
  toEnrollmentSchool,
} from '@/components/admissions/enrollment/enrollment-school';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { call } from './backend';
import { applicationTo, makePerson, makeProgram, makeSchool, type Person } from './make';

// Lists of places and the first folding of their names are slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** A school with one program and a signed-in student. */
export async function makeEnrollment(
  backend: ScreenBackend,
  own: { school?: Parameters<typeof makeSchool>[1]; program?: Parameters<typeof makeProgram>[2] } = {},
) {
  const b = backend.current;
  const { id } = await makeSchool(b, own.school);
  const programId = await makeProgram(b, id, own.program);
  const student = await makePerson(b);
  backend.signIn(student);
  const school = (await call(b, schoolsResource.endpoints.get, { params: { id } })).body;
  const programs = (await call(b, subjectsResource.endpoints.list, { query: { schoolId: id } })).body.data;
  const { schema } = applicantsResource.endpoints;
  const { form } = (await call(b, schema, { params: { id } })).body;
  return {
    form,
    school: toEnrollmentSchool(school),
    programs: programs.map(toEnrollmentProgram),
    programId,
    student,
  };
}
export type Enrollment = Awaited<ReturnType<typeof makeEnrollment>>;

type Change = (values: Draft['values']) => void;

/** Stores a complete draft, opened at a step (the last by default). */
export function keepDraft(
  { school, student }: Enrollment,
  change: Change = () => undefined,
  step?: number,
): Draft {
  const { schoolId, slug, name, nameNative } = school;
  const last = applicationSteps.length - 1;
  const body = structuredClone(applicationTo(schoolId));
  const values = applicationValues.parse({
    ...body,
    enrollToDetail: {
      ...body.enrollToDetail,
      highSchool: { ...body.enrollToDetail.highSchool, graduationYear: '2027' },
    },
  });
  change(values);
  const draft: Draft = {
    ...newDraft({ schoolId, slug, name, nameNative }),
    savedAt: '2026-11-01T02:00:00.000Z',
    step: step ?? last,
    furthestStep: last,
    prefilled: true,
    values,
  };
  writeDraft(student.id, draft);
  return draft;
}

export const keptDraft = ({ school, student }: Enrollment) => readDraft(student.id, school.schoolId);

/** Renders the form and waits until it is there. */
export async function openForm({ school, programs, form }: Enrollment) {
  const view = renderScreen(<EnrollmentFlow school={school} programs={programs} form={form} />);
  await screen.findByRole('heading', { level: 2 });
  await waitFor(() => expect(view.container.querySelector('form input')).toBeInTheDocument());
  return { ...view, user: userEvent.setup() };
}

/** Clicks the last button and confirms. */
export async function sendApplication(
  user: ReturnType<typeof userEvent.setup>,
  presses: 'one' | 'two' = 'one',
) {
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const send = await screen.findByRole('button', { name: 'Send application' });
  await (presses === 'two' ? user.dblClick(send) : user.click(send));
}

export const applicationsOf = async (backend: ScreenBackend, student: Person) =>
  (
    await call(
      backend.current,
      applicantsResource.endpoints.mine,
      { params: { id: student.id } },
      student.token,
    )
  ).body.data;
