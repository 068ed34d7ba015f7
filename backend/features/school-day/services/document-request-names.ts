import type { Text } from '@/lib/contract/fields';
import {
  documentKinds,
  type DocumentStatus,
  type RequestReason,
} from '@/lib/domain/admissions/document-requests';
import { noticeFact } from '@/backend/features/notices/services/facts';
import en from '@/messages/en/school-day/portalPapers.json';
import km from '@/messages/km/school-day/portalPapers.json';

/** Names of the papers in notices: the words of the page that asks for them. */
export const documentKindNames = Object.fromEntries(
  documentKinds.map((kind) => [kind, { en: en.kind[kind], km: km.kind[kind] }]),
) as Record<(typeof documentKinds)[number], Text>;

/** How far a request is; a rejected one says why, in the words of the school. */
export const statusWords = ({
  status,
  note,
  reason,
}: {
  status: DocumentStatus;
  note: string | null;
  reason: RequestReason | null;
}): Text => {
  const name = { en: en.status[status], km: km.status[status] };
  const because = ({ en: inEnglish, km: inKhmer }: Text) => {
    const ended = (words: string) => words.replace(/[.។]+$/u, '');
    return noticeFact('rejectedBecause', {
      status: name,
      reason: { en: ended(inEnglish), km: ended(inKhmer) },
    });
  };
  if (status !== 'rejected') return name;
  if (reason) return because({ en: en.reasons[reason], km: km.reasons[reason] });
  return note ? because({ en: note, km: note }) : name;
};
