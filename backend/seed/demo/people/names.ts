import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

type Names = readonly [Text, ...Text[]];

export const familyNames: Names = [
  text('Sok', 'សុខ'),
  text('Chea', 'ជា'),
  text('Keo', 'កែវ'),
  text('Chan', 'ចាន់'),
  text('Heng', 'ហេង'),
  text('Kim', 'គីម'),
  text('Ly', 'លី'),
  text('Mao', 'ម៉ៅ'),
  text('Meas', 'មាស'),
  text('Nhem', 'ញឹម'),
  text('Ouk', 'អ៊ុក'),
  text('Pich', 'ពេជ្រ'),
  text('Prak', 'ប្រាក់'),
  text('Ros', 'រស់'),
  text('Sam', 'សំ'),
  text('Seng', 'សេង'),
  text('Som', 'សោម'),
  text('Tep', 'ទេព'),
  text('Touch', 'ទូច'),
  text('Yin', 'យិន'),
];

export const womensNames: Names = [
  text('Sreymom', 'ស្រីមុំ'),
  text('Chanthy', 'ចាន់ធី'),
  text('Bopha', 'បុប្ផា'),
  text('Kunthea', 'គន្ធា'),
  text('Sophea', 'សុភា'),
  text('Rachana', 'រចនា'),
  text('Dalin', 'ដាលីន'),
  text('Sreyneang', 'ស្រីនាង'),
  text('Malis', 'ម្លិះ'),
  text('Sokunthy', 'សុគន្ធី'),
  text('Theary', 'ធារី'),
  text('Vanna', 'វណ្ណា'),
  text('Pisey', 'ពិសី'),
  text('Leakhena', 'លក្ខិណា'),
];

export const mensNames: Names = [
  text('Dara', 'តារា'),
  text('Sovann', 'សុវណ្ណ'),
  text('Visal', 'វិសាល'),
  text('Rithy', 'រិទ្ធី'),
  text('Piseth', 'ពិសិដ្ឋ'),
  text('Bunthoeun', 'ប៊ុនធឿន'),
  text('Sopheap', 'សុភាព'),
  text('Vuthy', 'វុទ្ធី'),
  text('Makara', 'មករា'),
  text('Samnang', 'សំណាង'),
  text('Kosal', 'កុសល'),
  text('Ratanak', 'រតនៈ'),
  text('Phearun', 'ភារុណ'),
  text('Chamroeun', 'ចម្រើន'),
];

/** Invented high schools; the names of real ones stand in the reference tables. */
export const highSchoolNames: Names = [
  text('Sras Chhouk Kraom High School', 'វិទ្យាល័យស្រះឈូកក្រោម'),
  text('Phnom Phka High School', 'វិទ្យាល័យភ្នំផ្កាស'),
  text('Tuol Romduol High School', 'វិទ្យាល័យទួលផ្ការំដួល'),
  text('Veal Khleng High School', 'វិទ្យាល័យវាលខ្លែង'),
  text('Stung Reaksmey High School', 'វិទ្យាល័យស្ទឹងរស្មី'),
  text('Ou Chambak Lech High School', 'វិទ្យាល័យអូរចំបក់លិច'),
  text('Boeng Malis High School', 'វិទ្យាល័យបឹងម្លិះ'),
];

export const notTakenReasons: Names = [
  text(
    'I left grade 12 to help my family and now want to learn a trade.',
    'ខ្ញុំឈប់រៀនថ្នាក់ទី 12 ដើម្បីជួយគ្រួសារ ហើយឥឡូវចង់រៀនជំនាញ។',
  ),
  text('The course does not ask for the national exam.', 'វគ្គសិក្សានេះមិនទាមទារការប្រឡងបាក់ឌុបទេ។'),
  text('I was ill on the days of the exam.', 'ខ្ញុំឈឺនៅថ្ងៃប្រឡង។'),
];

/** What staff write when they move an application. */
export const staffNotes: Names = [
  text('Documents are complete.', 'ឯកសារគ្រប់គ្រាន់ហើយ។'),
  text('Please bring the original certificate.', 'សូមយកសញ្ញាបត្រច្បាប់ដើមមកជាមួយ។'),
  text('Invited by telephone.', 'បានអញ្ជើញតាមទូរស័ព្ទ។'),
  text('Good motivation in the conversation.', 'មានឆន្ទៈល្អក្នុងពេលពិភាក្សា។'),
  text('The group is nearly full.', 'ក្រុមជិតពេញហើយ។'),
];

export const acceptedNotes: Names = [
  text(
    'Welcome! Please register before the first week of lessons.',
    'សូមស្វាគមន៍! សូមមកចុះឈ្មោះចូលរៀនមុនសប្តាហ៍ដំបូងនៃការសិក្សា។',
  ),
  text('Accepted. The timetable will follow by message.', 'បានទទួលយក។ កាលវិភាគនឹងផ្ញើតាមសារ។'),
  text('Accepted with congratulations on the test.', 'បានទទួលយក និងសូមអបអរសាទរចំពោះលទ្ធផលតេស្ត។'),
];

export const rejectedNotes: Names = [
  text('All places are taken; please try the next intake.', 'កន្លែងសិក្សាពេញហើយ សូមដាក់ពាក្យម្តងទៀតនៅវគ្គបន្ទាប់។'),
  text(
    'The grade is below what this programme asks; an associate degree would be possible.',
    'និទ្ទេសទាបជាងលក្ខខណ្ឌនៃកម្មវិធីនេះ តែអាចចូលរៀនបរិញ្ញាបត្ររងបាន។',
  ),
];
