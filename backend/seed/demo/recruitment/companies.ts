import { text } from '@/backend/seed/demo/demo-text';

/** Invented employers; none of them exists. */
export const demoCompanies = {
  'kite-and-bamboo': {
    name: text('Kite & Bamboo Software', 'ក្រុមហ៊ុនកម្មវិធីខ្លែងឫស្សី'),
    about: text(
      'A team of thirty that builds booking and stock systems for small Cambodian businesses.',
      'ក្រុមការងារ 30 នាក់ដែលបង្កើតប្រព័ន្ធកក់ និងគ្រប់គ្រងស្តុកសម្រាប់អាជីវកម្មខ្នាតតូចនៅកម្ពុជា។',
    ),
  },
  'morning-ledger': {
    name: text('Morning Ledger Accounting', 'ការិយាល័យគណនេយ្យបញ្ជីព្រឹក'),
    about: text(
      'Keeps the books of more than eighty shops, restaurants and workshops.',
      'កាន់បញ្ជីគណនេយ្យឱ្យហាង ភោជនីយដ្ឋាន និងរោងជាងជាង 80 កន្លែង។',
    ),
  },
  'jasmine-courtyard': {
    name: text('Jasmine Courtyard Hotel', 'សណ្ឋាគារទីធ្លាម្លិះ'),
    about: text(
      'A family hotel of forty rooms, ten minutes from the old market.',
      'សណ្ឋាគារគ្រួសារមាន 40 បន្ទប់ ចម្ងាយ 10 នាទីពីផ្សារចាស់។',
    ),
  },
  'green-paddy': {
    name: text('Green Paddy Foods', 'ក្រុមហ៊ុនម្ហូបអាហារស្រែបៃតង'),
    about: text(
      'Buys rice and fruit straight from farmers and packs it for shops in the provinces.',
      'ទិញស្រូវ និងផ្លែឈើផ្ទាល់ពីកសិករ ហើយវេចខ្ចប់ផ្គត់ផ្គង់ហាងនៅតាមខេត្ត។',
    ),
  },
  'sunlit-roof': {
    name: text('Sunlit Roof Energy', 'ក្រុមហ៊ុនថាមពលដំបូលពន្លឺ'),
    about: text(
      'Installs solar panels on schools, clinics and homes.',
      'ដំឡើងបន្ទះសូឡាលើដំបូលសាលារៀន មណ្ឌលសុខភាព និងផ្ទះ។',
    ),
  },
  'harbour-lantern': {
    name: text('Harbour Lantern Logistics', 'ក្រុមហ៊ុនដឹកជញ្ជូនគោមកំពង់ផែ'),
    about: text(
      'Moves goods between the port and warehouses in seven provinces.',
      'ដឹកទំនិញពីកំពង់ផែទៅឃ្លាំងក្នុងខេត្តចំនួនប្រាំពីរ។',
    ),
  },
  'banyan-care': {
    name: text('Banyan Care Clinic', 'គ្លីនិកថែទាំដើមជ្រៃ'),
    about: text(
      'A neighbourhood clinic for families, open from early morning.',
      'គ្លីនិកសម្រាប់គ្រួសារក្នុងសង្កាត់ បើកតាំងពីព្រលឹម។',
    ),
  },
  'paper-crane': {
    name: text('Paper Crane Learning', 'មជ្ឈមណ្ឌលសិក្សាក្រៀលក្រដាស'),
    about: text(
      'Runs after-school classes and a small publishing house for children.',
      'បើកថ្នាក់ក្រៅម៉ោងសិក្សា និងគ្រឹះស្ថានបោះពុម្ពខ្នាតតូចសម្រាប់កុមារ។',
    ),
  },
  'red-kiln': {
    name: text('Red Kiln Design Studio', 'ស្ទូឌីយោរចនាឡក្រហម'),
    about: text(
      'Designs packaging, shop signs and social media for local makers.',
      'រចនាវេចខ្ចប់ ស្លាកហាង និងមាតិកាបណ្តាញសង្គមឱ្យអ្នកផលិតក្នុងស្រុក។',
    ),
  },
} as const;

export type DemoCompanyKey = keyof typeof demoCompanies;

/** What employers offer besides pay. */
export const demoBenefits = {
  insurance: text('Accident and health insurance', 'ធានារ៉ាប់រងគ្រោះថ្នាក់ និងសុខភាព'),
  meals: text('Lunch on working days', 'អាហារថ្ងៃត្រង់រាល់ថ្ងៃធ្វើការ'),
  transport: text('Help with transport costs', 'ប្រាក់ឧបត្ថម្ភថ្លៃធ្វើដំណើរ'),
  training: text('Training in the first three months', 'ការបណ្តុះបណ្តាលក្នុងរយៈពេលបីខែដំបូង'),
  mentor: text('A mentor from the first day', 'មានអ្នកណែនាំផ្ទាល់តាំងពីថ្ងៃដំបូង'),
  letter: text('Certificate and letter of recommendation at the end', 'វិញ្ញាបនបត្រ និងលិខិតអនុសាសន៍នៅពេលបញ្ចប់'),
  hours: text('Hours that fit around classes', 'ម៉ោងធ្វើការអាចបត់បែនតាមម៉ោងរៀន'),
  bonus: text('A bonus at Khmer New Year', 'ប្រាក់រង្វាន់ក្នុងឱកាសបុណ្យចូលឆ្នាំខ្មែរ'),
} as const;

export type DemoBenefitKey = keyof typeof demoBenefits;
