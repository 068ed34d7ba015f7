/**
 * Why an application for a vacancy is rejected, in the words that the applicant reads: the reasons that every organization
 * begins with.
 */
export const commonRejectReasons = [
  { key: 'filled', name: { en: 'the position is filled', km: 'មុខតំណែងនេះបានបំពេញរួចហើយ' } },
  { key: 'requirements', name: { en: 'the requirements are not met', km: 'មិនទាន់បំពេញតាមលក្ខខណ្ឌ' } },
  { key: 'papers', name: { en: 'the documents are incomplete', km: 'ឯកសារមិនគ្រប់គ្រាន់' } },
  { key: 'unreachable', name: { en: 'we could not reach you', km: 'យើងទាក់ទងអ្នកមិនបាន' } },
  { key: 'late', name: { en: 'the application came too late', km: 'ពាក្យសុំមកដល់យឺតពេក' } },
  { key: 'withdrawn', name: { en: 'the employer has withdrawn the position', km: 'និយោជកបានដកមុខតំណែងនេះវិញ' } },
] as const;

/** How many reasons of its own an organization may have. */
export const ownRejectReasonsMax = 30;
