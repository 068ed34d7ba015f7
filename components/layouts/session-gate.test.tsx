import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rememberPerson, type SessionNews, tellSessionNews } from '@/lib/device/session-news';
import { navigation, renderScreen } from '@/tests/support/screen';
import { SessionGate } from './session-gate';

const show = (locale: 'en' | 'km' = 'en') => {
  navigation.pathname = locale === 'km' ? '/partner/dashboard' : '/en/partner/dashboard';
  navigation.search = new URLSearchParams('view=applicants');
  rememberPerson('dara');
  renderScreen(
    <SessionGate>
      <p>Sok Dara 012 345 678</p>
      <input aria-label="Note" />
    </SessionGate>,
    { locale },
  );
};
const tell = (news: SessionNews | null) => act(() => tellSessionNews(news));
const rows = () => screen.queryByText(/Sok Dara/);

test.each<[SessionNews, string, string, string]>([
  ['rights', 'Your account may no longer open this page', 'Write to us', '/en/contact-us'],
  ['disabled', 'This account is disabled', 'Write to us', '/en/contact-us'],
  ...(['elsewhere', 'secret'] as const).map((news): [SessionNews, string, string, string] => [
    news,
    'You were logged out on this device',
    'Log in',
    '/en/login?redirect=%2Fpartner%2Fdashboard%3Fview%3Dapplicants',
  ]),
])('after "%s" one sentence stands in place of the rows, with what to do', (news, title, label, to) => {
  show();
  expect(rows()).toBeVisible();
  tell(news);
  expect(rows()).not.toBeInTheDocument();
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
});

test('who is typing when the session just ends keeps what they see', async () => {
  window.history.replaceState(null, '', '/en/partner/dashboard');
  show();
  await userEvent.type(screen.getByLabelText('Note'), 'Call');
  tell('ended');
  expect(screen.getByLabelText('Note')).toHaveValue('Call');
  window.history.replaceState(null, '', '/');
});

test('a page that the person may open comes back, in Khmer too', () => {
  show('km');
  tell('rights');
  expect(screen.getByText('គណនីរបស់អ្នកលែងអាចបើកទំព័រនេះបានហើយ')).toBeVisible();
  tell(null);
  expect(rows()).toBeVisible();
});
