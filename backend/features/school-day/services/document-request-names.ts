import type { Text } from '@/lib/contract/fields';
import type { documentKinds, DocumentStatus } from '@/lib/domain/admissions/document-requests';

/** Names of the papers in notifications; stored with the notification, so that its text never changes. */
export const documentKindNames: Record<(typeof documentKinds)[number], Text> = {
  transcript: { en: 'Transcript', km: 'ព្រឹត្តិបត្រពិន្ទុ' },
  'enrollment-certificate': { en: 'Certificate of enrolment', km: 'លិខិតបញ្ជាក់ការសិក្សា' },
  'provisional-certificate': { en: 'Provisional certificate', km: 'វិញ្ញាបនបត្របណ្តោះអាសន្ន' },
  'student-card': { en: 'Student card', km: 'កាតសិស្ស' },
  recommendation: { en: 'Letter of recommendation', km: 'លិខិតណែនាំ' },
  other: { en: 'Other document', km: 'ឯកសារផ្សេងទៀត' },
};

const documentStatusNames: Record<DocumentStatus, Text> = {
  requested: { en: 'Asked for', km: 'បានស្នើសុំ' },
  processing: { en: 'Being prepared', km: 'កំពុងរៀបចំ' },
  ready: { en: 'Ready', km: 'រួចរាល់' },
  'handed-over': { en: 'Handed over', km: 'បានប្រគល់' },
  rejected: { en: 'Rejected', km: 'បានបដិសេធ' },
  cancelled: { en: 'Taken back', km: 'បានដកវិញ' },
};

/** How far a request is; a rejected one says why, in the words of the school. */
export const statusWords = ({ status, note }: { status: DocumentStatus; note: string | null }): Text => {
  const { en, km } = documentStatusNames[status];
  if (status !== 'rejected' || !note) return { en, km };
  const reason = note.replace(/[.។]+$/u, '');
  return { en: `${en}. Reason: ${reason}`, km: `${km}។ មូលហេតុ៖ ${reason}` };
};
