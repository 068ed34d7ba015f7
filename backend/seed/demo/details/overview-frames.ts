import type { DemoSchool, TeachingLanguage, Text } from '@/backend/seed/demo/demo-types';
import { text, demoData } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';
import data from './overview-frames.json';

/** {fields}, {count}: what is taught. */
export const offerFrames = data.offerFrames;

export const languageFrames = data.languageFrames;

/** {place}: the province. */
export const campusFrames = demoData<Variants>(data.campusFrames);

const forStudents: Variants = [
  text(
    'It suits school leavers who like clear goals and are ready to practise a lot.',
    'សាលានេះសមស្របសម្រាប់សិស្សចប់វិទ្យាល័យដែលចូលចិត្តគោលដៅច្បាស់លាស់ និងត្រៀមខ្លួនអនុវត្តច្រើន។',
  ),
  text('Come here if you want to study and work at the same time.', 'សូមមករៀននៅទីនេះ បើអ្នកចង់រៀនផង ធ្វើការផង។'),
  text(
    'It is a good place for curious people who ask questions in class.',
    'ទីនេះជាកន្លែងល្អសម្រាប់អ្នកចង់ដឹងចង់ឃើញ ដែលហ៊ានសួរសំណួរក្នុងថ្នាក់។',
  ),
  text(
    'Those who are the first in their family to study find patient advice here.',
    'អ្នកដែលជាមនុស្សដំបូងក្នុងគ្រួសារបានរៀនដល់កម្រិតនេះ នឹងទទួលបានការណែនាំដោយអត់ធ្មត់។',
  ),
  text(
    'If you learn best in small groups and by doing, you will feel at home.',
    'បើអ្នករៀនបានល្អក្នុងក្រុមតូច និងតាមការអនុវត្ត អ្នកនឹងមានអារម្មណ៍កក់ក្តៅនៅទីនេះ។',
  ),
  text(
    'It welcomes students from all provinces and helps newcomers to find a room.',
    'សាលាស្វាគមន៍និស្សិតមកពីគ្រប់ខេត្ត និងជួយអ្នកទើបមកដល់ឱ្យរកបន្ទប់ស្នាក់នៅ។',
  ),
];
const forTrainees: Variants = [
  text('It suits people who prefer tools to textbooks.', 'សាលានេះសមស្របសម្រាប់អ្នកចូលចិត្តឧបករណ៍ជាងសៀវភៅ។'),
  text('Anyone from the age of fifteen may ask for a trial day.', 'អ្នកមានអាយុចាប់ពី 15 ឆ្នាំអាចស្នើសុំចូលរៀនសាកល្បងមួយថ្ងៃ។'),
  text(
    'No BacII is needed for the certificates, only patience and good will.',
    'ការចូលរៀនកម្រិតវិញ្ញាបនបត្រមិនត្រូវការសញ្ញាបត្របាក់ឌុបទេ ត្រូវការតែការអត់ធ្មត់ និងឆន្ទៈ។',
  ),
  text(
    'It is right for those who want to earn money with their own hands soon.',
    'វាត្រូវនឹងអ្នកដែលចង់រកចំណូលដោយដៃខ្លួនឯងក្នុងពេលឆាប់ៗ។',
  ),
  text(
    'Women are encouraged to join every trade, and many do.',
    'ស្ត្រីត្រូវបានលើកទឹកចិត្តឱ្យចូលរៀនគ្រប់ជំនាញ ហើយមានអ្នករៀនច្រើន។',
  ),
];
const forLearners: Variants = [
  text('The courses suit pupils, employees and parents alike.', 'វគ្គសិក្សាសមស្របទាំងសិស្ស បុគ្គលិក និងមាតាបិតា។'),
  text('Come with one question and leave with a skill.', 'មកជាមួយសំណួរមួយ ត្រឡប់ទៅវិញជាមួយជំនាញមួយ។'),
  text('It is made for people with little time.', 'ទីនេះរៀបចំឡើងសម្រាប់អ្នកមានពេលតិច។'),
  text(
    'Beginners need not be shy: everybody here has just begun.',
    'អ្នកទើបរៀនមិនបាច់ខ្មាសទេ ព្រោះគ្រប់គ្នានៅទីនេះក៏ទើបចាប់ផ្តើមដែរ។',
  ),
  text('A free trial lesson helps you to decide.', 'មេរៀនសាកល្បងឥតគិតថ្លៃជួយអ្នកសម្រេចចិត្ត។'),
];
const forFamilies: Variants = [
  text(
    'It suits families who want to know their child’s teacher by name.',
    'សាលានេះសមស្របសម្រាប់គ្រួសារដែលចង់ស្គាល់គ្រូរបស់កូនជិតស្និទ្ធ។',
  ),
  text(
    'Parents who like to take part are welcome on the parents’ council.',
    'មាតាបិតាដែលចង់ចូលរួមត្រូវបានស្វាគមន៍ក្នុងក្រុមប្រឹក្សាមាតាបិតា។',
  ),
  text('Shy and lively children alike find their place.', 'ទាំងកុមារខ្មាសអៀន ទាំងកុមាររពិស សុទ្ធតែរកឃើញកន្លែងរបស់ខ្លួន។'),
  text(
    'A child may spend a trial morning before the family decides.',
    'កុមារអាចមករៀនសាកល្បងមួយព្រឹកមុនគ្រួសារសម្រេចចិត្ត។',
  ),
  text('Families from outside the city can ask for the school bus.', 'គ្រួសារនៅក្រៅក្រុងអាចស្នើសុំរថយន្តសាលា។'),
];

/** Whom the school suits. */
export const suitsFrames = demoData<Readonly<Record<DemoSchool['schoolType'], Variants>>>(data.suitsFrames);

/** Short names without an "and", since they stand in lists. */
export const fieldLabels = demoData<Readonly<Record<string, Text>>>(data.fieldLabels);
