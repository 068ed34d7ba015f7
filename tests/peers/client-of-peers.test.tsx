import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { ShareLinks } from '@/components/orientation/share-links';
import { UploadField } from '@/components/kits/upload/upload-field';
import { request } from '@/lib/api/resource-client';
import type { Endpoint, Input } from '@/lib/contract/endpoint';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { shortUrlsResource } from '@/lib/contract/notices/short-urls';
import { foreignAnswers } from '@/tests/peers/foreign-answers';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();

describe.each(Object.entries(foreignAnswers))('%s', (_service, answers) => {
  test.each(answers)('$endpoint.method $endpoint.path', async ({ endpoint, body }) => {
    backend.answer(endpoint, { foreign: body });
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `${name}-1`]);
    const input = { params: Object.fromEntries(names) as Record<string, string> } as Input<Endpoint>;
    await expect(request<Endpoint>(endpoint, input)).resolves.toBeDefined();
  });
});

const schema = z.object({ paper: z.string().min(1) });

function Example({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useZodForm(schema);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <UploadField name="paper" label="Paper" destination={{ purpose: 'certificate' }} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('a file goes where a presigned address says, without a confirmation', async () => {
  const storage = {
    method: 'PUT',
    path: '/storage/files/paper.pdf',
    access: 'public',
    summary: 'A bucket',
    response: z.unknown(),
  } as const;
  backend.answer(storage, { foreign: '' });
  const url = `http://localhost:3000${storage.path}?signature=1`;
  backend.answer(uploadsResource.endpoints.promise, { foreign: { url } });
  const onSubmit = vi.fn<(values: z.output<typeof schema>) => Promise<void>>().mockResolvedValue();
  renderScreen(<Example onSubmit={onSubmit} />);
  const file = new File(['%PDF-1.4'], 'paper.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Paper: Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByRole('button', { name: 'View paper.pdf' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paper: 'storage/files/paper.pdf' }));
});

test('a short link of Shlink, with its offset, is what is shared', async () => {
  const shortUrl = 'https://s.example/abc123DEF';
  backend.answer(shortUrlsResource.endpoints.create, {
    foreign: { shortCode: 'abc123DEF', shortUrl, dateCreated: '2026-11-01T08:00:00+07:00' },
  });
  renderScreen(<ShareLinks whose={{ userId: 'person-1', recordId: 'record-1' }} text="My result" />);
  const telegram = await screen.findByRole('link', { name: 'Telegram' });
  await waitFor(() =>
    expect(telegram).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(shortUrl))),
  );
});
