import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

export const universitiesOfTheCapital: readonly SchoolRow[] = [
  {
    key: 'romduol-river-university',
    code: 'RRU',
    name: text('Romduol River University', 'សាកលវិទ្យាល័យទន្លេរំដួល'),
    schoolType: 'university',
    isPublic: false,
    communes: ['121001', '171004'],
    foundedYear: 2004,
    studentCount: 5200,
    language: 'km-en',
    stepCount: 3,
    tagline: text('Study by the river, work anywhere.', 'រៀននៅមាត់ទន្លេ ធ្វើការបានគ្រប់ទីកន្លែង។'),
    about: text(
      'Romduol River University began in 2004 with two evening classes in accounting and now fills three buildings on the Chrouy Changvar peninsula. It is best known for business and information technology, and most of its lecturers also work in banks, software firms or hotels. Three out of four students hold a job before they graduate, so nearly every course can be taken in the morning, the evening or at the weekend.',
      'សាកលវិទ្យាល័យទន្លេរំដួលបានចាប់ផ្តើមនៅឆ្នាំ 2004 ដោយមានថ្នាក់គណនេយ្យពេលល្ងាចតែពីរប៉ុណ្ណោះ ហើយបច្ចុប្បន្នមានអគារសិក្សាបីនៅជ្រោយចង្វារ។ សាកលវិទ្យាល័យនេះល្បីខាងគ្រប់គ្រងពាណិជ្ជកម្ម និងបច្ចេកវិទ្យាព័ត៌មាន ហើយសាស្ត្រាចារ្យភាគច្រើនកំពុងធ្វើការនៅធនាគារ ក្រុមហ៊ុនសូហ្វវែរ ឬសណ្ឋាគារផងដែរ។ ដោយសារនិស្សិតបីក្នុងចំណោមបួននាក់មានការងារធ្វើមុនពេលបញ្ចប់ការសិក្សា មុខវិជ្ជាស្ទើរតែទាំងអស់អាចរៀននៅពេលព្រឹក ពេលល្ងាច ឬចុងសប្តាហ៍។',
    ),
    offers: {
      associate: 'accounting information-technology english',
      bachelor:
        'accounting banking-finance business-management marketing human-resource-management international-business information-technology computer-science tourism-management english chinese',
      master: 'business-management banking-finance information-technology',
      doctorate: 'business-management',
    },
  },
  {
    key: 'four-rivers-international-university',
    code: 'FRIU',
    name: text('Four Rivers International University', 'សាកលវិទ្យាល័យអន្តរជាតិទន្លេបួន'),
    schoolType: 'university',
    isPublic: false,
    communes: ['121201'],
    foundedYear: 2011,
    studentCount: 1450,
    language: 'en',
    fees: 'international',
    tagline: text('A small university with a wide horizon.', 'សាកលវិទ្យាល័យតូច តែមើលឃើញឆ្ងាយ។'),
    about: text(
      'Four Rivers teaches entirely in English, in classes of no more than twenty-five. Every student spends one semester on a project for a real client: a clinic that needs a booking system, a village that wants a clean water plan, a start-up looking for its first customers. Lecturers come from nine countries, and a foundation year brings school leavers up to the English the courses ask for.',
      'សាកលវិទ្យាល័យអន្តរជាតិទន្លេបួនបង្រៀនជាភាសាអង់គ្លេសទាំងស្រុង ហើយមួយថ្នាក់មាននិស្សិតមិនលើសពី 25 នាក់ឡើយ។ និស្សិតគ្រប់រូបចំណាយពេលមួយឆមាសធ្វើគម្រោងជូនអតិថិជនពិតប្រាកដ ដូចជាគ្លីនិកដែលត្រូវការប្រព័ន្ធណាត់ជួប ភូមិដែលចង់បានផែនការទឹកស្អាត ឬអាជីវកម្មថ្មីដែលកំពុងស្វែងរកអតិថិជនដំបូង។ សាស្ត្រាចារ្យមកពីប្រទេសចំនួន 9 ហើយឆ្នាំសិក្សាមូលដ្ឋានជួយសិស្សដែលទើបចប់វិទ្យាល័យឱ្យមានភាសាអង់គ្លេសគ្រប់គ្រាន់។',
    ),
    offers: {
      bachelor:
        'international-business finance software-engineering data-science cybersecurity international-relations economics civil-engineering media-communication psychology',
      master: 'international-business data-science public-policy',
    },
  },
  {
    key: 'jasmine-university-of-health-sciences',
    code: 'JUHS',
    name: text('Jasmine University of Health Sciences', 'សាកលវិទ្យាល័យផ្កាម្លិះវិទ្យាសាស្ត្រសុខាភិបាល'),
    schoolType: 'university',
    isPublic: false,
    communes: ['120405'],
    foundedYear: 2007,
    studentCount: 2650,
    language: 'km-en',
    stepCount: 2,
    tagline: text('Care begins with knowledge.', 'ការថែទាំចាប់ផ្តើមពីចំណេះដឹង។'),
    about: text(
      'Jasmine University trains doctors, dentists, pharmacists and nurses around a teaching clinic that sees about two hundred patients a day. From the second year on, students spend mornings on the wards of partner hospitals and afternoons in simulation rooms, where mistakes harm nobody. Each small group has a clinical tutor who follows its members until the licensing examination.',
      'សាកលវិទ្យាល័យផ្កាម្លិះបណ្តុះបណ្តាលគ្រូពេទ្យ ទន្តបណ្ឌិត ឱសថការី និងគិលានុបដ្ឋាក ដោយមានគ្លីនិកអនុវត្តដែលទទួលអ្នកជំងឺប្រមាណ 200 នាក់ក្នុងមួយថ្ងៃ។ ចាប់ពីឆ្នាំទីពីរ និស្សិតចុះកម្មសិក្សានៅមន្ទីរពេទ្យដៃគូនៅពេលព្រឹក ហើយហាត់អនុវត្តលើរូបសំណាកនៅពេលរសៀល ដែលការភ្លាំងភ្លាត់មិនប៉ះពាល់ដល់នរណាឡើយ។ ក្រុមតូចនីមួយៗមានគ្រូណែនាំផ្នែកព្យាបាលម្នាក់តាមជួយរហូតដល់ពេលប្រឡងចេញ។',
    ),
    offers: {
      associate: 'nursing midwifery medical-laboratory',
      bachelor: 'nursing midwifery pharmacy public-health medical-laboratory',
      master: 'public-health',
      medicine: 'medicine dentistry',
    },
  },
  {
    key: 'sachathor-university-of-law-and-society',
    code: 'SULS',
    name: text('Sachathor University of Law and Society', 'សាកលវិទ្យាល័យសច្ចធម៌នីតិសាស្ត្រ និងសង្គម'),
    schoolType: 'university',
    isPublic: true,
    communes: ['120210'],
    foundedYear: 1996,
    studentCount: 6800,
    language: 'km',
    tagline: text('Justice is learned by practising it.', 'យុត្តិធម៌រៀនបានដោយការអនុវត្ត។'),
    about: text(
      'Sachathor has taught law in Khmer since 1996 and now fills a whole city block. Its moot courtroom is open to the public every Friday, and third-year students run a free legal advice desk for tenants and garment workers. Beside law, the university teaches economics, sociology and social work, because its founders wanted lawyers to know the society they serve.',
      'សាកលវិទ្យាល័យសច្ចធម៌បង្រៀននីតិសាស្ត្រជាភាសាខ្មែរតាំងពីឆ្នាំ 1996 មកម្ល៉េះ ហើយបច្ចុប្បន្នមានអគារពេញមួយប្លុក។ បន្ទប់សវនាការសាកល្បងរបស់ខ្លួនបើកឱ្យសាធារណជនចូលស្តាប់រៀងរាល់ថ្ងៃសុក្រ ហើយនិស្សិតឆ្នាំទីបីបើកតុផ្តល់ប្រឹក្សាច្បាប់ដោយឥតគិតថ្លៃជូនអ្នកជួលផ្ទះ និងកម្មករកាត់ដេរ។ ក្រៅពីច្បាប់ សាកលវិទ្យាល័យបង្រៀនសេដ្ឋកិច្ច សង្គមវិទ្យា និងសង្គមកិច្ច ព្រោះស្ថាបនិកចង់ឱ្យអ្នកច្បាប់ស្គាល់សង្គមដែលខ្លួនបម្រើ។',
    ),
    offers: {
      bachelor:
        'law public-law private-law international-law public-administration economics development-economics political-science sociology social-work psychology',
      master: 'public-law private-law public-administration economics',
      doctorate: 'law',
    },
  },
  {
    key: 'red-lotus-university-of-arts',
    code: 'RLUA',
    name: text('Red Lotus University of Arts', 'សាកលវិទ្យាល័យសិល្បៈឈូកក្រហម'),
    schoolType: 'university',
    isPublic: false,
    communes: ['121305'],
    foundedYear: 2013,
    studentCount: 980,
    language: 'km-en',
    tagline: text('Make something that was not there before.', 'បង្កើតអ្វីដែលមិនធ្លាប់មាន។'),
    about: text(
      'Red Lotus occupies a former printing house, and the smell of ink never quite left its studios. Designers, journalists, musicians and architects share workshops here, so a graduation show may pair a film with live music and a stage built by architecture students. Admission looks at a portfolio first and at examination grades second.',
      'សាកលវិទ្យាល័យឈូកក្រហមតាំងនៅក្នុងអតីតរោងពុម្ព ហើយក្លិនទឹកខ្មៅនៅតែដក់ជាប់ក្នុងស្ទូឌីយោរហូតដល់សព្វថ្ងៃ។ អ្នករចនា អ្នកសារព័ត៌មាន តន្ត្រីករ និងស្ថាបត្យករប្រើរោងជាងរួមគ្នា ដូច្នេះកម្មវិធីបញ្ចប់ការសិក្សាអាចមានទាំងភាពយន្ត តន្ត្រីផ្ទាល់ និងឆាកដែលសង់ដោយនិស្សិតស្ថាបត្យកម្ម។ ការជ្រើសរើសនិស្សិតពិនិត្យស្នាដៃជាមុន រួចទើបពិនិត្យនិទ្ទេសប្រឡង។',
    ),
    offers: {
      associate: 'graphic-design',
      bachelor:
        'graphic-design graphic-computing fashion-product-design fine-arts music media-communication journalism architecture interior-architecture',
      master: 'architecture-urban-planning',
    },
  },
];
