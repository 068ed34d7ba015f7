import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { day, matching, text, uuid } from '@/components/kits/list/list-params';
import { userApi } from '@/lib/api/user';
import { href } from '@/lib/routes/href';

const subjectMax = 100;

export const auditList = defineList(
  (query) => href('/advisor/user/registered', undefined, { view: 'audit', ...query }),
  {
    params: {
      keyword: text(),
      action: matching(/^[a-z-]{1,60}$/),
      subject: text(subjectMax),
      actorId: uuid(),
      from: day(),
      until: day(),
    },
    pageSizes: [20, 100],
  },
);

export const auditQuery = (state: StateOf<typeof auditList>) =>
  userApi.auditLog.list.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });
