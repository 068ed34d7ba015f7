import type { AbsenceReason } from '@/lib/domain/school-day/absences';
import enAbsence from '@/messages/en/school-day/absence.json';
import en from '@/messages/en/bot/bot.json';
import kmAbsence from '@/messages/km/school-day/absence.json';
import km from '@/messages/km/bot/bot.json';

export type BotLocale = 'km' | 'en';

const words = { en, km };
const reasons: Record<BotLocale, Record<AbsenceReason, string>> = {
  en: enAbsence.reasons,
  km: kmAbsence.reasons,
};

type Word = Exclude<keyof typeof en, 'commands'>;

export const botText = (locale: BotLocale, word: Word, given: Record<string, string> = {}): string =>
  words[locale][word].replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');

export const reasonText = (locale: BotLocale, reason: AbsenceReason): string => reasons[locale][reason];

const commandNames = ['today', 'marks', 'absent', 'search', 'with', 'status', 'help', 'stop'] as const;
type CommandName = 'start' | (typeof commandNames)[number];

/** What Telegram lists beside the field where people write. */
export const commandMenu = (locale: BotLocale) =>
  commandNames.map((command) => ({ command, description: words[locale].commands[command] }));

/** The same without a slash, as people write it in either language. */
const spoken: Record<string, CommandName> = {
  today: 'today',
  ថ្ងៃនេះ: 'today',
  marks: 'marks',
  scores: 'marks',
  ពិន្ទុ: 'marks',
  absent: 'absent',
  absence: 'absent',
  អវត្តមាន: 'absent',
  search: 'search',
  ស្វែងរក: 'search',
  រក: 'search',
  with: 'with',
  និទ្ទេស: 'with',
  status: 'status',
  ស្ថានភាព: 'status',
  help: 'help',
  ជំនួយ: 'help',
  stop: 'stop',
  ឈប់: 'stop',
  start: 'start',
};

const slashed = /^\/([a-z]+)(?:@\w+)?(?:\s+(.*))?$/isu;
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;

/** A command and what stands behind it; null for anything else that people write. */
export function readCommand(text: string): { name: CommandName; rest: string } | null {
  const said = text.replace(invisible, '').trim();
  const [, command = '', behind = ''] = slashed.exec(said) ?? [];
  const [first = '', ...others] = command ? [command, behind] : said.split(/\s+/);
  const name = spoken[first.toLowerCase()];
  if (!name) return null;
  const rest = others.join(' ').trim();
  // A sentence that begins with such a word is no command, but for those that want a word.
  if (!command && rest && !['search', 'with', 'status'].includes(name)) return null;
  return { name, rest };
}
