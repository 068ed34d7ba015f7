import * as z from 'zod';
import { type DeskFair, fairDraft } from '@/lib/contract/careers/fair-shapes';
import { emptyAsNull, emptyLeftOut, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { booths, sessions, startsAt, endsAt } = fairDraft.shape;
const booth = booths.element;
const session = sessions.element;
const given = z.string().refine((value) => value !== '', 'required');

/** The contract's own draft, with times and numbers as they are typed. */
export const fairForm = fairDraft.extend({
  startsAt: given.pipe(startsAt),
  endsAt: given.pipe(endsAt),
  booths: z.array(
    booth.safeExtend({
      boothId: emptyLeftOut(booth.shape.boothId),
      schoolId: emptyAsNull(booth.shape.schoolId),
      companyId: emptyAsNull(booth.shape.companyId),
    }),
  ),
  sessions: z.array(
    session.extend({
      sessionId: emptyLeftOut(session.shape.sessionId),
      startsAt: given.pipe(session.shape.startsAt),
      endsAt: given.pipe(session.shape.endsAt),
      onlineUrl: emptyAsNull(session.shape.onlineUrl),
      recordingUrl: emptyAsNull(session.shape.recordingUrl),
      capacity: typedNumberOrNull(session.shape.capacity),
    }),
  ),
});

export const fairValues = (fair: DeskFair) => typedFrom(fairForm, fair);

const nothing = { en: '', km: '' };

export const emptyBooth = {
  boothId: '',
  schoolId: '',
  companyId: '',
  field: '',
  about: nothing,
  people: [],
  links: [],
};

export const emptySession = {
  sessionId: '',
  title: nothing,
  speaker: '',
  startsAt: '',
  endsAt: '',
  onlineUrl: '',
  recordingUrl: '',
  capacity: '',
};

export const newFair: DeskFair = {
  fairId: '',
  title: nothing,
  description: nothing,
  startsAt: '',
  endsAt: '',
  status: 'draft',
  booths: [],
  sessions: [],
  version: 0,
};
