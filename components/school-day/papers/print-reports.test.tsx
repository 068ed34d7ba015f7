import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { makeRecord, makeSchoolWithStudent, makeStructure } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { IssueForClass } from './issue-for-class';

const backend = useScreenBackend();

test('the cards of a class are saved as one file; a class without cards says so', async () => {
  const b = backend.current;
  const saved = catchSavedFiles();
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  const classId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
  backend.signIn(advisor);
  renderScreen(<IssueForClass orgId={school.id} />);
  const print = { name: 'Print the report cards of the class' };
  await screen.findByRole('option', { name: /^Class/ });
  expect(screen.queryByRole('button', print)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), classId);
  await userEvent.type(screen.getByRole('textbox', { name: /year/i }), '2026-2027');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /term|semester/i }), '1');
  await userEvent.click(await screen.findByRole('button', print));
  expect(await screen.findByRole('alert')).toHaveTextContent('Issue them first');
  backend.answer(
    issuedPapersResource.endpoints.printReports,
    { body: { fileName: 'sala-report-cards.pdf', type: 'application/pdf', content: btoa('%PDF-') } },
    'once',
  );
  await userEvent.click(screen.getByRole('button', print));
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['sala-report-cards.pdf']);
});
