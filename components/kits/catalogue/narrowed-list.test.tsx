import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { NarrowedList } from './narrowed-list';

const show = (locale: 'km' | 'en' = 'en') =>
  renderScreen(
    <NarrowedList label="Find a major" none="No major has this name.">
      <section data-find-group="">
        <h2>Health</h2>
        <p data-find="Nursing គិលានុបដ្ឋាក">Nursing</p>
        <p data-find="Women’s health សុខភាពស្ត្រី">Women’s health</p>
      </section>
      <section data-find-group="Justice យុត្តិធម៌">
        <h2>Law</h2>
        <p data-find="Public Law នីតិសាធារណៈ">Public Law</p>
      </section>
    </NarrowedList>,
    { locale },
  );
const type = async (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

test('shows everything before anybody types', () => {
  show();
  for (const name of ['Nursing', 'Public Law']) expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('hides what does not fit, with groups that have nothing left, and says how many are shown', async () => {
  show();
  await type('NURS');
  await waitFor(() => expect(screen.getByText('Public Law')).not.toBeVisible());
  expect(screen.getByText('Law')).not.toBeVisible();
  expect(screen.getByText('Nursing')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 shown');
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.getByText('Public Law')).toBeVisible());
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('finds Khmer in another encoding that looks the same', async () => {
  show('km');
  await type('ស្រ្តី');
  await waitFor(() => expect(screen.getByText('Nursing')).not.toBeVisible());
  expect(screen.getByText('Women’s health')).toBeVisible();
});

test('finds all rows of a group by its own words', async () => {
  show();
  await type('justice');
  await waitFor(() => expect(screen.getByText('Nursing')).not.toBeVisible());
  expect(screen.getByText('Public Law')).toBeVisible();
});

test('says that nothing fits', async () => {
  show();
  await type('zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No major has this name.'));
});

const showFolded = () =>
  renderScreen(
    <NarrowedList label="Find a major" none="No major has this name.">
      <details data-find-group="Health">
        <summary>Health</summary>
        <p id="field-hea" data-find="Nursing">
          Nursing
        </p>
      </details>
      <details data-find-group="Law">
        <summary>Law</summary>
        <p data-find="Public Law">Public Law</p>
      </details>
    </NarrowedList>,
  );

test('a search opens what it finds, and leaves open what the reader had opened', async () => {
  showFolded();
  await userEvent.click(screen.getByText('Law'));
  await type('nurs');
  await waitFor(() => expect(screen.getByText('Nursing')).toBeVisible());
  expect(screen.getByText('Law')).not.toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.getByText('Public Law')).toBeVisible());
  expect(screen.getByText('Nursing')).not.toBeVisible();
});

test('an address that names something folded opens it', async () => {
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  window.history.replaceState(null, '', '#field-hea');
  showFolded();
  await waitFor(() => expect(screen.getByText('Nursing')).toBeVisible());
  expect(screen.getByText('Public Law')).not.toBeVisible();
  window.history.replaceState(null, '', '#');
});
