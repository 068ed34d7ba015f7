import { randomUUID } from 'node:crypto';
import { applicantEvents } from '@/backend/db/schema';
import { unseenReason } from '../support/applications';
import { letPartnersDecide, letSchoolDecide, readers } from './partners-decide';
import { applicantOf } from './records';
import { hiding, keepers, keepersOnly, never, only, type Rights, rows, staff, type Target } from './table';

/** An application that the caller has just accepted. */
const movedByCaller = async (target: Target): Promise<string> => {
  const { backend, caller } = target;
  const { id } = await applicantOf(target, 'accepted');
  await backend.deps.db.insert(applicantEvents).values({
    applicantId: id,
    at: backend.clock.now(),
    actorId: caller?.id ?? randomUUID(),
    actorRole: 'school',
    fromStatus: 'pending',
    toStatus: 'accepted',
    undo: { status: 'pending', version: 1 },
  });
  return id;
};

/** Who decides on an application, and who deals with it. */
export const applicantMoveRights: Rights = {
  'applicant/applicants.setStatus': [
    {
      ...rows(
        never(only(), 'visitor'),
        only(...staff),
        hiding(only(), ...keepers),
        hiding(only(), ...keepers),
      ),
      send: async (target) => {
        await letSchoolDecide(target);
        return {
          params: { id: (await applicantOf(target)).id },
          body: { applicantStatus: 'accepted', unseenReason },
        };
      },
    },
    // The school lets its partner and its university decide.
    {
      ...rows(
        never(only(), 'visitor'),
        only(...keepers),
        hiding(only(), ...keepers),
        hiding(only(), ...keepers),
      ),
      shows: readers,
      send: async (target) => {
        await letPartnersDecide(target);
        return {
          params: { id: (await applicantOf(target)).id },
          body: { applicantStatus: 'accepted', unseenReason },
        };
      },
    },
  ],
  'applicant/pipeline.move': {
    ...rows(
      never(only(), 'visitor'),
      only(...keepers),
      hiding(only(), ...keepers),
      hiding(only(), ...keepers),
    ),
    names: 'send',
    send: async (target) => {
      await letPartnersDecide(target);
      const applicantId = target.ownership === 'missing' ? randomUUID() : (await applicantOf(target)).id;
      return { body: { rows: [{ applicantId, applicantStatus: 'accepted', unseenReason, version: 1 }] } };
    },
  },
  'applicant/pipeline.undo': [
    {
      ...rows(
        never(only(), 'visitor'),
        only(...staff),
        hiding(only(), ...keepers),
        hiding(only(), ...keepers),
      ),
      send: async (target) => {
        await letSchoolDecide(target);
        return { params: { id: await movedByCaller(target) } };
      },
    },
    {
      ...rows(
        never(only(), 'visitor'),
        only(...keepers),
        hiding(only(), ...keepers),
        hiding(only(), ...keepers),
      ),
      shows: readers,
      send: async (target) => {
        await letPartnersDecide(target);
        return { params: { id: await movedByCaller(target) } };
      },
    },
  ],
  'applicant/assignees.colleagues': {
    ...keepersOnly,
    shows: readers,
    send: async (target) => ({ params: { id: (await applicantOf(target)).id } }),
  },
  'applicant/assignees.assign': {
    ...rows(
      never(only(), 'visitor'),
      only(...keepers),
      hiding(only(), ...keepers),
      hiding(only(), ...keepers),
    ),
    shows: readers,
    send: async (target) => ({ params: { id: (await applicantOf(target)).id }, body: { assigneeId: null } }),
  },
};
