import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Panel } from '@/components/ui/panel';
import { renderScreen } from '@/tests/support/screen';
import { EditorSections } from './editor-sections';

const schema = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  slug: z.string().regex(/^[a-z]*$/),
  city: z.string(),
  isFull: z.boolean(),
});

function Example({ isShort = false }: { isShort?: boolean }) {
  const form = useZodForm(schema, {
    defaultValues: { title: '', summary: '', slug: 'a b', city: '', isFull: false },
  });
  return (
    <Form form={form} id="example" onSubmit={() => undefined}>
      <EditorSections schema={schema} />
      <Panel title="Text">
        <TextField name="title" label="Title" />
        <TextField name="summary" label="Summary" />
      </Panel>
      <Panel title="Address">
        <TextField name="slug" label="Slug" />
      </Panel>
      {!isShort && (
        <Panel title="Place">
          <TextField name="city" label="City" optional />
          <CheckboxField name="isFull" label="Full" />
        </Panel>
      )}
    </Form>
  );
}

test('each section says how much is filled in, and in words what the schema still asks for', async () => {
  renderScreen(<Example />);
  const list = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const links = () => list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links()).toEqual([
    'Text0 of 2 filled; Title and 1 more missing',
    'Address1 of 1 filled; Slug is not right',
    'Place0 of 1 filled',
  ]);
  await userEvent.type(screen.getByLabelText('Title'), 'Fair');
  expect(await list.findByText('1 of 2 filled')).toBeVisible();
  expect(links()[0]).toBe('Text1 of 2 filled; Summary is missing');
  const target = list.getByRole('link', { name: /^Place/ }).getAttribute('href') ?? '';
  expect(document.querySelector(target)).toHaveTextContent('City');
});

test('a short form has no list of sections', async () => {
  renderScreen(<Example isShort />);
  await userEvent.type(screen.getByLabelText('Title'), 'Fair');
  expect(screen.queryByRole('navigation')).toBeNull();
});
