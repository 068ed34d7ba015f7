import { afterEventResource } from '@/lib/contract/events/after-event';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { proofAddress } from '@/backend/features/school-day/services/issued-paper-views';
import { certificatePaper } from '@/backend/features/school-day/services/certificate-paper';
import { printedFileOf } from '@/backend/core/papers/printed-file';
import {
  certifyAttendance,
  readCertificate,
  readFeedback,
  sayOfEvent,
} from '@/backend/features/events/services/after-event';

const placeOf = ({ id, eventId }: { id: string; eventId: string }) => ({ calendarId: id, eventId });

export const afterEventRoutes = (deps: Deps) =>
  implement(
    afterEventResource,
    {
      read: async ({ params }, { caller }) => readFeedback(deps.db, params.eventId, caller.id),
      say: write((act, { params, body }) => sayOfEvent(act, placeOf(params), body)),
      certify: write((act, { params }) => certifyAttendance(act, placeOf(params))),
      certificate: async ({ params, query: { lang } }, { caller }) => {
        const { code, facts, issuedAt } = await readCertificate(deps.db, params.eventId, caller.id);
        const address = proofAddress(deps, { code });
        const reference = code.slice(0, 8);
        return printedFileOf(
          caller.id,
          'attendance',
          certificatePaper({ facts, issuedAt, address, reference }, lang),
        );
      },
    },
    deps,
  );
