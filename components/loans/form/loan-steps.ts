import type { WorkStep } from '@/components/kits/work/steps-of-work';

export const loanSteps = [
  { key: 'money', fields: ['bankId', 'amount', 'reason', 'periodMonths'] },
  { key: 'people', fields: ['dob', 'working', 'guardian', 'guardianName', 'guardianPhone', 'guardianJob'] },
  { key: 'papers', fields: ['documents'] },
  { key: 'truth', fields: ['note', 'understood'] },
] as const satisfies readonly WorkStep[];
