import { defineList } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { schoolRequestKinds, schoolRequestStates } from '@/lib/domain/admissions/school-requests';
import { href } from '@/lib/routes/href';

export const requestList = defineList(
  (query) => href('/advisor/enrollable-subjects', undefined, { view: 'requests', ...query }),
  {
    params: {
      state: tab(choice(['', ...schoolRequestStates])),
      keyword: text(),
      kind: choice(['', ...schoolRequestKinds]),
      schoolId: uuid(),
    },
  },
);
