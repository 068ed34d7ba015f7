import { applicantOf } from './records';
import { type Rights, selfOnly } from './table';

export const applicationRights: Rights = {
  'application/applications.mine': {
    ...selfOnly,
    send: async (target) => {
      await applicantOf(target);
      return { params: { id: target.owner.id } };
    },
  },
};
