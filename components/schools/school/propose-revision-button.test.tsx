import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { contentRevisionsResource } from '@/lib/contract/schools/content-revisions';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ProposeRevisionButton } from './propose-revision-button';

const backend = useScreenBackend();
const { propose, list } = contentRevisionsResource.endpoints;
const texts = { action: 'Propose a correction', failed: 'The form could not be opened.' };
let toasts: Toast[] = [];
let stopToasts = () => {};

beforeEach(() => {
  toasts = [];
  stopToasts = hostToasts((toast) => toasts.push(toast));
});
afterEach(() => stopToasts());

const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: texts.action }));
  return screen.findByRole('dialog', undefined, { timeout: 10_000 });
};
const setUp = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const proposals = async () => (await call(b, list, {}, advisor.token)).body.data;
  const show = () =>
    renderScreen(<ProposeRevisionButton schoolId={school.id} schoolName="Lotus College" texts={texts} />);
  return { proposals, show };
};
const feedback = () => screen.getByRole('textbox', { name: /Detailed feedback/ });
const fill = async (text: string) => {
  await userEvent.click(screen.getByRole('radio', { name: /Incorrect or old content/ }));
  await userEvent.type(feedback(), text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send proposal' }));

test('a proposal is sent, confirmed and not kept', async () => {
  const { proposals, show } = await setUp();
  show();
  const dialog = await openForm();
  await fill('The fee of 2027 is 700 dollars.');
  await userEvent.type(screen.getByRole('textbox', { name: /Phone number or email/ }), '012 345 678');
  await send();
  expect(await within(dialog).findByText('Thank you! Your proposal has been sent.')).toBeVisible();
  expect(await proposals()).toMatchObject([
    { kind: 'incorrect-or-old-content', feedback: 'The fee of 2027 is 700 dollars.', contact: '012 345 678' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: texts.action })).toHaveFocus();
  await openForm();
  expect(feedback()).toHaveValue('');
});

test('kind and feedback are required, and named', async () => {
  const { proposals, show } = await setUp();
  show();
  await openForm();
  await send();
  expect(await screen.findByRole('link', { name: 'Type of proposal is required' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Detailed feedback is required' })).toBeVisible();
  expect(feedback()).toHaveAttribute('aria-invalid', 'true');
  expect(await proposals()).toEqual([]);
});

test('what was typed outlives the dialog and the page', async () => {
  const { show } = await setUp();
  const view = show();
  await openForm();
  await fill('A long thought');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  view.unmount();
  show();
  await openForm();
  expect(feedback()).toHaveValue('A long thought');
  expect(screen.getByRole('radio', { name: /Incorrect or old content/ })).toBeChecked();
});

test('a failure keeps the text, and a second try makes one proposal', async () => {
  const { proposals, show } = await setUp();
  backend.answer(propose, 'network-error', 'once');
  show();
  await openForm();
  await fill('No connection here');
  await send();
  expect(await screen.findByText('No internet connection. Nothing is lost: try again.')).toBeVisible();
  expect(feedback()).toHaveValue('No connection here');
  await send();
  expect(await screen.findByText('Thank you! Your proposal has been sent.')).toBeVisible();
  expect(await proposals()).toHaveLength(1);
});

test('too many proposals and refused fields are explained in the form', async () => {
  const { show } = await setUp();
  backend.answer(propose, { status: 429, code: 'too-many-requests' }, 'once');
  show();
  await openForm();
  await fill('Once more');
  await send();
  expect(await screen.findByText('Too many tries. Please wait a moment.')).toBeVisible();
  expect(feedback()).toHaveValue('Once more');
});

test('the form is there in Khmer', async () => {
  const school = await makeSchool(backend.current);
  renderScreen(<ProposeRevisionButton schoolId={school.id} schoolName="មហាវិទ្យាល័យឈូក" texts={texts} />, {
    locale: 'km',
  });
  const dialog = await openForm();
  expect(within(dialog).getByRole('radio', { name: /ព័ត៌មាននៅខ្វះ/ })).toBeVisible();
  expect(toasts).toEqual([]);
});
