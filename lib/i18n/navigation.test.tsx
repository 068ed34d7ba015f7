import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { href } from '@/lib/routes/href';
import { renderScreen } from '@/tests/support/screen';
import { Link } from './navigation';

// jsdom has no router that would prefetch; the test checks what Next is asked for.
vi.mock('next/link', () => ({
  default: ({ prefetch, onNavigate, children, ...props }: ComponentProps<'a'> & Record<string, unknown>) => (
    <a data-prefetch={String(prefetch)} data-navigates={typeof onNavigate} {...props}>
      {children}
    </a>
  ),
}));

afterEach(() => vi.unstubAllGlobals());

const link = () => screen.getByRole('link', { name: 'Schools' });

test('the page behind a link is fetched once somebody is near it', async () => {
  const onPointerEnter = vi.fn<() => void>();
  renderScreen(
    <Link href={href('/explore')} onPointerEnter={onPointerEnter}>
      Schools
    </Link>,
  );
  expect(link()).toHaveAttribute('data-prefetch', 'false');
  await userEvent.hover(link());
  expect(link()).toHaveAttribute('data-prefetch', 'auto');
  expect(onPointerEnter).toHaveBeenCalledOnce();
});

test('the keyboard counts as near', async () => {
  renderScreen(<Link href={href('/explore')}>Schools</Link>);
  await userEvent.tab();
  expect(link()).toHaveFocus();
  expect(link()).toHaveAttribute('data-prefetch', 'auto');
});

test('a link may be fetched when the browser is idle, or never', async () => {
  const waiting: { run: () => void; timeoutMs: number | undefined }[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    waiting.push({ run, timeoutMs: options?.timeout }),
  );
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  renderScreen(
    <>
      <Link href={href('/explore')} prefetch="auto">
        Schools
      </Link>
      <Link href={href('/course')} prefetch={false}>
        Courses
      </Link>
    </>,
  );
  expect(link()).toHaveAttribute('data-prefetch', 'false');
  expect(waiting.map(({ timeoutMs }) => timeoutMs)).toEqual([2_000]);
  act(() => waiting[0]?.run());
  expect(link()).toHaveAttribute('data-prefetch', 'auto');
  await userEvent.hover(screen.getByRole('link', { name: 'Courses' }));
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('data-prefetch', 'false');
});

test('who saves data gets nothing that was not asked for', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  renderScreen(
    <Link href={href('/explore')} prefetch="auto">
      Schools
    </Link>,
  );
  expect(link()).toHaveAttribute('data-prefetch', 'false');
});
