/** Who speaks: the demo's own accounts, or one of the other demo people by number. */
export type DemoVoice = 'student' | 'advisor' | number;

export interface DemoQuestion {
  key: string;
  by: DemoVoice;
  daysAgo: number;
  title: string;
  description: string;
  tags: readonly string[];
  /** Oldest first, hours apart. */
  answers: readonly { by: DemoVoice; text: string }[];
  /** Oldest first, minutes apart. */
  messages: readonly { by: DemoVoice; text: string }[];
  /** How many of the other demo people have looked. */
  views: number;
}

/** Each thread in the language in which its people write. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    key: 'scholarship-grade-d',
    by: 'student',
    daysAgo: 2,
    title: 'ប្រឡងបាក់ឌុបបាននិទ្ទេស D តើអាចសុំអាហារូបករណ៍បានទេ?',
    description:
      'ខ្ញុំទើបតែប្រឡងចប់ ហើយទទួលបាននិទ្ទេស D។ ខ្ញុំចង់រៀនផ្នែកធនាគារ និងហិរញ្ញវត្ថុ ប៉ុន្តែគ្រួសារខ្ញុំមិនអាចបង់ថ្លៃសិក្សាពេញបានទេ។ តើខ្ញុំនៅមានឱកាសទេ?',
    tags: ['អាហារូបករណ៍', 'បាក់ឌុប'],
    answers: [
      {
        by: 'advisor',
        text: 'មានឱកាសច្បាស់ណាស់។ អាហារូបករណ៍ខ្លះមិនគិតតែលើនិទ្ទេសទេ ដូចជាអាហារូបករណ៍សម្រាប់និស្សិតក្រីក្រ និស្សិតនារី និងនិស្សិតមកពីតំបន់ដាច់ស្រយាល។ សូមបើកទំព័រសាលាដែលអ្នកចូលចិត្ត រួចមើលផ្នែក «អាហារូបករណ៍» ហើយកុំភ្លេចថ្ងៃផុតកំណត់។',
      },
      {
        by: 3,
        text: 'ឆ្នាំមុន ខ្ញុំក៏បាននិទ្ទេស D ដែរ ហើយសាលាបានបញ្ចុះថ្លៃសិក្សាឱ្យខ្ញុំពាក់កណ្តាលសម្រាប់ឆ្នាំទី1។ សាកដាក់ពាក្យទៅ កុំអស់សង្ឃឹម។',
      },
    ],
    messages: [
      { by: 3, text: 'បើត្រូវការគំរូលិខិតសុំអាហារូបករណ៍ ប្រាប់ខ្ញុំមក។' },
      { by: 'student', text: 'អរគុណច្រើនបង! ខ្ញុំនឹងរៀបចំឯកសារនៅចុងសប្តាហ៍នេះ។' },
    ],
    views: 14,
  },
  {
    key: 'it-or-accounting',
    by: 1,
    daysAgo: 4,
    title: 'គួររៀនបច្ចេកវិទ្យាព័ត៌មាន ឬគណនេយ្យ?',
    description: 'ខ្ញុំពូកែគណិតវិទ្យា ហើយចូលចិត្តកុំព្យូទ័រ ប៉ុន្តែឪពុកម្តាយចង់ឱ្យខ្ញុំរៀនគណនេយ្យ។ តើអ្នកទាំងអស់គ្នាជ្រើសរើសជំនាញសិក្សាដោយរបៀបណា?',
    tags: ['ជំនាញសិក្សា', 'បច្ចេកវិទ្យាព័ត៌មាន', 'គណនេយ្យ'],
    answers: [
      {
        by: 5,
        text: 'ខ្ញុំរៀនគណនេយ្យ។ ការងាររកមិនពិបាកទេ ប៉ុន្តែត្រូវចេះអត់ធ្មត់ជាមួយលេខ និងឯកសាររាល់ថ្ងៃ។',
      },
      {
        by: 'advisor',
        text: 'សូមសាកធ្វើតេស្តតម្រង់ទិសអាជីពសិន រួចយកលទ្ធផលទៅពិភាក្សាជាមួយឪពុកម្តាយ។ ជំនាញដូចជាប្រព័ន្ធព័ត៌មានគ្រប់គ្រងក៏រួមបញ្ចូលទាំងពីរផ្នែកដែរ។',
      },
    ],
    messages: [
      { by: 1, text: 'ខ្ញុំធ្វើតេស្តរួចហើយ លទ្ធផលចេញ IRC។' },
      { by: 5, text: 'អ៊ីចឹងសមនឹងបច្ចេកវិទ្យាព័ត៌មានហើយ 😄' },
    ],
    views: 17,
  },
  {
    key: 'associate-degree-job',
    by: 2,
    daysAgo: 6,
    title: 'Is a two-year associate degree enough to find a job?',
    description:
      'I would like to start working soon and help my family. Can I continue to a bachelor’s degree later if I begin with an associate degree?',
    tags: ['associate degree', 'career'],
    answers: [
      {
        by: 'advisor',
        text: 'Yes to both. Many employers in hospitality, electricity and IT support hire people with an associate degree, and most universities let you continue in the third year of a related bachelor’s programme. Ask the school which credits it accepts before you enrol.',
      },
    ],
    messages: [],
    views: 9,
  },
  {
    key: 'room-in-phnom-penh',
    by: 4,
    daysAgo: 9,
    title: 'និស្សិតមកពីខេត្តស្នាក់នៅឯណានៅភ្នំពេញ?',
    description: 'ខ្ញុំមកពីខេត្តកំពត ហើយនឹងចូលរៀនឆ្នាំទី1។ តើបន្ទប់ជួលមួយខែប្រហែលប៉ុន្មាន ហើយមានអន្តេវាសិកដ្ឋានទេ?',
    tags: ['កន្លែងស្នាក់នៅ', 'ភ្នំពេញ'],
    answers: [
      {
        by: 6,
        text: 'ខ្ញុំជួលបន្ទប់នៅជាមួយមិត្តភក្តិពីរនាក់ ម្នាក់ៗបង់ប្រហែល 30 ដុល្លារក្នុងមួយខែ រួមទាំងទឹកភ្លើង។ រកបន្ទប់ដែលដើរទៅសាលាបាន សន្សំបានថ្លៃសាំងច្រើន។',
      },
      { by: 7, text: 'វត្តខ្លះទទួលនិស្សិតប្រុស ហើយសាលាខ្លះមានអន្តេវាសិកដ្ឋានសម្រាប់និស្សិតនារី។ សួរការិយាល័យសិស្សនិស្សិតរបស់សាលាមុនសិន។' },
    ],
    messages: [{ by: 4, text: 'អរគុណបងៗ! មានអ្នកណារកអ្នករួមបន្ទប់ដែរទេ?' }],
    views: 12,
  },
  {
    key: 'evening-shift',
    by: 8,
    daysAgo: 13,
    title: 'ធ្វើការពេលថ្ងៃ រៀនពេលល្ងាច តើពិបាកទេ?',
    description: 'ខ្ញុំមានការងារពេញម៉ោង ហើយចង់រៀនបរិញ្ញាបត្រវេនល្ងាច។ សូមអ្នកដែលធ្លាប់រៀនបែបនេះចែករំលែកបទពិសោធន៍។',
    tags: ['វេនល្ងាច', 'ការងារ'],
    answers: [
      {
        by: 9,
        text: 'ឆ្នាំដំបូងពិបាកបន្តិច ព្រោះត្រឡប់ដល់ផ្ទះម៉ោង 9 យប់។ ខ្ញុំទុកថ្ងៃអាទិត្យសម្រាប់ធ្វើកិច្ចការសាលា ហើយប្រាប់ថ្នាក់ដឹកនាំនៅកន្លែងធ្វើការអំពីថ្ងៃប្រឡងទុកមុន។',
      },
    ],
    messages: [],
    views: 8,
  },
  {
    key: 'english-level',
    by: 10,
    daysAgo: 17,
    title: 'How good must my English be for a programme taught in English?',
    description: 'I can read quite well but I am shy when I speak. Do schools test us before we enrol?',
    tags: ['English', 'admission'],
    answers: [
      {
        by: 'advisor',
        text: 'Most schools give a short placement test. If your level is not there yet, they offer a preparation course of three to six months. The admission section on each school’s page says what it asks for.',
      },
      { by: 11, text: 'I was shy too. Joining the debate club helped me more than any book.' },
    ],
    messages: [],
    views: 7,
  },
  {
    key: 'documents-to-apply',
    by: 12,
    daysAgo: 22,
    title: 'ត្រូវរៀបចំឯកសារអ្វីខ្លះដើម្បីដាក់ពាក្យចូលរៀន?',
    description: 'ខ្ញុំចង់ដាក់ពាក្យតាមអនឡាញ ប៉ុន្តែមិនទាន់បានសញ្ញាបត្រផ្លូវការទេ មានតែលទ្ធផលប្រឡង។',
    tags: ['ដាក់ពាក្យ', 'ឯកសារ'],
    answers: [
      {
        by: 'advisor',
        text: 'អ្នកអាចដាក់ពាក្យមុនបាន។ សាលាភាគច្រើនត្រូវការសំបុត្រកំណើត រូបថត និងលទ្ធផលប្រឡង ហើយសញ្ញាបត្រអាចបំពេញបន្ថែមពេលក្រោយ។ បញ្ជីឯកសារពេញលេញមាននៅលើទំព័រដាក់ពាក្យរបស់សាលានីមួយៗ។',
      },
    ],
    messages: [],
    views: 11,
  },
  {
    key: 'change-major',
    by: 13,
    daysAgo: 1,
    title: 'ចង់ប្តូរជំនាញសិក្សាក្រោយឆ្នាំទី1 តើធ្វើបានទេ?',
    description: 'ខ្ញុំរៀនច្បាប់ចប់ឆ្នាំទី1 ប៉ុន្តែចង់ប្តូរទៅរៀនទំនាក់ទំនងអន្តរជាតិ។ តើត្រូវរៀនឡើងវិញពីដើមឬ?',
    tags: ['ជំនាញសិក្សា', 'ឆ្នាំទី1'],
    answers: [],
    messages: [],
    views: 3,
  },
];

export interface DemoResult {
  by: DemoVoice;
  daysAgo: number;
  /** In the order R, I, A, S, E, C, 0 to 40 each; null for who has not taken it. */
  holland: readonly [number, number, number, number, number, number] | null;
  /** In the order EI, SN, TF, JP, AT, 10 to 50 each; null for who has not taken it. */
  personality: readonly [number, number, number, number, number] | null;
}

export const demoResults: readonly DemoResult[] = [
  { by: 'student', daysAgo: 5, holland: [14, 27, 22, 31, 29, 18], personality: [34, 24, 22, 37, 28] },
  { by: 1, daysAgo: 4, holland: [28, 36, 12, 14, 11, 25], personality: [18, 22, 41, 33, 36] },
  { by: 2, daysAgo: 7, holland: [12, 15, 18, 34, 30, 22], personality: [42, 36, 19, 35, 38] },
  { by: 3, daysAgo: 8, holland: [10, 18, 15, 24, 33, 35], personality: [33, 39, 36, 44, 31] },
  { by: 4, daysAgo: 11, holland: [35, 26, 20, 15, 13, 19], personality: [21, 38, 40, 18, 40] },
  { by: 5, daysAgo: 12, holland: [13, 20, 11, 19, 27, 38], personality: [19, 44, 34, 43, 25] },
  { by: 6, daysAgo: 15, holland: [11, 14, 37, 28, 20, 9], personality: [26, 16, 17, 15, 22] },
  { by: 7, daysAgo: 18, holland: [20, 22, 21, 23, 21, 20], personality: [30, 31, 29, 32, 30] },
  { by: 8, daysAgo: 21, holland: null, personality: [39, 27, 32, 28, 41] },
  { by: 9, daysAgo: 26, holland: [17, 33, 19, 33, 16, 24], personality: null },
];
