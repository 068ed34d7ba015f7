import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courseMaterials } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { materialsResource } from '@/lib/contract/school-day/materials';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { MaterialDesk } from './material-desk';

const backend = useScreenBackend();

test('a teacher deletes a material after a question; a failure is said, and keeps it', async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const { courseId } = await makeClass(b, school.id, { teacherId: teacher.id });
  const orgId = school.id;
  await call(
    b,
    materialsResource.endpoints.create,
    {
      params: { orgId, id: courseId },
      body: {
        kind: 'announcement',
        title: { en: 'Bring a ruler', km: 'យកបន្ទាត់' },
        body: { en: 'Yes', km: 'បាទ' },
      },
      idempotencyKey: randomUUID(),
    },
    teacher.token,
  );
  const own = { params: { userId: teacher.id } };
  const { body: at } = await call(b, membershipsResource.endpoints.list, own, teacher.token);
  const { body: taught } = await call(
    b,
    coursesResource.endpoints.list,
    { params: { orgId }, query: {} },
    teacher.token,
  );
  const [membership, course] = [at.data[0], taught.data[0]];
  if (!membership || !course) throw new Error('The teacher has a course.');
  backend.signIn(teacher);
  renderScreen(
    <>
      <MaterialDesk chosen={{ membership, studentId: null }} course={course} />
      <ToastHost />
    </>,
    { locale: 'km' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'លុប យកបន្ទាត់' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'លុប យកបន្ទាត់ មែនទេ?' }));
  backend.answer(materialsResource.endpoints.remove, 'network-error', 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'លុប' }));
  await waitFor(() => expect(document.body).toHaveTextContent(/អ៊ីនធឺណិត|ការតភ្ជាប់/));
  const count = () => b.deps.db.$count(courseMaterials, eq(courseMaterials.courseId, courseId));
  expect(await count()).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: 'លុប' }));
  await waitFor(() => expect(document.body).toHaveTextContent('ឯកសារត្រូវបានលុប។'));
  expect(await count()).toBe(0);
});
