import type { CertificateFacts } from '@/lib/contract/events/after-event';
import { formatHours, plainDate } from '@/lib/domain/dates/dates';
import type { Paper, RowSection } from '@/backend/core/papers/paper';
import { nameIn } from '@/backend/core/papers/paper-facts-rows';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

interface Certificate {
  facts: CertificateFacts;
  issuedAt: Date;
  /** Where it is proven. */
  address: string;
  reference: string;
}

const pick = (text: { en: string; km: string }, locale: PaperLocale): string =>
  text[locale] || text.en || text.km;

/** What was attended: by whom, when and where, and who held it. */
export function certificateRows(facts: CertificateFacts, locale: PaperLocale): RowSection['rows'] {
  const { attended: t } = paperWords[locale];
  const place = pick(facts.place, locale);
  const shown = nameIn(facts, locale);
  const otherName = locale === 'km' ? facts.name : facts.nameNative;
  return [
    [t.name, otherName && otherName !== shown ? `${shown} (${otherName})` : shown],
    [t.event, pick(facts.title, locale)],
    [t.date, `${plainDate(facts.startsAt, locale)}, ${formatHours(facts.startsAt, facts.endsAt)}`],
    ...(place ? [[t.place, place] as const] : []),
    [t.host, pick(facts.host, locale)],
  ];
}

/** The certificate that somebody was at an event. */
export function certificatePaper(
  { facts, issuedAt, address, reference }: Certificate,
  locale: PaperLocale,
): Paper {
  const { attended: t } = paperWords[locale];
  const host = pick(facts.host, locale);
  const date = plainDate(issuedAt, locale);
  return {
    locale,
    title: t.title,
    subtitle: host,
    notice: fill(t.certified, {
      host,
      name: nameIn(facts, locale),
      title: pick(facts.title, locale),
    }),
    sections: [{ title: t.about, rows: [...certificateRows(facts, locale), [t.issuedOn, date]] }],
    proof: { address, text: t.proof },
    note: fill(t.note, { date }),
    reference,
  };
}
