import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fairs } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { makeFair } from '@/tests/support/fairs';
import { makePerson } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { FairEditScreen } from '@/components/careers/pages/advisor/fair/edit-screen';
import { FairScreen } from './fair-screen';

const backend = useScreenBackend();

test('drafts stand in the list too', async () => {
  const b = backend.current;
  await makeFair(b, { status: 'draft', title: { en: 'Spring fair', km: 'ពិព័រណ៍និទាឃរដូវ' } });
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  navigation.search = new URLSearchParams();
  renderScreen(<FairScreen />, { locale: 'km' });
  const table = within(await screen.findByRole('table', { name: 'ពិព័រណ៍' }));
  expect(await table.findByRole('link', { name: 'ពិព័រណ៍និទាឃរដូវ' })).toBeVisible();
  expect(table.getByText('សេចក្តីព្រាង')).toBeVisible();
});

test('a fair keeps its session when its title is changed', async () => {
  const b = backend.current;
  const { fairId } = await makeFair(b, { status: 'draft' });
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  navigation.params = { fairid: fairId };
  renderScreen(
    <>
      <FairEditScreen organizationId={b.deps.env.ORGANIZATION_ID} />
      <ToastHost />
    </>,
    { locale: 'en' },
  );
  expect(await screen.findByDisplayValue('Chan Mony')).toBeVisible();
  const [title] = screen.getAllByDisplayValue('ពិព័រណ៍');
  await userEvent.type(title ?? document.body, 'ថ្មី');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const [row] = await b.deps.db.select().from(fairs).where(eq(fairs.id, fairId));
  expect([row?.title.km, row?.version]).toEqual(['ពិព័រណ៍ថ្មី', 2]);
});
