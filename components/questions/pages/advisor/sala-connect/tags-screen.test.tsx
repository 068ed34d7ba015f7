import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { questions } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { communityResource } from '@/lib/contract/questions/community';
import { organizationId } from '@/lib/env/organization';
import { makePerson } from '@/tests/support/make';
import { makeThread } from '@/tests/support/make-content';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { TagsScreen } from './tags-screen';

const backend = useScreenBackend();
beforeEach(async () => {
  await backend.current.deps.db.delete(questions);
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
});

const tagged = async (tag: string) => {
  const { questionId } = await makeThread(backend.current, { title: `About ${tag}` });
  await backend.current.deps.db
    .update(questions)
    .set({ tags: [tag], tagsFold: [tag] })
    .where(eq(questions.id, questionId));
};
const show = () =>
  renderScreen(
    <>
      <TagsScreen organizationId={organizationId()} />
      <ToastHost />
    </>,
    { locale: 'en' },
  );

test('staff gives a tag two names, and a name that another has is refused with what was typed', async () => {
  await tagged('grant');
  await tagged('loan');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Names of grant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The two names of this tag' }));
  const [km, en] = [
    dialog.getByRole('textbox', { name: /Khmer/ }),
    dialog.getByRole('textbox', { name: /English/ }),
  ];
  await userEvent.clear(en);
  await userEvent.type(en, 'Scholarship');
  await userEvent.clear(km);
  await userEvent.type(km, 'អាហារូបករណ៍');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The names are saved')).toBeVisible();
  expect(await screen.findByText('Scholarship')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Names of loan' }));
  const again = within(await screen.findByRole('dialog', { name: 'The two names of this tag' }));
  const other = again.getByRole('textbox', { name: /English/ });
  await userEvent.clear(other);
  await userEvent.type(other, 'scholarship');
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Another tag has this name/)).toBeVisible();
  expect(other).toHaveValue('scholarship');
});

test('a tag is merged into another, and leaves the list', async () => {
  await tagged('uni');
  await tagged('university');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Merge uni' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Merge “uni”/ }));
  expect(dialog.getByText(/1 question moves/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Into' }), 'university');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('The tags are merged')).toBeVisible();
  expect(await screen.findByText('2 questions')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Merge uni' })).not.toBeInTheDocument();
});

test('without tags, and without an answer, the page says so', async () => {
  const { unmount } = show();
  expect(await screen.findByText('No tag yet')).toBeVisible();
  unmount();
  backend.answer(communityResource.endpoints.tags, { status: 500 }, 'once');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tag yet')).toBeVisible();
});
