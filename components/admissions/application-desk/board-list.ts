import { assignee } from '@/components/admissions/application/application-list';
import { defineList, type StateOf } from '@/components/kits/list/list-address';
import { text, uuid } from '@/components/kits/list/list-params';
import { href } from '@/lib/routes/href';

/** The address of the board: the same applications by step. */
export const boardList = defineList(
  (query) => href('/advisor/user/application', undefined, { view: 'board', ...query }),
  { params: { keyword: text(), schoolId: uuid(), assigneeId: assignee() } },
);
export type BoardFilters = StateOf<typeof boardList>['filters'];
