import type { AgendaEntry } from '@/lib/contract/events/agenda';
import { dayInCambodia, formatTimeOfDay, plainDate } from '@/lib/domain/dates/dates';
import { feedLayers } from '@/lib/domain/events/calendar-feed';
import type { AnyAct } from '@/backend/core/access/act';
import { readAgenda } from '@/backend/features/events/services/agenda';
import { type BotLocale, botText } from './bot-words';
import { answer, pageOf, type Speaker, tellHowToLink } from './said';

const entriesMax = 20;

const lineOf = (entry: AgendaEntry, locale: BotLocale): string => {
  const { title, where, who, startsAt, endsAt, isCancelled } = entry;
  const hours = startsAt && endsAt ? `${formatTimeOfDay(startsAt)}–${formatTimeOfDay(endsAt)} ` : '';
  const place = [who?.[locale] || who?.en, where].filter(Boolean).join(', ');
  const note = isCancelled ? ` – ${botText(locale, 'cancelled')}` : '';
  return `• ${hours}${title[locale] || title.en}${place ? ` (${place})` : ''}${note}`;
};

/** The day of a person as their calendar has it, with that of their children. */
export async function sayDay(act: AnyAct, speaker: Speaker): Promise<void> {
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
