import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { guardians, noticeChoices } from '@/backend/db/schema';
import { makePerson, type Person } from '@/tests/support/make';
import { makeSchoolWithStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { NoticeChannels } from './notice-channels';

const backend = useScreenBackend();
let person: Person;
beforeAll(async () => {
  person = await makePerson(backend.current);
});
beforeEach(() => backend.signIn(person));

const shown = () => renderScreen(<NoticeChannels userId={person.id} roles={['user']} />, { locale: 'en' });
const openTopics = async () => userEvent.click(await screen.findByText('Choose by topic'));
const rowsOf = ({ id }: Person) =>
  backend.current.deps.db.select().from(noticeChoices).where(eq(noticeChoices.userId, id));

test('one word chooses for all topics of a channel, and a mixture is the person’s own choice', async () => {
  const chooser = await makePerson(backend.current);
  backend.signIn(chooser);
  renderScreen(<NoticeChannels userId={chooser.id} roles={['user']} />, { locale: 'en' });
  const mail = await screen.findByRole('combobox', { name: 'Email' });
  expect(mail).toHaveDisplayValue('Important');
  // Every text message is about something important.
  const sms = within(screen.getByRole('combobox', { name: 'SMS' }));
  expect(sms.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Everything', 'Nothing']);
  await userEvent.selectOptions(mail, 'Everything');
  await expect.poll(() => mail).toHaveDisplayValue('Everything');
  const stored = (await rowsOf(chooser)).map(({ topic, channel, isOn }) => [topic, channel, isOn]);
  expect(stored).toContainEqual(['questions', 'mail', true]);
  expect(stored.filter(([, channel, isOn]) => channel !== 'mail' || !isOn)).toEqual([]);
  await openTopics();
  const questions = within(screen.getByRole('group', { name: 'Questions' }));
  await userEvent.click(questions.getByRole('checkbox', { name: 'Email' }));
  await expect.poll(() => mail).toHaveDisplayValue('Your own choice');
  await userEvent.selectOptions(mail, 'Nothing');
  await expect.poll(() => questions.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
});

test('a topic is turned off for one channel; work and Telegram show only to those who have them', async () => {
  shown();
  await openTopics();
  const loans = within(await screen.findByRole('group', { name: 'Loans' }));
  expect(screen.queryByRole('group', { name: 'Work' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Telegram' })).toBeNull();
  expect(loans.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
  const mail = loans.getByRole('checkbox', { name: 'Email' });
  expect(mail).toBeChecked();
  await userEvent.click(mail);
  await expect.poll(() => mail).not.toBeChecked();
  expect(await rowsOf(person)).toMatchObject([{ topic: 'loans', channel: 'mail', isOn: false }]);
});

test('a guardian chooses SMS about children, and nobody else is asked', async () => {
  const { deps, clock } = backend.current;
  const { student } = await makeSchoolWithStudent(backend.current);
  const other = shown();
  await openTopics();
  await screen.findByRole('group', { name: 'Loans' });
  expect(screen.queryByRole('group', { name: 'Children' })).toBeNull();
  other.unmount();
  const now = clock.now();
  const of = { studentId: student.id, userId: person.id };
  await deps.db.insert(guardians).values({ ...of, sees: ['attendance'], createdAt: now, confirmedAt: now });
  shown();
  await openTopics();
  const children = within(await screen.findByRole('group', { name: 'Children' }));
  expect(screen.getByText(/one a day for each child/)).toBeVisible();
  const sms = children.getByRole('checkbox', { name: 'SMS' });
  expect(sms).not.toBeChecked();
  await userEvent.click(sms);
  await expect.poll(() => sms).toBeChecked();
});

test.each([
  ['en', 'What comes by SMS, and when', /if it is less than 6 hours away/, /Your child was absent/],
  ['km', 'អ្វីខ្លះផ្ញើតាមសារ SMS ហើយផ្ញើនៅពេលណា', /បើនៅសល់តិចជាង 6 ម៉ោង/, /កូនរបស់អ្នកអវត្តមាន/],
] as const)('in %s the table of urgencies is said in words', async (locale, title, hours, child) => {
  const stranger = await makePerson(backend.current);
  backend.signIn(stranger);
  renderScreen(<NoticeChannels userId={stranger.id} roles={['user']} />, { locale });
  await userEvent.click(await screen.findByText(title));
  expect(screen.getByText(hours)).toBeVisible();
  // Only guardians have the topic.
  expect(screen.queryByText(child)).toBeNull();
});

test('a test says what became of it on each channel', async () => {
  shown();
  await userEvent.click(await screen.findByText('A test, and what went where'));
  expect(await screen.findByText('Nothing has gone out yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText(/no confirmed number or email/)).toBeVisible();
});
