import type { DemoSchool, TeachingLanguage, Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';

/** {fields}, {count}: what is taught. */
export const offerFrames = {
  degrees: [
    text(
      'The school offers {count} programmes, mainly in {fields}.',
      'សាលាមានកម្មវិធីសិក្សាចំនួន {count} ជាពិសេសលើវិស័យ{fields}។',
    ),
    text(
      'You can choose among {count} programmes; the strongest areas are {fields}.',
      'អ្នកអាចជ្រើសរើសក្នុងចំណោមកម្មវិធីសិក្សា {count} ដែលខ្លាំងជាងគេគឺវិស័យ{fields}។',
    ),
    text('Its {count} programmes belong to {fields}.', 'កម្មវិធីសិក្សាទាំង {count} ស្ថិតក្នុងវិស័យ{fields}។'),
    text(
      'Teaching concentrates on {fields}, with {count} programmes this year.',
      'ការបង្រៀនផ្តោតលើវិស័យ{fields} ដោយមានកម្មវិធីសិក្សា {count} ក្នុងឆ្នាំនេះ។',
    ),
    text(
      'At present there are {count} programmes to choose from, in {fields}.',
      'បច្ចុប្បន្នមានកម្មវិធីសិក្សា {count} ឱ្យជ្រើសរើស ក្នុងវិស័យ{fields}។',
    ),
  ],
  courses: [
    text('There are {count} courses on offer at present.', 'បច្ចុប្បន្នមានវគ្គសិក្សាចំនួន {count}។'),
    text('You can choose among {count} courses.', 'អ្នកអាចជ្រើសរើសក្នុងចំណោមវគ្គសិក្សា {count}។'),
    text('New groups start in {count} courses every few weeks.', 'ក្រុមថ្មីចាប់ផ្តើមក្នុងវគ្គសិក្សា {count} រៀងរាល់ពីរបីសប្តាហ៍។'),
    text('The plan for this season lists {count} courses.', 'កម្មវិធីរដូវកាលនេះមានវគ្គសិក្សា {count}។'),
    text('This year {count} different courses are taught.', 'ឆ្នាំនេះបង្រៀនវគ្គសិក្សាខុសៗគ្នា {count}។'),
  ],
  levels: [
    text('Children are taught in {count} levels.', 'កុមាររៀនជា {count} កម្រិត។'),
    text('The school has {count} levels.', 'សាលាមាន {count} កម្រិតសិក្សា។'),
    text(
      'There are {count} levels, each with its own head teacher.',
      'មាន {count} កម្រិត ហើយកម្រិតនីមួយៗមានគ្រូបង្គោលរបស់ខ្លួន។',
    ),
    text('Pupils move through {count} levels at a steady pace.', 'សិស្សឆ្លងកាត់ {count} កម្រិតដោយជំហានសមស្រប។'),
    text('Its {count} levels share one playground and one library.', 'កម្រិតទាំង {count} ប្រើទីលេង និងបណ្ណាល័យរួមគ្នា។'),
  ],
} as const satisfies Record<string, Variants>;

export const languageFrames = {
  km: [
    text(
      'Lessons are held in Khmer, and English is taught as a subject.',
      'ការបង្រៀនធ្វើឡើងជាភាសាខ្មែរ ហើយភាសាអង់គ្លេសរៀនជាមុខវិជ្ជាមួយ។',
    ),
    text(
      'The language of teaching is Khmer; important terms are given in English as well.',
      'ភាសាបង្រៀនគឺភាសាខ្មែរ ហើយពាក្យបច្ចេកទេសសំខាន់ៗមានជាភាសាអង់គ្លេសផងដែរ។',
    ),
    text(
      'Everything is taught in Khmer, so no language test is needed to enter.',
      'អ្វីៗបង្រៀនជាភាសាខ្មែរ ដូច្នេះមិនត្រូវការប្រឡងភាសាដើម្បីចូលរៀនឡើយ។',
    ),
    text(
      'Teachers speak Khmer in class and use handbooks written in Khmer.',
      'គ្រូប្រើភាសាខ្មែរក្នុងថ្នាក់ និងប្រើសៀវភៅណែនាំជាភាសាខ្មែរ។',
    ),
    text('Khmer is the language of the classroom.', 'ភាសាខ្មែរជាភាសាក្នុងថ្នាក់រៀន។'),
  ],
  en: [
    text(
      'All lessons are held in English; a preparatory course is available.',
      'ម៉ោងសិក្សាទាំងអស់ប្រើភាសាអង់គ្លេស ហើយមានវគ្គត្រៀមផងដែរ។',
    ),
    text('English is the language of teaching from the first day.', 'ភាសាអង់គ្លេសជាភាសាបង្រៀនតាំងពីថ្ងៃដំបូង។'),
    text(
      'Teaching and books are in English, with help for those who are still learning it.',
      'ការបង្រៀន និងសៀវភៅប្រើភាសាអង់គ្លេស ដោយមានជំនួយសម្រាប់អ្នកដែលកំពុងរៀនភាសានេះ។',
    ),
    text(
      'Classes are taught in English by local and foreign teachers.',
      'ថ្នាក់រៀនបង្រៀនជាភាសាអង់គ្លេសដោយគ្រូខ្មែរ និងគ្រូបរទេស។',
    ),
    text(
      'The working language is English; notices to parents come in Khmer too.',
      'ភាសាសិក្សាគឺភាសាអង់គ្លេស ហើយសេចក្តីជូនដំណឹងដល់មាតាបិតាមានជាភាសាខ្មែរផងដែរ។',
    ),
  ],
  'km-en': [
    text(
      'Teaching is in Khmer and English, more English in the later years.',
      'ការបង្រៀនប្រើភាសាខ្មែរ និងអង់គ្លេស ដោយប្រើភាសាអង់គ្លេសកាន់តែច្រើននៅឆ្នាំបន្ទាប់ៗ។',
    ),
    text('Courses are taught in two languages, Khmer and English.', 'មុខវិជ្ជាបង្រៀនជាពីរភាសា គឺខ្មែរ និងអង់គ្លេស។'),
    text(
      'Explanations are given in Khmer, while many textbooks are in English.',
      'ការពន្យល់ធ្វើជាភាសាខ្មែរ ចំណែកសៀវភៅសិក្សាជាច្រើនជាភាសាអង់គ្លេស។',
    ),
    text(
      'About half of the lessons are in Khmer and half in English.',
      'មេរៀនប្រមាណពាក់កណ្តាលជាភាសាខ្មែរ និងពាក់កណ្តាលជាភាសាអង់គ្លេស។',
    ),
    text('Khmer and English stand side by side in class.', 'ភាសាខ្មែរ និងអង់គ្លេសប្រើទន្ទឹមគ្នាក្នុងថ្នាក់។'),
  ],
} as const satisfies Record<TeachingLanguage, Variants>;

/** {place}: the province. */
export const campusFrames: Variants = [
  text(
    'The campus in {place} is easy to reach by motorbike, and parking is free.',
    'បរិវេណសាលានៅ{place} ងាយស្រួលធ្វើដំណើរដោយម៉ូតូ ហើយចតមិនបង់ថ្លៃ។',
  ),
  text(
    'Trees and benches make the campus in {place} a good place to stay after class.',
    'ដើមឈើ និងបង់អង្គុយធ្វើឱ្យបរិវេណសាលានៅ{place} ជាកន្លែងល្អសម្រាប់អង្គុយលេងក្រោយម៉ោងរៀន។',
  ),
  text(
    'The buildings in {place} have wireless internet, drinking water and ramps for wheelchairs.',
    'អគារសិក្សានៅ{place} មានអ៊ីនធឺណិតឥតខ្សែ ទឹកស្អាត និងផ្លូវជម្រាលសម្រាប់រទេះរុញ។',
  ),
  text(
    'In {place}, rooms for rent can be found within walking distance.',
    'នៅ{place} អាចរកបន្ទប់ជួលដែលដើរមកសាលាបាន។',
  ),
  text(
    'Visitors are welcome at the campus in {place} on working days from 9 to 5.',
    'អ្នកចង់ចូលមើលបរិវេណសាលានៅ{place} អាចមកបានរាល់ថ្ងៃធ្វើការ ពីម៉ោង 9 ព្រឹក ដល់ម៉ោង 5 ល្ងាច។',
  ),
  text(
    'The campus in {place} is quiet, green and guarded day and night.',
    'បរិវេណសាលានៅ{place} ស្ងប់ស្ងាត់ មានម្លប់ឈើ និងមានសន្តិសុខទាំងយប់ទាំងថ្ងៃ។',
  ),
];

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
export const suitsFrames: Readonly<Record<DemoSchool['schoolType'], Variants>> = {
  university: forStudents,
  institute: forStudents,
  'associate-degree-diploma': forStudents,
  tvet: forTrainees,
  vocational: forTrainees,
  'short-course': forLearners,
  'short-course-institute': forLearners,
  k12: forFamilies,
  kindergarten: forFamilies,
};

/** Short names without an "and", since they stand in lists. */
export const fieldLabels: Readonly<Record<string, Text>> = {
  biz: text('business', 'ពាណិជ្ជកម្ម'),
  fin: text('finance', 'ហិរញ្ញវត្ថុ'),
  eco: text('economics', 'សេដ្ឋកិច្ច'),
  it: text('information technology', 'បច្ចេកវិទ្យាព័ត៌មាន'),
  eng: text('engineering', 'វិស្វកម្ម'),
  arch: text('architecture', 'ស្ថាបត្យកម្ម'),
  sci: text('science', 'វិទ្យាសាស្ត្រ'),
  hea: text('health', 'សុខាភិបាល'),
  agr: text('agriculture', 'កសិកម្ម'),
  law: text('law', 'នីតិសាស្ត្រ'),
  soc: text('social sciences', 'វិទ្យាសាស្ត្រសង្គម'),
  edu: text('education', 'អប់រំ'),
  lan: text('languages', 'ភាសា'),
  tou: text('tourism', 'ទេសចរណ៍'),
  art: text('arts', 'សិល្បៈ'),
  med: text('media', 'សារគមនាគមន៍'),
  tec: text('technical trades', 'ជំនាញបច្ចេកទេស'),
};
