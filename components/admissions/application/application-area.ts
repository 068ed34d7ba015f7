import { usePathname } from '@/lib/i18n/navigation';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';
import {
  advisorEntered,
  applicationList,
  type ApplicationList,
  partnerApplicationList,
  partnerEntered,
} from './application-list';
import { advisorFollowUps, type FollowUpList, partnerFollowUps } from './follow-up-list';
import { advisorBoard, type BoardList, partnerBoard } from './board-list';

/** The addresses of the same desk for advisors and for the managers of a school. */
export interface ApplicationArea {
  list: ApplicationList;
  entered: ApplicationList;
  board: BoardList;
  followUps: FollowUpList;
  create: Href;
  /** `query` is that of the list that it is opened from, so that its next application can follow. */
  application: (id: string, query?: HrefQuery) => Href;
}

const advisorApplications: ApplicationArea = {
  list: applicationList,
  entered: advisorEntered,
  board: advisorBoard,
  followUps: advisorFollowUps,
  create: href('/advisor/user/application/create'),
  application: (id, query) => href('/advisor/user/application/[id]', { id }, query),
};

const partnerApplications: ApplicationArea = {
  list: partnerApplicationList,
  entered: partnerEntered,
  board: partnerBoard,
  followUps: partnerFollowUps,
  create: href('/partner/application/create'),
  application: (id, query) => href('/partner/application/[id]', { id }, query),
};

/** The desk that the address belongs to. */
export const useApplicationArea = (): ApplicationArea =>
  usePathname().startsWith('/partner') ? partnerApplications : advisorApplications;
