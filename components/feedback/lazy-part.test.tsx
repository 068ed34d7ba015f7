import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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
