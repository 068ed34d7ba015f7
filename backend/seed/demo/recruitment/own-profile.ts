import type { SectionKind } from '@/lib/contract/recruitment/profile-section';

/** What the demo student wrote about herself, in the language she wrote it. Days are fixed: they lie before any demo. */
export const demoProfile = {
  location: 'ភ្នំពេញ',
  specialization: 'គណនេយ្យ និងហិរញ្ញវត្ថុ',
  aboutMe: 'ខ្ញុំទើបបញ្ចប់វិទ្យាល័យ ចូលចិត្តតួលេខ និងការងារជាក្រុម។ ខ្ញុំកំពុងស្វែងរកកម្មសិក្សាក្រៅម៉ោងរៀន ដើម្បីរៀនកាន់បញ្ជីគណនេយ្យជាក់ស្តែង។',
};

export const demoProfileEntries: readonly { kind: SectionKind; data: Record<string, unknown> }[] = [
  {
    kind: 'education',
    data: {
      degreeName: 'សញ្ញាបត្រមធ្យមសិក្សាទុតិយភូមិ',
      schoolName: 'វិទ្យាល័យផ្កាកំភ្លឹង',
      fieldOfStudy: 'ថ្នាក់វិទ្យាសាស្ត្រ',
      startDate: '2023-11-01',
      endDate: '2026-08-31',
      isShow: true,
    },
  },
  {
    kind: 'education',
    data: {
      degreeName: 'វគ្គខ្លី',
      schoolName: 'មជ្ឈមណ្ឌលវគ្គខ្លីបញ្ជីច្បាស់',
      fieldOfStudy: 'បញ្ជីគណនេយ្យហាងតូច',
      startDate: '2026-03-02',
      endDate: '2026-05-29',
      isShow: true,
    },
  },
  {
    kind: 'experience',
    data: {
      jobTitle: 'អ្នកគិតលុយ',
      companyName: 'ហាងកាហ្វេម្លប់ស្វាយ',
      jobDescription: 'គិតលុយ រាប់ប្រាក់ពេលបិទហាង និងកត់ត្រាចំណូលប្រចាំថ្ងៃ។',
      experienceType: 'part-time',
      location: 'ភ្នំពេញ',
      startDate: '2026-02-01',
    },
  },
  {
    kind: 'experience',
    data: {
      jobTitle: 'អ្នកស្ម័គ្រចិត្តបណ្ណាល័យ',
      companyName: 'បណ្ណាល័យកុមារផ្ទះឈើ',
      jobDescription: 'អានសៀវភៅឱ្យកុមារស្តាប់ និងរៀបចំសៀវភៅរៀងរាល់ថ្ងៃសៅរ៍។',
      experienceType: 'volunteer',
      startDate: '2024-06-01',
      endDate: '2025-06-30',
    },
  },
  {
    kind: 'achievement',
    data: {
      title: 'លេខ 2 ការប្រឡងគណិតវិទ្យាថ្នាក់សាលា',
      issuingOrganization: 'វិទ្យាល័យផ្កាកំភ្លឹង',
      dateReceived: '2025-05-20',
    },
  },
  {
    kind: 'achievement',
    data: {
      title: 'ក្រុមឆ្នើមក្នុងសប្តាហ៍គំនិតអាជីវកម្មយុវជន',
      issuingOrganization: 'មជ្ឈមណ្ឌលអាជីពជំហានដំបូង',
      dateReceived: '2026-04-11',
      description: 'ក្រុមយើងបានបង្កើតផែនការលក់នំបញ្ចុកតាមអនឡាញ។',
    },
  },
  {
    kind: 'reference',
    data: {
      name: 'ឈឹម សុវណ្ណារី',
      position: 'គ្រូគណិតវិទ្យា',
      companyName: 'វិទ្យាល័យផ្កាកំភ្លឹង',
      phone: '012000801',
      email: 'sovannary@demo.example',
    },
  },
  {
    kind: 'certificate',
    data: {
      name: 'កុំព្យូទ័រការិយាល័យ',
      issuingOrganization: 'មជ្ឈមណ្ឌលវគ្គខ្លីបញ្ជីច្បាស់',
      dateEarned: '2026-05-29',
    },
  },
  { kind: 'attribute', data: { kind: 'skill', name: 'តារាងគណនា', level: 4 } },
  { kind: 'attribute', data: { kind: 'skill', name: 'ការងារជាក្រុម', level: 5 } },
  { kind: 'attribute', data: { kind: 'language', name: 'ភាសាខ្មែរ', level: 5 } },
  { kind: 'attribute', data: { kind: 'language', name: 'ភាសាអង់គ្លេស', level: 3 } },
  { kind: 'attribute', data: { kind: 'hobby', name: 'អានសៀវភៅ' } },
  { kind: 'attribute', data: { kind: 'hobby', name: 'ជិះកង់' } },
];

/** People without an account who have applied, with their number among the demo's phone numbers. */
export const demoVisitors = [
  {
    firstName: 'Malis',
    lastName: 'Keo',
    phonePlace: 811,
    message: 'ខ្ញុំមានបទពិសោធន៍ពីរឆ្នាំ ហើយអាចចាប់ផ្តើមការងារបានខែក្រោយ។',
  },
  {
    firstName: 'Rithy',
    lastName: 'Heng',
    phonePlace: 812,
    message: 'I finished my studies in July and live ten minutes away.',
  },
  {
    firstName: 'Theary',
    lastName: 'Nhem',
    phonePlace: 813,
    message: 'ខ្ញុំចង់រៀនពីការងារនេះ ហើយអាចធ្វើការរាល់ថ្ងៃពេលព្រឹក។',
  },
  { firstName: 'Samnang', lastName: 'Ros', phonePlace: 814, message: 'ខ្ញុំធ្លាប់ធ្វើកម្មសិក្សាផ្នែកនេះរយៈពេលបីខែ។' },
] as const;
