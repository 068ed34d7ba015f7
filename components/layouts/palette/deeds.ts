import { asKind } from '@/components/school-day/membership/choose-membership';
import type { IconName } from '@/components/ui/icons/icon-names';
import type { Messages } from '@/lib/i18n/messages';
import { href, type Href } from '@/lib/routes/href';
import type { BuiltPath } from '@/lib/routes/pages';

type PlainPath = Exclude<BuiltPath, `${string}[${string}`>;
type DeedKey = keyof Messages['palette']['deeds'];

/** Something to do that has a page of its own. */
export interface DeskDeed {
  key: DeedKey;
  icon: IconName;
  href: Href;
}

const advisorDeeds: readonly DeskDeed[] = [
  { key: 'registerApplicant', icon: 'user-check', href: href('/advisor/user/application/create') },
  { key: 'writeArticle', icon: 'pencil-line', href: href('/advisor/article/create') },
  { key: 'addVacancy', icon: 'plus', href: href('/advisor/vacancy/create') },
  { key: 'addEmployer', icon: 'plus', href: href('/advisor/company/create') },
  { key: 'addSchool', icon: 'plus', href: href('/advisor/school-information/create') },
  { key: 'addMajor', icon: 'plus', href: href('/advisor/category/create') },
  { key: 'planFair', icon: 'plus', href: href('/advisor/fair/create') },
  { key: 'planCampaign', icon: 'plus', href: href('/advisor/campaign/create') },
  { key: 'addCenter', icon: 'plus', href: href('/advisor/career-center/create') },
  { key: 'addBank', icon: 'plus', href: href('/advisor/bank/create') },
  { key: 'writeFaq', icon: 'pencil-line', href: href('/advisor/faqs/create') },
  { key: 'writeHelp', icon: 'pencil-line', href: href('/advisor/help-center/create') },
];

const asOffice = (path: PlainPath): Href => href(path, undefined, asKind('office'));

const partnerDeeds: readonly DeskDeed[] = [
  { key: 'registerApplicant', icon: 'user-check', href: href('/partner/application/create') },
  { key: 'issuePapers', icon: 'file-text', href: asOffice('/profile/documentreport/softcopy-request') },
  { key: 'handOverPapers', icon: 'file-text', href: asOffice('/profile/documentreport/softcopy-request') },
  { key: 'arrangeCover', icon: 'users-round', href: asOffice('/profile/enrolled/timetable') },
  { key: 'answerCorrections', icon: 'user-check', href: asOffice('/profile/enrolled/attendance') },
  { key: 'readFigures', icon: 'list-checks', href: asOffice('/profile/attendance/attendance-summary') },
  { key: 'printResults', icon: 'award', href: asOffice('/profile/studyrecord/score') },
];

/** By the prefix of the area, whose pages its people may open. */
export const deedsOf = (prefix: string): readonly DeskDeed[] => {
  if (prefix === '/advisor') return advisorDeeds;
  return prefix === '/partner' ? partnerDeeds : [];
};
