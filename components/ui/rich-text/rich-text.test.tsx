import { Editor } from '@tiptap/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { markdownFault } from '@/lib/domain/articles/safe-markdown';
import { renderScreen } from '@/tests/support/screen';
import { RichTextEditor } from './rich-text-editor';
import { isStorableLink, richTextExtensions } from './rich-text-extensions';

// jsdom has no layout; the editor scrolls to the cursor.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const edit = (markdown: string) =>
  new Editor({ extensions: richTextExtensions(), content: markdown, contentType: 'markdown' });
const again = (markdown: string) => edit(markdown).getMarkdown().trim();

test.each([
  ['headings', '## ការចុះឈ្មោះ\n\n### Dates'],
  ['marks', 'A **bold** and *slanted* word'],
  ['lists', '- one\n- two\n\n1. first\n2. second'],
  ['quote', '> A quote'],
  ['links', 'See [Sala](https://sala.example/a), [mail](mailto:a@b.kh) and [schools](/explore)'],
  ['Khmer', 'សាលារៀនមានកម្មវិធីសិក្សា 5 < 6 & <3'],
])('%s come out as they went in', (_what, markdown) => {
  expect(again(again(markdown))).toBe(again(markdown));
  expect(markdownFault(again(markdown))).toBeNull();
});

test.each(['## ការចុះឈ្មោះ\n\n### Dates', '- one\n- two', '> A quote', 'A **bold** and *slanted* word'])(
  '%j is the Markdown of its own text',
  (markdown) => expect(again(markdown)).toBe(markdown),
);

test('tags that somebody types stay text and can be stored', () => {
  const editor = edit('');
  editor.commands.insertContent({ type: 'text', text: 'a <b>tag</b> and <script>' });
  const markdown = editor.getMarkdown();
  expect(markdownFault(markdown)).toBeNull();
  expect(edit(markdown).getText()).toBe('a <b>tag</b> and <script>');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a.kh/)', 'a b', ''])(
  '%s is no link',
  (address) => {
    expect(isStorableLink(address)).toBe(false);
    const editor = edit('word');
    editor.chain().selectAll().setLink({ href: address }).run();
    expect(editor.getMarkdown().trim()).toBe('word');
  },
);

function Example({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RichTextEditor id="text" label="Text" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('other')}>
        reset
      </button>
      <output>{value}</output>
    </>
  );
}
const said = () => screen.getByRole('status').textContent;

test('the toolbar formats by press, is one stop of Tab and is walked with arrow keys', async () => {
  renderScreen(<Example first="word" />);
  await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.click(screen.getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(said()).toBe('## word'));
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said()).toBe('word'));
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus();
  expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(2);
});

test('a link is asked for, checked and written', async () => {
  renderScreen(<Example first="" />);
  await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const address = await screen.findByLabelText('Address of the link');
  await userEvent.clear(address);
  await userEvent.type(address, 'javascript:x{Enter}');
  expect(await screen.findByText(/Use an address that begins with/)).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, '/explore{Enter}');
  await waitFor(() => expect(said()).toBe('[/explore](/explore)'));
});

test('a value from outside replaces the text', async () => {
  renderScreen(<Example first="word" />, { locale: 'km' });
  const box = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.click(screen.getByRole('button', { name: 'reset' }));
  await waitFor(() => expect(box).toHaveTextContent('other'));
  expect(screen.getByRole('toolbar', { name: 'ទម្រង់អក្សរ៖ Text' })).toBeVisible();
});
