import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { plainDate, dayInCambodia, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { notificationTopics } from '@/lib/domain/notices/topics';
import { applicants, type TelegramButton } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import {
  codeLookupsPerAddressPerHourMax,
  telegramSaidPerChatMax,
  telegramSaidWindowSeconds,
} from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { hitLimit, takeUse } from '@/backend/core/access/rate-limit';
import { rolesOf } from '@/backend/core/access/roles-of';
import { joinApplicants, toApplicants } from '@/backend/features/admissions/services/applicant-views';
import { codeInPlaceOf } from '@/backend/features/admissions/services/merge-views';
import { choose } from '@/backend/features/notices/services/choose-notices';
import { outsideWords, topicWords } from '@/backend/features/notices/services/notice-words';
import {
  answerLink,
  findLink,
  sayTo,
  startLink,
  unlink,
} from '@/backend/features/notices/services/telegram-links';
import { botWords } from '@/backend/features/notices/services/telegram-words';
import { type BotLocale, botText, readCommand } from './bot-words';
import { answer, type Speaker, tellHowToLink, pageOf } from './said';
import { sayFindings, sayProgramsWith } from './say-findings';
import { marksButton, sayMarks } from './say-marks';
import { absenceButton, readAbsenceButton, takeAbsence } from './take-absence';
import {
  type SharedContact,
  shareContact,
  startProof,
} from '@/backend/features/accounts/services/telegram-proof';
import type { AgendaEntry } from '@/lib/contract/events/agenda';
import { feedLayers } from '@/lib/domain/events/calendar-feed';
import { readAgenda } from '@/backend/features/events/services/agenda';

const entriesMax = 20;

const lineOf = (entry: AgendaEntry, locale: BotLocale): string => {
  const { title, where, who, startsAt, endsAt, isCancelled } = entry;
  const hours = startsAt && endsAt ? `${formatTimeOfDay(startsAt)}–${formatTimeOfDay(endsAt)} ` : '';
  const place = [who?.[locale] || who?.en, where[locale]].filter(Boolean).join(', ');
  const note = isCancelled ? ` – ${botText(locale, 'cancelled')}` : '';
  return `• ${hours}${title[locale] || title.en}${place ? ` (${place})` : ''}${note}`;
};

/** The day of a person as their calendar has it, with that of their children. */
async function sayDay(act: AnyAct, speaker: Speaker): Promise<void> {
  const { caller, locale } = speaker;
  if (!caller) return tellHowToLink(act, speaker);
  const today = dayInCambodia(act.now);
  const date = plainDate(today, locale);
  const entries = await readAgenda(act.deps, caller.id, feedLayers, { from: today, to: today });
  if (entries.length === 0) return answer(act, speaker, [botText(locale, 'nothingToday', { date })]);
  const lines = entries.slice(0, entriesMax).map((entry) => lineOf(entry, locale));
  const page = pageOf(act, speaker, '/profile/schedule/timetable');
  await answer(act, speaker, [botText(locale, 'today', { date }), ...lines, '', page]);
}

/** Takes the button below the field away again. */
const noButtons: TelegramButton[][] = [];

const shareButton = ({ locale }: Speaker): TelegramButton[][] => [
  [{ text: botText(locale, 'proofShare'), request_contact: true }],
];

/** Asks for the number of a chat that has opened the link of a sign-up. @returns false where there is no such link */
async function askForNumber(act: AnyAct, speaker: Speaker, key: string): Promise<boolean> {
  const { chatId, locale } = speaker;
  if (!(await startProof(act, { key, chatId }))) return false;
  const site = new URL(act.deps.env.PUBLIC_ORIGIN).host;
  await answer(act, speaker, [botText(locale, 'proofAsk', { site })], shareButton(speaker));
  return true;
}

/** A chat has shared a contact. */
async function takeContact(
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

const chat = z.object({ id: z.int(), type: z.string() });
const said = z.string().max(200).optional().catch(undefined);
const person = z.object({
  id: z.int(),
  language_code: z.string().optional(),
  first_name: said,
  last_name: said,
  username: said,
});
/** What Sala reads of an update; it may be of any other kind. */
const update = z.object({
  update_id: z.int(),
  message: z
    .object({
      chat,
      from: person,
      text: z.string().max(4096).optional(),
      contact: z.object({ phone_number: z.string().max(40), user_id: z.int().optional() }).optional(),
    })
    .refine(({ text, contact }) => text !== undefined || contact !== undefined)
    .optional()
    .catch(undefined),
  callback_query: z
    .object({ id: z.string(), from: person, data: z.string().max(64), message: z.object({ chat }) })
    .optional()
    .catch(undefined),
});
export type TelegramUpdate = z.infer<typeof update>;

export const readUpdate = (value: unknown): TelegramUpdate | null => update.safeParse(value).data ?? null;

type Person = z.infer<typeof person>;
const nameMax = 80;
/** As Telegram calls somebody: the name and the user name, on one line. */
const nameOf = ({ first_name: first, last_name: last, username }: Person): string =>
  [first, last, username && `@${username}`]
    .filter(Boolean)
    .join(' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, nameMax);

const startWith = /^\/start\s+([\w-]{20,64})$/;
const codePattern = /^[\w-]{6,20}$/;

/** Where an application stands, by its code: the state and the day, no person. */
async function sayStatus(act: AnyAct, chatId: string, typed: string, locale: 'km' | 'en'): Promise<void> {
  const words = outsideWords(locale);
  const { deps, tx } = act;
  try {
    await hitLimit(deps, `telegram-status:${chatId}`, codeLookupsPerAddressPerHourMax, 3600);
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return sayTo(act, chatId, words.tooMany);
    throw error;
  }
  const code = await codeInPlaceOf(tx, typed.replaceAll('-', '').toUpperCase());
  const rows = await joinApplicants(tx).where(eq(applicants.referenceCode, code));
  const [found] = await toApplicants(tx, rows, act.now);
  if (!found) return sayTo(act, chatId, words.noCode);
  const { school, step, statusSince } = found;
  const said = words.status
    .replace('{school}', locale === 'km' ? school.nameNative : school.name)
    .replace('{status}', locale === 'km' ? step.nameNative : step.name)
    .replace('{date}', plainDate(dayInCambodia(statusSince), locale));
  await sayTo(act, chatId, said);
}

/** Who speaks in a chat: the account that it is linked to, with its roles. */
async function speakerOf(act: AnyAct, chatId: string, language: string | undefined): Promise<Speaker> {
  const linked = await findLink(act.tx, { chatId });
  const locale: BotLocale = linked?.locale ?? (language?.startsWith('en') ? 'en' : 'km');
  if (!linked) return { chatId, locale, caller: null };
  const roles = await rolesOf(act.tx, linked.userId);
  return { chatId, locale, caller: { id: linked.userId, sessionId: `telegram:${chatId}`, roles } };
}

/** What a button says. */
async function press(act: AnyAct, speaker: Speaker, said: string): Promise<void> {
  const { chatId, caller, locale } = speaker;
  if (said === botWords.yes || said === botWords.no) {
    await answerLink(act, chatId, said === botWords.yes);
    return;
  }
  if (!caller) return;
  if (said.startsWith(absenceButton)) return takeAbsence(act, speaker, readAbsenceButton(said));
  if (said.startsWith(marksButton)) return sayMarks(act, speaker, said.slice(marksButton.length));
  const words = outsideWords(locale);
  if (said === botWords.stop) {
    await unlink(act, caller.id);
    return sayTo(act, chatId, words.stopped);
  }
  const topic = notificationTopics.find((each) => said === `${botWords.mute}${each}`);
  if (!topic) return;
  await choose(act, caller.id, { topic, channel: 'telegram', on: false });
  await sayTo(act, chatId, words.muted.replace('{topic}', topicWords(topic, locale)));
}

/** What somebody writes. */
async function hear(act: AnyAct, speaker: Speaker, said: string, from: Person): Promise<void> {
  const { chatId, caller, locale } = speaker;
  const key = startWith.exec(said)?.[1];
  if (key) {
    if (
      !(await startLink(act, { key, chatId, telegramId: String(from.id), name: nameOf(from) })) &&
      !(await askForNumber(act, speaker, key))
    )
      await sayTo(act, chatId, outsideWords(locale).overdue);
    return;
  }
  const command = readCommand(said);
  switch (command?.name) {
    case 'start':
      await answer(act, speaker, [botText(locale, 'hello'), '', botText(locale, 'help')]);
      return caller ? undefined : tellHowToLink(act, speaker);
    case 'today':
      return sayDay(act, speaker);
    case 'marks':
      return sayMarks(act, speaker, null);
    case 'absent':
      return takeAbsence(act, speaker, {});
    case 'search':
      return sayFindings(act, speaker, command.rest);
    case 'with':
      return sayProgramsWith(act, speaker, command.rest);
    case 'stop':
      return caller ? press(act, speaker, botWords.stop) : tellHowToLink(act, speaker);
    case 'status':
      if (codePattern.test(command.rest)) return sayStatus(act, chatId, command.rest, locale);
      return answer(act, speaker, [botText(locale, 'help')]);
    default:
      return answer(act, speaker, [botText(locale, 'help')]);
  }
}

/** Counts what is said in a chat. Who says too much is told so once. @returns whether it is answered */
async function mayBeAnswered(act: AnyAct, speaker: Speaker): Promise<boolean> {
  const window = { windowSeconds: telegramSaidWindowSeconds };
  const said = { key: `telegram-said:${speaker.chatId}`, max: telegramSaidPerChatMax, ...window };
  if (await takeUse(act.deps, act.tx, said)) return true;
  const told = { key: `telegram-told:${speaker.chatId}`, max: 1, ...window };
  if (await takeUse(act.deps, act.tx, told)) await answer(act, speaker, [botText(speaker.locale, 'busy')]);
  return false;
}

/** Does what an update asks for. Groups are not answered: what the bot says is for one person. */
export async function followUpdate(
  act: AnyAct,
  { message, callback_query: button }: TelegramUpdate,
): Promise<void> {
  if (button) {
    const { id } = button;
    act.after((deps) => deps.telegram?.answerButton(id).catch(() => undefined) ?? Promise.resolve());
  }
  const chat = button ? button.message.chat : message?.chat;
  const from = button?.from ?? message?.from;
  if (chat?.type !== 'private' || !from) return;
  const speaker = await speakerOf(act, String(chat.id), from.language_code);
  if (!(await mayBeAnswered(act, speaker))) return;
  if (button) await press(act, speaker, button.data);
  else if (message?.contact) {
    const { phone_number: phone, user_id: ownerId } = message.contact;
    await takeContact(act, speaker, { senderId: from.id, contact: { phone, ownerId } });
  } else if (message?.text) await hear(act, speaker, message.text.trim(), from);
}
