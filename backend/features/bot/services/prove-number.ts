import type { TelegramButton } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import {
  type SharedContact,
  shareContact,
  startProof,
} from '@/backend/features/accounts/services/telegram-proof';
import { botText } from './bot-words';
import { answer, pageOf, type Speaker } from './said';

/** Takes the button below the field away again. */
const noButtons: TelegramButton[][] = [];

const shareButton = ({ locale }: Speaker): TelegramButton[][] => [
  [{ text: botText(locale, 'proofShare'), request_contact: true }],
];

/** Asks for the number of a chat that has opened the link of a sign-up. @returns false where there is no such link */
export async function askForNumber(act: AnyAct, speaker: Speaker, key: string): Promise<boolean> {
  const { chatId, locale } = speaker;
  if (!(await startProof(act, { key, chatId }))) return false;
  const site = new URL(act.deps.env.PUBLIC_ORIGIN).host;
  await answer(act, speaker, [botText(locale, 'proofAsk', { site })], shareButton(speaker));
  return true;
}

/** A chat has shared a contact. */
export async function takeContact(
  act: AnyAct,
  speaker: Speaker,
  { senderId, contact }: { senderId: number; contact: SharedContact },
): Promise<void> {
  const { chatId, locale } = speaker;
  const shared = await shareContact(act, { chatId, senderId, contact });
  const say = (text: string, buttons: TelegramButton[][], ...more: string[]) =>
    answer(act, speaker, [text, ...more], buttons);
  switch (shared) {
    case 'none':
      return say(botText(locale, 'proofNone'), noButtons);
    case 'over':
      return say(botText(locale, 'proofOver'), noButtons);
    case 'not-own':
      return say(botText(locale, 'proofNotOwn'), shareButton(speaker));
    case 'other-number':
      return say(botText(locale, 'proofOtherNumber'), shareButton(speaker));
    case 'known':
      return say(botText(locale, 'proofKnown'), noButtons, pageOf(act, speaker, '/login'));
    case 'proven':
      return say(botText(locale, 'proofProven'), noButtons);
  }
}
