import { defineList, type StateOf } from '@/components/kits/list/list-address';
import { text, uuid } from '@/components/kits/list/list-params';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';
import { assignee } from './application-list';

/** The address of a board: the same applications by step. */
const boardListOf = (hrefOf: (query: HrefQuery) => Href) =>
  defineList((query) => hrefOf({ view: 'board', ...query }), {
    params: { keyword: text(), schoolId: uuid(), assigneeId: assignee() },
  });
export type BoardList = ReturnType<typeof boardListOf>;
export type BoardFilters = StateOf<BoardList>['filters'];

export const advisorBoard = boardListOf((query) => href('/advisor/user/application', undefined, query));
export const partnerBoard = boardListOf((query) => href('/partner/application', undefined, query));
