import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { telegramKeys, telegramLinks } from '@/backend/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { makePerson } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { TelegramLink } from './telegram-link';

const backend = useScreenBackend();
let chats = 0;

/** A chat has said yes to the link of an account, whose page is open. */
const open = async (locale: Locale = 'en', minutes = 10) => {
  const b = backend.current;
  const person = await makePerson(b);
  const now = b.clock.now();
  chats += 1;
  await b.deps.db.insert(telegramKeys).values({
    hash: `telegram-link-${chats}`,
    userId: person.id,
    chatId: `chat-${chats}`,
    chatName: 'Sokha @sokha',
    agreedAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  backend.signIn(person);
  renderScreen(
    <>
      <TelegramLink userId={person.id} isLinked={false} asking={{ name: 'Sokha @sokha' }} />
      <ToastHost />
    </>,
    { locale },
  );
  return {
    linked: () => b.deps.db.$count(telegramLinks, eq(telegramLinks.userId, person.id)),
    asked: () => b.deps.db.$count(telegramKeys, eq(telegramKeys.userId, person.id)),
  };
};

test('the page names the chat, and a yes links it', async () => {
  const { linked } = await open();
  expect(await screen.findByText(/“Sokha @sokha” wants to get your notices/)).toBeVisible();
  await press('Yes, it is mine');
  await waitFor(async () => expect(await linked()).toBe(1));
});

test('a no in Khmer links nothing and ends the question', async () => {
  const { linked, asked } = await open('km');
  await press('ទេ');
  await waitFor(async () => expect([await linked(), await asked()]).toEqual([0, 0]));
});

test('a question that is over says so', async () => {
  const { linked } = await open('en', -1);
  await press('Yes, it is mine');
  expect(await screen.findByText('This question is over. Please link Telegram anew.')).toBeVisible();
  expect(await linked()).toBe(0);
});
