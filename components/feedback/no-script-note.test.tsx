import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Form } from '@/components/form/form';
import en from '@/messages/en/core/feedback.json';
import form from '@/messages/en/core/form.json';
import { NoScriptNote } from './no-script-note';

function AnyForm() {
  return (
    <Form form={useForm()} onSubmit={() => undefined}>
      <button type="submit">Send</button>
    </Form>
  );
}

const html = (page: React.ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ feedback: en, form }}>
      {page}
    </NextIntlClientProvider>,
  );

test('the HTML of every form says that it cannot be sent without scripts', () => {
  expect(html(<AnyForm />)).toMatch(/<noscript>.*cannot be sent without JavaScript.*<\/noscript>/);
});

test('a search says which others work', () => {
  expect(html(<NoScriptNote what="search" />)).toMatch(
    /^<noscript>.*schools and of programs work without it/,
  );
});
