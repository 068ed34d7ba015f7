import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { questions } from '@/backend/db/schema';
import { questionsResource } from '@/lib/contract/questions/questions';
import { makePerson } from '@/tests/support/make';
import { makeQuestionnaire, type TestItem } from '@/tests/support/orientation';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AdvisorOrientationTestScreen } from './orientation-test-screen';

const backend = useScreenBackend();
const { update } = questionsResource.endpoints;
let items: TestItem[];

beforeEach(async () => {
  await backend.current.deps.db.delete(questions);
  items = await makeQuestionnaire(backend.current, 'personality');
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  navigation.search = new URLSearchParams({ view: 'statements', test: 'personality' });
});

const idOf = (number: number) => items[number - 1]?.questionId ?? '';
const stored = async (number: number) => {
  const rows = await backend.current.deps.db
    .select()
    .from(questions)
    .where(eq(questions.id, idOf(number)));
  return rows[0];
};
const changeElsewhere = (number: number, title: string) =>
  backend.current.deps.db
    .update(questions)
    .set({ title, titleNative: 'ប្រយោគផ្សេង', version: 2 })
    .where(eq(questions.id, idOf(number)));
const openEditor = async (number: number) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit statement ${number}` }));
  return { en: await screen.findByLabelText('In English'), km: screen.getByLabelText('In Khmer') };
};
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('statements show what they measure, and that the questionnaire is complete', async () => {
  renderScreen(<AdvisorOrientationTestScreen />);
  const list = await screen.findByRole('list', { name: 'Statements' });
  const [first] = within(list).getAllByRole('listitem');
  // The first is reversed: agreement counts for the second end of its axis.
  expect(first).toHaveTextContent(/1\.Statement 1ប្រយោគ 1Agreeing speaks for:I · .*Axis EI/);
  expect(screen.getByText(/is complete: 50 statements/)).toBeInTheDocument();
});

test('both languages are edited with a preview in each, and saved', async () => {
  renderScreen(<AdvisorOrientationTestScreen />);
  const { en, km } = await openEditor(2);
  await type(en, 'I plan my week');
  await type(km, 'ខ្ញុំរៀបចំផែនការ');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  const khmer = within(screen.getByRole('region', { name: 'How students see it: ភាសាខ្មែរ' }));
  expect(khmer.getByRole('group', { name: /ប្រយោគទី 2 ក្នុងចំណោម 50: ខ្ញុំរៀបចំផែនការ/ })).toBeInTheDocument();
  await userEvent.click(khmer.getByRole('radio', { name: /យល់ស្របទាំងស្រុង$/ }));
  const english = within(screen.getByRole('region', { name: 'How students see it: English' }));
  expect(english.getByRole('group', { name: /Statement 2 of 50: I plan my week/ })).toBeInTheDocument();
  await save();
  await waitFor(() => expect(screen.queryByLabelText('In English')).toBeNull());
  expect(await screen.findByRole('heading', { name: /I plan my week/ })).toBeInTheDocument();
  expect(await stored(2)).toMatchObject({
    title: 'I plan my week',
    titleNative: 'ខ្ញុំរៀបចំផែនការ',
    version: 2,
    scale: items[1]?.scale,
    reversed: true,
  });
});

test('an empty text and one in the wrong field are refused at their fields', async () => {
  renderScreen(<AdvisorOrientationTestScreen />);
  const { en, km } = await openEditor(1);
  await userEvent.clear(en);
  await type(km, 'I plan my week');
  await save();
  const english = await screen.findByText('In English is required', { selector: 'p' });
  expect(english).toBeInTheDocument();
  expect(screen.getByText('In Khmer: write in Khmer letters only', { selector: 'p' })).toBeInTheDocument();
  expect((await stored(1))?.version).toBe(1);
});

test('somebody else was faster: theirs is shown, mine is kept, and goes on top of it only when I say so', async () => {
  renderScreen(<AdvisorOrientationTestScreen />);
  const { en } = await openEditor(3);
  await type(en, 'Mine');
  await changeElsewhere(3, 'Theirs');
  await save();
  expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeInTheDocument();
  expect(screen.getAllByText('Theirs').length).toBeGreaterThan(0);
  expect(en).toHaveValue('Mine');
  expect((await stored(3))?.title).toBe('Theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  expect((await stored(3))?.title).toBe('Theirs');
  await save();
  await waitFor(async () => expect((await stored(3))?.title).toBe('Mine'));
});

test('their text can be taken instead', async () => {
  renderScreen(<AdvisorOrientationTestScreen />);
  const { en, km } = await openEditor(3);
  await type(en, 'Mine');
  await changeElsewhere(3, 'Theirs');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take all of theirs' }));
  expect(en).toHaveValue('Theirs');
  expect(km).toHaveValue('ប្រយោគផ្សេង');
});

test('a statement that is gone and a connection that is gone keep what was typed', async () => {
  renderScreen(<AdvisorOrientationTestScreen />);
  const { en } = await openEditor(4);
  await type(en, 'Mine');
  backend.answer(update, 'network-error', 'once');
  await save();
  expect(await screen.findByText(/No internet connection/)).toBeInTheDocument();
  expect(en).toHaveValue('Mine');
  await backend.current.deps.db.delete(questions).where(eq(questions.id, idOf(4)));
  await save();
  expect(await screen.findByText(/Somebody has removed this\. Your text is still here/)).toBeInTheDocument();
  expect(en).toHaveValue('Mine');
});

test('an incomplete questionnaire says that nobody gets a result, and the missing statement is written', async () => {
  await backend.current.deps.db.delete(questions).where(eq(questions.id, idOf(1)));
  renderScreen(<AdvisorOrientationTestScreen />);
  expect(await screen.findByText(/is incomplete: nobody gets a result/)).toBeInTheDocument();
  expect(screen.getByText('1 statement is missing')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Write one' }));
  await type(await screen.findByLabelText('In English'), 'I like quiet evenings');
  await type(screen.getByLabelText('In Khmer'), 'ខ្ញុំចូលចិត្តស្ងាត់');
  await save();
  expect(await screen.findByText(/is complete: 50 statements/)).toBeInTheDocument();
  const [row] = await backend.current.deps.db
    .select()
    .from(questions)
    .where(eq(questions.title, 'I like quiet evenings'));
  expect(row).toMatchObject({ orderNumber: 1, scale: 'EI', reversed: true });
});

test('a statement too many can be taken out, after a question that repeats it', async () => {
  await backend.current.deps.db
    .update(questions)
    .set({ reversed: false })
    .where(eq(questions.id, idOf(1)));
  renderScreen(<AdvisorOrientationTestScreen />);
  expect(await screen.findByText('1 statement too many')).toBeInTheDocument();
  const [remove] = screen.getAllByRole('button', { name: 'Remove' });
  if (!remove) throw new Error('There is nothing to remove.');
  await userEvent.click(remove);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/“Statement 1”/)).toBeInTheDocument();
  // The first list after the removal does not arrive.
  backend.answer(questionsResource.endpoints.list, 'network-error', 'once');
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Being removed …')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Statement 1')).not.toBeInTheDocument(), { timeout: 5_000 });
  expect(await stored(1)).toBeUndefined();
});
