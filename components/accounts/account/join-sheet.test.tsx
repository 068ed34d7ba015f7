import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { invite } from '@/components/feedback/invitation';
import { InvitationHost } from '@/components/layouts/invitation-host';
import { ApplyLink } from '@/components/schools/school/apply-link';
import { signedInHintName } from '@/lib/session/cookies';
import { href } from '@/lib/routes/href';
import { renderScreen } from '@/tests/support/screen';

const form = href('/school/[slug]/enrollment-form', { slug: 'lotus' }, { program: 'p-1' });
const redirect = encodeURIComponent('/school/lotus/enrollment-form?program=p-1');

afterEach(() => {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
});

/** Whether the browser would have followed the link. */
const press = async (name: string) => {
  const link = screen.getByRole('link', { name });
  let isFollowed = true;
  const watch = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  await userEvent.click(link);
  return isFollowed;
};

test('a visitor who applies reads what an account is for, signs up first, and comes back to the form', async () => {
  renderScreen(
    <>
      <ApplyLink href={form}>Apply</ApplyLink>
      <InvitationHost />
    </>,
  );
  expect(await press('Apply')).toBe(false);
  const sheet = await screen.findByRole('dialog', { name: 'Apply with your account' });
  expect(sheet).toHaveTextContent('It takes one minute');
  const links = [...sheet.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/en/signup?redirect=${redirect}`, `/en/login?redirect=${redirect}`]);
  await userEvent.click(screen.getByRole('button', { name: 'Go on reading' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who is signed in goes to the form', async () => {
  document.cookie = `${signedInHintName}=1; path=/`;
  renderScreen(
    <>
      <ApplyLink href={form}>Apply</ApplyLink>
      <InvitationHost />
    </>,
  );
  await press('Apply');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a host nothing is promised', () => {
  expect(invite({ kind: 'heart', goOn: '/explore' })).toBe(false);
});
