import type { DemoSchool, DemoStep, Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';

export type Audience = 'degree' | 'trade' | 'course' | 'family';

export const audienceOf: Readonly<Record<DemoSchool['schoolType'], Audience>> = {
  university: 'degree',
  institute: 'degree',
  'associate-degree-diploma': 'degree',
  tvet: 'trade',
  vocational: 'trade',
  'short-course': 'course',
  'short-course-institute': 'course',
  k12: 'family',
  kindergarten: 'family',
};

export const admissionTexts: Readonly<Record<Audience, Variants>> = {
  degree: [
    text(
      'A BacII certificate is required for bachelor’s programmes; an associate degree can also be started without it. Master’s programmes ask for a bachelor’s degree.',
      'ការចូលរៀនថ្នាក់បរិញ្ញាបត្រត្រូវមានសញ្ញាបត្រមធ្យមសិក្សាទុតិយភូមិ (បាក់ឌុប)។ អ្នកធ្លាក់បាក់ឌុបអាចចាប់ផ្តើមពីបរិញ្ញាបត្ររង។ ថ្នាក់បរិញ្ញាបត្រជាន់ខ្ពស់ត្រូវមានបរិញ្ញាបត្រ។',
    ),
    text(
      'Applicants bring their BacII result and take a placement test. Those who did not pass may begin with an associate degree and continue later.',
      'បេក្ខជនត្រូវមានលទ្ធផលបាក់ឌុប និងធ្វើតេស្តកម្រិត។ អ្នកប្រឡងមិនជាប់អាចរៀនបរិញ្ញាបត្ររង រួចបន្តនៅពេលក្រោយ។',
    ),
    text(
      'Admission is open to holders of the BacII of any year. Popular programmes choose by interview and by the grades in the main subjects.',
      'សាលាទទួលអ្នកមានសញ្ញាបត្របាក់ឌុបគ្រប់ឆ្នាំ។ ជំនាញដែលមានអ្នកចុះឈ្មោះច្រើន ជ្រើសរើសតាមការសម្ភាសន៍ និងនិទ្ទេសមុខវិជ្ជាសំខាន់ៗ។',
    ),
    text(
      'You need the BacII (grade E or better), a completed application form and a short conversation with the department.',
      'អ្នកត្រូវមានបាក់ឌុបចាប់ពីនិទ្ទេស E ឡើងទៅ ទម្រង់ពាក្យសុំបំពេញរួច និងការពិភាក្សាខ្លីជាមួយដេប៉ាតឺម៉ង់។',
    ),
    text(
      'Students still waiting for their BacII result can apply now; the place is confirmed once the result is known.',
      'សិស្សដែលកំពុងរង់ចាំលទ្ធផលបាក់ឌុបអាចដាក់ពាក្យជាមុនបាន ហើយកន្លែងសិក្សានឹងត្រូវបញ្ជាក់នៅពេលដឹងលទ្ធផល។',
    ),
  ],
  trade: [
    text(
      'Certificate courses are open from the age of fifteen; reading and writing Khmer is enough. For an associate degree, grade twelve must be completed.',
      'វគ្គវិញ្ញាបនបត្រទទួលអ្នកមានអាយុចាប់ពី 15 ឆ្នាំ ហើយចេះអាន និងសរសេរភាសាខ្មែរ។ ចំណែកបរិញ្ញាបត្ររងត្រូវរៀនចប់ថ្នាក់ទី 12។',
    ),
    text(
      'Entry needs grade nine or a practical test in the workshop. Experience at work is counted.',
      'ការចូលរៀនត្រូវមានថ្នាក់ទី 9 ឬធ្វើតេស្តអនុវត្តក្នុងរោងជាង។ បទពិសោធន៍ការងារត្រូវបានគិតបញ្ចូល។',
    ),
    text(
      'There is no entrance examination. After a conversation and a trial day, trainees sign a learning agreement.',
      'មិនមានការប្រឡងចូលទេ។ ក្រោយការពិភាក្សា និងថ្ងៃសាកល្បងមួយ សិស្សចុះកិច្ចព្រមព្រៀងសិក្សា។',
    ),
    text(
      'Young people from poor or remote families are admitted first; other places follow the order of application.',
      'យុវជនមកពីគ្រួសារក្រីក្រ ឬតំបន់ដាច់ស្រយាលត្រូវបានទទួលមុន កន្លែងនៅសល់តាមលំដាប់ដាក់ពាក្យ។',
    ),
    text(
      'Bring your identity card or birth certificate and come on any Monday to register.',
      'យកអត្តសញ្ញាណប័ណ្ណ ឬសំបុត្រកំណើត ហើយមកចុះឈ្មោះនៅថ្ងៃចន្ទណាក៏បាន។',
    ),
  ],
  course: [
    text(
      'Courses are open to everybody. Some ask for a short placement talk on the first evening.',
      'វគ្គសិក្សាបើកជូនគ្រប់គ្នា។ វគ្គខ្លះមានការពិភាក្សាវាស់កម្រិតខ្លីនៅល្ងាចដំបូង។',
    ),
    text(
      'Registering online is enough; the fee is paid on the first day.',
      'គ្រាន់តែចុះឈ្មោះតាមអនឡាញ ហើយបង់ថ្លៃសិក្សានៅថ្ងៃដំបូង។',
    ),
    text(
      'No certificate is needed. Learners under sixteen need the consent of a guardian.',
      'មិនត្រូវការសញ្ញាបត្រអ្វីឡើយ។ អ្នករៀនអាយុក្រោម 16 ឆ្នាំត្រូវមានការយល់ព្រមពីអាណាព្យាបាល។',
    ),
    text('Places are given in the order in which people register.', 'កន្លែងសិក្សាផ្តល់តាមលំដាប់ចុះឈ្មោះ។'),
    text('For higher levels, a short test finds the right group.', 'សម្រាប់កម្រិតខ្ពស់ មានតេស្តខ្លីដើម្បីរកក្រុមសមស្រប។'),
  ],
  family: [
    text(
      'The school meets each child and family once before admission; a place is confirmed within a week.',
      'សាលាជួបកុមារ និងគ្រួសារម្តងមុនទទួលចូលរៀន ហើយបញ្ជាក់កន្លែងសិក្សាក្នុងរយៈពេលមួយសប្តាហ៍។',
    ),
    text(
      'A birth certificate and a vaccination card are required. Pupils who change schools bring their last report.',
      'ត្រូវមានសំបុត្រកំណើត និងប័ណ្ណចាក់វ៉ាក់សាំង។ សិស្សផ្លាស់ប្តូរសាលាត្រូវយកព្រឹត្តិបត្រពិន្ទុចុងក្រោយមកជាមួយ។',
    ),
    text(
      'Children may join at the beginning of each term when there is a free place.',
      'កុមារអាចចូលរៀននៅដើមឆមាសនីមួយៗ បើមានកន្លែងទំនេរ។',
    ),
    text(
      'Brothers and sisters of pupils are admitted first; others by date of application.',
      'បងប្អូនរបស់សិស្សត្រូវបានទទួលមុន អ្នកផ្សេងតាមកាលបរិច្ឆេទដាក់ពាក្យ។',
    ),
    text(
      'A short, friendly placement lesson shows which class fits best.',
      'មេរៀនវាស់កម្រិតខ្លីដោយភាពរួសរាយបង្ហាញថាថ្នាក់ណាសមស្របជាងគេ។',
    ),
  ],
};

export const feesNotes: Readonly<Record<'free' | 'public' | 'private' | 'course', Variants>> = {
  free: [
    text(
      'There is no tuition fee; uniform and books cost about 40 USD a year.',
      'មិនមានថ្លៃសិក្សាទេ ឯកសណ្ឋាន និងសៀវភៅប្រហែល 40 ដុល្លារក្នុងមួយឆ្នាំ។',
    ),
    text(
      'Tuition is free of charge. Families pay only for meals, if wished.',
      'រៀនដោយឥតបង់ថ្លៃ។ គ្រួសារបង់តែថ្លៃអាហារ បើចង់បាន។',
    ),
  ],
  public: [
    text(
      'Fees are set for one academic year and paid in two parts. A registration fee of 10 USD is asked once.',
      'ថ្លៃសិក្សាគិតសម្រាប់មួយឆ្នាំសិក្សា បង់ជាពីរដង។ ថ្លៃចុះឈ្មោះ 10 ដុល្លារបង់តែម្តង។',
    ),
    text(
      'Scholarship holders pay nothing; all others pay by semester. Certificate courses are free or nearly free.',
      'អ្នកទទួលអាហារូបករណ៍មិនបង់ថ្លៃទេ អ្នកផ្សេងបង់តាមឆមាស។ វគ្គវិញ្ញាបនបត្រឥតបង់ថ្លៃ ឬបង់តិចតួច។',
    ),
    text(
      'The fee covers lessons, library and examinations. It may be paid in riel or in US dollars.',
      'ថ្លៃសិក្សារួមមានមេរៀន បណ្ណាល័យ និងការប្រឡង។ អាចបង់ជាប្រាក់រៀល ឬដុល្លារអាមេរិក។',
    ),
  ],
  private: [
    text(
      'Fees are for one year and can be paid by year, semester or quarter. Paying for the whole year saves 10 percent.',
      'ថ្លៃសិក្សាគិតសម្រាប់មួយឆ្នាំ អាចបង់ប្រចាំឆ្នាំ ឆមាស ឬត្រីមាស។ បង់ពេញមួយឆ្នាំបញ្ចុះ 10 ភាគរយ។',
    ),
    text(
      'Books and uniform are not included. Two children of one family receive 15 percent off.',
      'មិនរួមបញ្ចូលសៀវភៅ និងឯកសណ្ឋានទេ។ បងប្អូនពីរនាក់ក្នុងគ្រួសារតែមួយបញ្ចុះ 15 ភាគរយ។',
    ),
    text(
      'The fee stays the same until the end of the programme. Monthly payment is possible on request.',
      'ថ្លៃសិក្សារក្សានៅដដែលរហូតដល់ចប់កម្មវិធី។ អាចស្នើសុំបង់ប្រចាំខែ។',
    ),
    text(
      'All fees are published; there are no hidden costs for examinations or certificates.',
      'ថ្លៃសិក្សាទាំងអស់ត្រូវបានប្រកាសជាសាធារណៈ គ្មានថ្លៃលាក់កំបាំងសម្រាប់ការប្រឡង ឬវិញ្ញាបនបត្រឡើយ។',
    ),
  ],
  course: [
    text('The price is for the whole course and includes the material.', 'តម្លៃគិតសម្រាប់វគ្គទាំងមូល រួមទាំងសម្ភារៈសិក្សា។'),
    text('Friends who register together pay 10 percent less.', 'មិត្តភក្តិដែលចុះឈ្មោះជាមួយគ្នាបញ្ចុះ 10 ភាគរយ។'),
    text(
      'Payment on the first day; who stops in the first week gets half back.',
      'បង់ប្រាក់នៅថ្ងៃដំបូង អ្នកឈប់ក្នុងសប្តាហ៍ទីមួយទទួលប្រាក់វិញពាក់កណ្តាល។',
    ),
  ],
};

const document = {
  form: text('Completed application form', 'ទម្រង់ពាក្យសុំដែលបានបំពេញ'),
  photos: text('Four photos, 4 x 6 cm', 'រូបថត 4×6 ចំនួន 4 សន្លឹក'),
  identity: text('Copy of the national ID card', 'ច្បាប់ចម្លងអត្តសញ្ញាណប័ណ្ណ'),
  birth: text('Copy of the birth certificate', 'ច្បាប់ចម្លងសំបុត្រកំណើត'),
  family: text('Copy of the family book', 'ច្បាប់ចម្លងសៀវភៅគ្រួសារ'),
  exam: text('BacII certificate or provisional certificate', 'សញ្ញាបត្របាក់ឌុប ឬវិញ្ញាបនបត្របណ្តោះអាសន្ន'),
  transcript: text('Transcript of grade 12', 'ព្រឹត្តិបត្រពិន្ទុថ្នាក់ទី 12'),
  report: text('Report of the last school year', 'ព្រឹត្តិបត្រពិន្ទុឆ្នាំសិក្សាចុងក្រោយ'),
  vaccination: text('Vaccination card', 'ប័ណ្ណចាក់វ៉ាក់សាំង'),
  poverty: text('Poor household card (if there is one)', 'ប័ណ្ណគ្រួសារក្រីក្រ (បើមាន)'),
} as const satisfies Record<string, Text>;

/** The first three are always asked, the others of some schools. */
export const documentTexts: Readonly<Record<Audience, readonly Text[]>> = {
  degree: [
    document.form,
    document.photos,
    document.exam,
    document.identity,
    document.transcript,
    document.birth,
    document.family,
  ],
  trade: [
    document.form,
    document.photos,
    document.identity,
    document.birth,
    document.poverty,
    document.family,
  ],
  course: [document.form, document.photos, document.identity],
  family: [
    document.form,
    document.birth,
    document.photos,
    document.vaccination,
    document.report,
    document.family,
  ],
};

type StepKind = Pick<DemoStep, 'key' | 'name' | 'color'>;

const step = {
  documents: { key: 'document-check', name: text('Document check', 'ពិនិត្យឯកសារ'), color: '#1D4ED8' },
  entrance: { key: 'entrance-exam', name: text('Entrance exam', 'ប្រឡងចូល'), color: '#7C3AED' },
  interview: { key: 'interview', name: text('Interview', 'សម្ភាសន៍'), color: '#B45309' },
  placement: { key: 'placement-test', name: text('Placement test', 'តេស្តវាស់កម្រិត'), color: '#0F766E' },
  portfolio: { key: 'portfolio-review', name: text('Portfolio review', 'ពិនិត្យស្នាដៃ'), color: '#BE185D' },
  health: { key: 'health-check', name: text('Health check', 'ពិនិត្យសុខភាព'), color: '#4338CA' },
  trial: { key: 'trial-day', name: text('Trial day', 'រៀនសាកល្បងមួយថ្ងៃ'), color: '#0369A1' },
  family: { key: 'family-meeting', name: text('Meeting with the family', 'ជួបជាមួយគ្រួសារ'), color: '#9D174D' },
  deposit: { key: 'seat-deposit', name: text('Deposit for the seat', 'កក់ប្រាក់កន្លែងសិក្សា'), color: '#3F6212' },
} as const satisfies Record<string, StepKind>;

export const stepTexts: Readonly<Record<Audience, readonly StepKind[]>> = {
  degree: [step.documents, step.entrance, step.interview, step.placement, step.deposit],
  trade: [step.documents, step.trial, step.health],
  course: [step.placement],
  family: [step.documents, step.family, step.placement, step.health],
};
export const stepsOfField: Readonly<Record<string, StepKind>> = { hea: step.health, art: step.portfolio };
