import type { useTranslations } from 'next-intl';
import { namesIn } from '@/components/accounts/people/person-names';
import type { IconName } from '@/components/ui/icon';
import type { WaitingThing, WhatWaits } from '@/lib/contract/review/waiting';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import type { WaitingKey } from '@/lib/domain/accounts/waiting';
import type { Locale } from '@/lib/i18n/locales';
import { pickName, pickText } from '@/lib/i18n/pick';
import { waitingView } from '@/lib/query/waiting';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';

/** Whose desk it is: its pages have addresses of their own. */
export type WaitingDesk = 'advisor' | 'partner' | 'bank' | 'student';

export const waitingIcons: Record<WaitingKey, IconName> = {
  applications: 'clipboard-list',
  review: 'list-checks',
  inbox: 'inbox',
  questions: 'message-circle-question-mark',
  students: 'user-check',
  papers: 'file-text',
  corrections: 'file-pen',
  guardians: 'users',
  requests: 'message-circle-question-mark',
  revisions: 'file-pen',
  partners: 'handshake',
  hiring: 'briefcase-business',
  loans: 'wallet',
};

const listOf = (desk: WaitingDesk, key: WaitingKey, query: HrefQuery): Href => {
  if (key === 'applications')
    return href(desk === 'partner' ? '/partner/application' : '/advisor/user/application', undefined, query);
  if (key === 'students')
    return href(desk === 'partner' ? '/partner/student' : '/advisor/student', undefined, query);
  if (key === 'review') return href('/advisor/review', undefined, query);
  if (key === 'inbox') return href('/advisor/inbox', undefined, query);
  if (key === 'loans') return href('/advisor/student-loan', undefined, query);
  if (key === 'papers') return href('/profile/documentreport/softcopy-request', undefined, query);
  if (key === 'corrections') return href('/profile/enrolled/attendance', undefined, query);
  if (key === 'requests')
    return href(
      desk === 'partner' ? '/partner/enrollable-subjects' : '/advisor/enrollable-subjects',
      undefined,
      query,
    );
  if (key === 'guardians' && desk === 'student')
    return href('/profile/enrolled/userprofile', undefined, query);
  if (key === 'revisions' || key === 'partners' || key === 'guardians')
    return href(desk === 'partner' ? '/partner/dashboard' : '/advisor/dashboard', undefined, query);
  if (key === 'hiring') return href('/advisor/vacancy', undefined, query);
  return href('/advisor/sala-connect', undefined, query);
};

/** The list that shows exactly what is counted. */
export const waitingListHref = (desk: WaitingDesk, key: WaitingKey, waits: WhatWaits): Href =>
  listOf(desk, key, waitingView(key, waits));

/** Where it is dealt with: on its own page, or opened over its list. */
export function thingHref(desk: WaitingDesk, thing: WaitingThing): Href {
  const { id } = thing;
  switch (thing.kind) {
    case 'applications':
      return desk === 'partner'
        ? href('/partner/application/[id]', { id })
        : href('/advisor/user/application/[id]', { id });
    case 'review':
      return listOf(desk, 'review', { row: `${thing.subject}:${id}` });
    case 'inbox':
      return listOf(desk, 'inbox', { state: 'new', keyword: thing.number, row: id });
    case 'questions':
      return href('/advisor/sala-connect/answer/[questionId]', { questionId: id });
    case 'students':
      return listOf(desk, 'students', { schoolId: thing.schoolId, keyword: thing.referenceCode });
    case 'papers':
      return href(
        thing.place === 'hard'
          ? '/profile/documentreport/hardcopy-request'
          : '/profile/documentreport/softcopy-request',
        undefined,
        { org: thing.schoolId },
      );
    case 'corrections':
      return listOf(desk, 'corrections', { org: thing.schoolId });
    case 'guardians':
      return href('/profile/enrolled/userprofile', undefined, {
        ...(thing.schoolId && { org: thing.schoolId }),
        ...(thing.place && { student: thing.place }),
      });
    case 'requests':
    case 'revisions':
    case 'partners':
      return listOf(desk, thing.kind, {});
    case 'hiring':
      return thing.place
        ? href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: thing.place }, { view: 'applicants' })
        : listOf(desk, 'hiring', {});
    case 'loans':
      return href('/advisor/student-loan/[userid]/[slug]/detail', {
        userid: thing.userId,
        slug: thing.referenceCode,
      });
  }
}

/** Its name, and what decides about it, most important first. A school that is always the same decides nothing. */
export function thingWords(
  thing: WaitingThing,
  locale: Locale,
  { t, withSchool }: { t: ReturnType<typeof useTranslations<'today'>>; withSchool: boolean },
): { name: string; facts: (string | null)[] } {
  const named = (given: { name: string; nameNative: string } | null) => given && pickName(given, locale);
  switch (thing.kind) {
    case 'applications':
      return {
        name: namesIn(thing.person, locale).name,
        facts: [
          named(thing.step),
          thing.missing > 0 ? t('missing', { count: thing.missing }) : null,
          named(thing.program),
          withSchool ? named(thing.school) : null,
        ],
      };
    case 'review':
      return {
        name: pickText(thing.title, locale),
        facts: [
          t(`subjects.${thing.subject}`),
          thing.reports > 0 ? t('reports', { count: thing.reports }) : null,
        ],
      };
    case 'inbox':
      return { name: thing.subject, facts: [t('from', { name: thing.name })] };
    case 'questions':
      return { name: pickText(thing.title, locale), facts: [t('question')] };
    case 'students':
      return {
        name: namesIn(thing.person, locale).name,
        facts: [
          t('accepted'),
          thing.answerBy && t('answerBy', { date: formatDate(thing.answerBy, locale) }),
          named(thing.program),
        ],
      };
    case 'papers':
    case 'corrections':
    case 'guardians':
    case 'requests':
    case 'revisions':
    case 'partners':
    case 'hiring':
      return {
        name: pickText(thing.title, locale),
        facts: [t(`asked.${thing.kind}`), thing.about && pickText(thing.about, locale)],
      };
    case 'loans':
      return {
        name: namesIn(thing.person, locale).name,
        facts: [t('loan', { amount: formatUsd(thing.amount), months: thing.periodMonths })],
      };
  }
}
