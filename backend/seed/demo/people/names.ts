import type { Text } from '@/backend/seed/demo/demo-types';
import { text, demoData } from '@/backend/seed/demo/demo-text';
import data from './names.json';

type Names = readonly Text[];

export const familyNames = demoData<Names>(data.familyNames);

export const womensNames = demoData<Names>(data.womensNames);

export const mensNames = demoData<Names>(data.mensNames);

/** Invented high schools; the names of real ones are in the reference tables. */
export const highSchoolNames = demoData<Names>(data.highSchoolNames);

export const notTakenReasons = demoData<Names>(data.notTakenReasons);

/** Notes of staff when they move an application. */
export const staffNotes: Names = [
  text('Documents are complete.', 'ឯកសារគ្រប់គ្រាន់ហើយ។'),
  text('Please bring the original certificate.', 'សូមយកសញ្ញាបត្រច្បាប់ដើមមកជាមួយ។'),
  text('Invited by telephone.', 'បានអញ្ជើញតាមទូរស័ព្ទ។'),
  text('Good motivation in the conversation.', 'មានឆន្ទៈល្អក្នុងពេលពិភាក្សា។'),
  text('The group is nearly full.', 'ក្រុមជិតពេញហើយ។'),
];

export const acceptedNotes = demoData<Names>(data.acceptedNotes);

export const rejectedNotes: Names = [
  text('All places are taken; please try the next intake.', 'កន្លែងសិក្សាពេញហើយ សូមដាក់ពាក្យម្តងទៀតនៅវគ្គបន្ទាប់។'),
  text(
    'The grade is below what this program asks; an associate degree would be possible.',
    'និទ្ទេសទាបជាងលក្ខខណ្ឌនៃកម្មវិធីនេះ តែអាចចូលរៀនបរិញ្ញាបត្ររងបាន។',
  ),
];
