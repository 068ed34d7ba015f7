import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { plainDate, dayInCambodia } from '@/lib/domain/dates/dates';
import { notificationTopics } from '@/lib/domain/notification/topics';
import { applicants } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import { codeLookupsPerAddressPerHourMax } from '@/backend/limits';
import type { AnyAct } from '@/backend/services/access/act';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { joinApplicants, toApplicants } from '@/backend/services/applicant/applicant-views';
import { codeInPlaceOf } from '@/backend/services/applicant/merge-views';
import { choose } from './choose-notices';
import { outsideWords, topicWords } from './notice-words';
import { answerLink, findLink, sayTo, startLink, unlink } from './telegram-links';
import { botWords } from './telegram-words';

const chat = z.object({ id: z.int(), type: z.string() });
const person = z.object({ id: z.int(), language_code: z.string().optional() });
/** What Sala reads of an update; it may be of any other kind. */
const update = z.object({
  update_id: z.int(),
  message: z
    .object({ chat, from: person, text: z.string().max(4096) })
    .optional()
    .catch(undefined),
  callback_query: z
    .object({ id: z.string(), from: person, data: z.string().max(64), message: z.object({ chat }) })
    .optional()
    .catch(undefined),
});
export type TelegramUpdate = z.infer<typeof update>;

export const readUpdate = (value: unknown): TelegramUpdate | null => update.safeParse(value).data ?? null;

const startWith = /^\/start\s+([\w-]{20,64})$/;
const statusOf = /^\/status(?:@\w+)?\s+([\w-]{6,20})$/i;

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
  const [found] = await toApplicants(tx, rows);
  if (!found) return sayTo(act, chatId, words.noCode);
  const { school, step, statusSince } = found;
  const said = words.status
    .replace('{school}', locale === 'km' ? school.nameNative : school.name)
    .replace('{status}', locale === 'km' ? step.nameNative : step.name)
    .replace('{date}', plainDate(dayInCambodia(statusSince), locale));
  await sayTo(act, chatId, said);
}

/** What a button says. */
async function press(act: AnyAct, chatId: string, said: string): Promise<void> {
  if (said === botWords.yes || said === botWords.no) {
    await answerLink(act, chatId, said === botWords.yes);
    return;
  }
  const linked = await findLink(act.tx, { chatId });
  if (!linked) return;
  const words = outsideWords(linked.locale);
  if (said === botWords.stop) {
    await unlink(act, linked.userId);
    return sayTo(act, chatId, words.stopped);
  }
  const topic = notificationTopics.find((each) => said === `${botWords.mute}${each}`);
  if (!topic) return;
  await choose(act, linked.userId, { topic, channel: 'telegram', on: false });
  await sayTo(act, chatId, words.muted.replace('{topic}', topicWords(topic, linked.locale)));
}

/** Does what an update asks for. Groups are not answered: what the bot says is for one person. */
export async function followUpdate(
  act: AnyAct,
  { message, callback_query: button }: TelegramUpdate,
): Promise<void> {
  if (button) {
    if (button.message.chat.type === 'private') await press(act, String(button.message.chat.id), button.data);
    const { id } = button;
    act.after((deps) => deps.telegram?.answerButton(id).catch(() => undefined) ?? Promise.resolve());
    return;
  }
  if (message?.chat.type !== 'private') return;
  const chatId = String(message.chat.id);
  const linked = await findLink(act.tx, { chatId });
  const locale = linked?.locale ?? (message.from.language_code?.startsWith('en') ? 'en' : 'km');
  const text = message.text.trim();
  const key = startWith.exec(text)?.[1];
  const code = statusOf.exec(text)?.[1];
  const words = outsideWords(locale);
  if (key) {
    if (!(await startLink(act, { key, chatId, telegramId: String(message.from.id) })))
      await sayTo(act, chatId, words.overdue);
  } else if (code) await sayStatus(act, chatId, code, locale);
  else if (text === '/stop' && linked) await press(act, chatId, botWords.stop);
  else await sayTo(act, chatId, words.help);
}
