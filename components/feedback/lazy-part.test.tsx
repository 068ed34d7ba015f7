import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Skeleton = () => <p>loading</p>;
const loads = () => vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));

test('the skeleton stands until the part is there', async () => {
  const load = loads();
  const Part = lazyPart(load, Skeleton);
  expect(load).not.toHaveBeenCalled();
  render(<Part name="Dara" />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('Hello Dara')).toBeVisible();
});

test('a part ahead is fetched at once, where its condition holds', () => {
  const [wanted, unwanted] = [loads(), loads()];
  lazyPart(wanted, Skeleton, { ahead: true });
  lazyPart(unwanted, Skeleton, { ahead: () => false });
  expect(wanted).toHaveBeenCalledOnce();
  expect(unwanted).not.toHaveBeenCalled();
});

test('a part that could not be fetched ahead is asked for again when it is drawn', async () => {
  const load = loads().mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load, Skeleton, { ahead: true });
  await act(async () => undefined);
  render(<Part name="Bopha" />);
  expect(await screen.findByText('Hello Bopha')).toBeVisible();
});

test('without server rendering the HTML has the skeleton', () => {
  const Part = lazyPart(loads(), Skeleton, { ssr: false });
  expect(renderToString(<Part name="Dara" />)).toContain('loading');
});

const gone = Object.assign(new Error('Failed to load chunk /_next/static/chunks/gone.js'), {
  name: 'ChunkLoadError',
});
const stubReload = () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, pathname: '/contact', reload });
  // The site no longer has the script.
  vi.stubGlobal('fetch', async () => ({ status: 404 }));
  return reload;
};
afterEach(() => vi.unstubAllGlobals());

test('a part of an older build loads the page again where nothing was typed', async () => {
  const reload = stubReload();
  const Part = lazyPart(loads().mockRejectedValue(gone), Skeleton);
  renderScreen(<Part name="Dara" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('beside typed text it says so in its place, and loads again only when asked', async () => {
  const reload = stubReload();
  const Part = lazyPart(loads().mockRejectedValue(gone), Skeleton);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Message" />
        <button type="button" onClick={() => setOpen(true)}>
          More
        </button>
        {isOpen && <Part name="Dara" />}
      </>
    );
  };
  renderScreen(<Page />);
  await userEvent.type(screen.getByLabelText('Message'), 'My question');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('My question');
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
