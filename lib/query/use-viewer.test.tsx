import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useKnownViewer, useViewer, viewerQuery } from './use-viewer';

function Named({ use }: { use: typeof useViewer }) {
  const { data, status } = use();
  return data ? <b>{data.given_name}</b> : <i>{status}</i>;
}

test.each([useViewer, useKnownViewer])(
  'a part that is hydrated late says first what the server said',
  (use) => {
    const failed = vi.fn();
    const page = (client: QueryClient) => (
      <QueryClientProvider client={client}>
        <Named use={use} />
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(new QueryClient()));
    const client = new QueryClient();
    client.setQueryData<unknown>(viewerQuery().queryKey, { sub: 'somebody', given_name: 'Dara' });
    render(page(client), { container, hydrate: true, onRecoverableError: failed });
    expect(screen.getByText('Dara')).toBeVisible();
    expect(failed).not.toHaveBeenCalled();
  },
);
