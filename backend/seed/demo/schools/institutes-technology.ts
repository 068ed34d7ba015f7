import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

export const institutesOfTechnologyAndNature: readonly SchoolRow[] = [
  {
    key: 'tonle-bassac-polytechnic-institute',
    code: 'TBPI',
    name: text('Tonle Bassac Polytechnic Institute', 'វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['120101', '081104'],
    foundedYear: 2008,
    studentCount: 2400,
    language: 'km-en',
    stepCount: 4,
    tagline: text('Learn it, build it, mend it.', 'រៀនវា សង់វា ជួសជុលវា។'),
    about: text(
      'Tonle Bassac Polytechnic joins engineering and computing under one roof beside the Bassac river. Each subject has as many workshop hours as lectures, and every spring the institute opens its doors for a repair day: neighbours bring broken fans, phones and motorbikes, and students mend them for free while a teacher watches.',
      'វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់ប្រមូលផ្តុំវិស្វកម្ម និងកុំព្យូទ័រក្នុងទីតាំងតែមួយក្បែរទន្លេបាសាក់។ មុខវិជ្ជានីមួយៗមានម៉ោងអនុវត្តស្មើនឹងម៉ោងទ្រឹស្តី ហើយរៀងរាល់ឆ្នាំ វិទ្យាស្ថានរៀបចំទិវាជួសជុល ដែលអ្នកជិតខាងយកកង្ហារ ទូរស័ព្ទ និងម៉ូតូខូចមកឱ្យនិស្សិតជួសជុលដោយឥតគិតថ្លៃ ក្រោមការមើលខុសត្រូវរបស់គ្រូ។',
    ),
    offers: {
      associate: 'electrical-engineering computer-networking automotive-engineering',
      bachelor:
        'civil-engineering electrical-electronic-engineering mechanical-engineering automotive-engineering information-technology computer-networking software-engineering telecommunication',
      engineer: 'civil-engineering electrical-engineering',
      master: 'civil-engineering',
    },
  },
  {
    key: 'digital-delta-institute',
    code: 'DDI',
    name: text('Digital Delta Institute', 'វិទ្យាស្ថានឌីជីថលដីសណ្តទន្លេ'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['081307'],
    foundedYear: 2018,
    studentCount: 890,
    language: 'km-en',
    stepCount: 2,
    tagline: text('Code with a purpose.', 'សរសេរកូដដោយមានគោលដៅ។'),
    about: text(
      'Digital Delta teaches nothing but computing and design, across the river from the capital. Work is done in teams of four on products that somebody uses: a ferry timetable, a rice price board, a game that teaches Khmer spelling. There are no written examinations after the first year, only demonstrations in front of the class.',
      'វិទ្យាស្ថានឌីជីថលដីសណ្តទន្លេបង្រៀនតែកុំព្យូទ័រ និងការរចនា ហើយស្ថិតនៅត្រើយម្ខាងទន្លេពីរាជធានី។ និស្សិតធ្វើការជាក្រុម 4 នាក់លើផលិតផលដែលមានអ្នកប្រើពិត ដូចជាកាលវិភាគសាឡាង តារាងតម្លៃស្រូវ និងហ្គេមបង្រៀនអក្ខរាវិរុទ្ធខ្មែរ។ ក្រោយឆ្នាំទីមួយ លែងមានការប្រឡងសរសេរទៀតហើយ មានតែការបង្ហាញស្នាដៃនៅមុខថ្នាក់។',
    ),
    offers: {
      associate: 'graphic-computing software-engineering',
      bachelor:
        'software-engineering data-science cybersecurity artificial-intelligence computer-science informatics graphic-computing',
      master: 'data-science',
    },
  },
  {
    key: 'rice-grain-institute-of-agricultural-technology',
    code: 'RGIAT',
    name: text('Rice Grain Institute of Agricultural Technology', 'វិទ្យាស្ថានបច្ចេកវិទ្យាកសិកម្មគ្រាប់ស្រូវ'),
    schoolType: 'institute',
    isPublic: true,
    communes: ['020308'],
    foundedYear: 1998,
    studentCount: 1400,
    language: 'km',
    tagline: text('From seed to plate.', 'ពីគ្រាប់ពូជដល់ចានបាយ។'),
    about: text(
      'The rice fields of Battambang begin at the gate of this public institute. Students plant, weigh and sell two harvests during their studies, run a small mill and a food laboratory, and advise forty farming families who share their results in return.',
      'វាលស្រែបាត់ដំបងចាប់ផ្តើមពីមុខទ្វារវិទ្យាស្ថានរដ្ឋមួយនេះ។ ក្នុងពេលសិក្សា និស្សិតដាំ ថ្លឹង និងលក់ផលស្រូវពីររដូវ គ្រប់គ្រងម៉ាស៊ីនកិនស្រូវតូចមួយ និងមន្ទីរពិសោធន៍អាហារ ព្រមទាំងផ្តល់ប្រឹក្សាដល់គ្រួសារកសិករ 40 ដែលចែករំលែកលទ្ធផលរបស់ខ្លួនវិញ។',
    ),
    offers: {
      associate: 'agronomy food-technology',
      bachelor:
        'agronomy animal-science veterinary-medicine food-technology agribusiness agricultural-extension agricultural-economics',
      master: 'agronomy',
    },
  },
  {
    key: 'rubber-grove-institute-of-technology',
    code: 'RGIT',
    name: text('Rubber Grove Institute of Technology', 'វិទ្យាស្ថានបច្ចេកវិទ្យាចម្ការកៅស៊ូ'),
    schoolType: 'institute',
    isPublic: true,
    communes: ['250601'],
    foundedYear: 2011,
    studentCount: 980,
    language: 'km',
    tagline: text('Skills for the red soil country.', 'ជំនាញសម្រាប់ដែនដីក្រហម។'),
    about: text(
      'Between the plantations of Tboung Khmum, this institute trains the technicians and farm managers the region needs. Its latex laboratory tests samples for small growers, and the mechanics course keeps the province’s ambulances running.',
      'វិទ្យាស្ថាននេះស្ថិតនៅកណ្តាលចម្ការកៅស៊ូក្នុងខេត្តត្បូងឃ្មុំ ហើយបណ្តុះបណ្តាលអ្នកបច្ចេកទេស និងអ្នកគ្រប់គ្រងកសិដ្ឋានដែលតំបន់ត្រូវការ។ មន្ទីរពិសោធន៍ជ័រកៅស៊ូធ្វើតេស្តសំណាកជូនអ្នកដាំខ្នាតតូច ហើយថ្នាក់មេកានិចជួយថែទាំរថយន្តសង្គ្រោះក្នុងខេត្ត។',
    ),
    offers: {
      associate: 'mechanical-engineering agronomy electrical-engineering',
      bachelor:
        'agronomy agribusiness mechanical-engineering electrical-engineering chemical-engineering management',
    },
  },
  {
    key: 'red-earth-institute',
    code: 'REI',
    name: text('Red Earth Institute', 'វិទ្យាស្ថានដីក្រហម'),
    schoolType: 'institute',
    isPublic: true,
    communes: ['160202'],
    foundedYear: 2015,
    studentCount: 430,
    language: 'km',
    tagline: text('Many languages, one classroom.', 'ភាសាច្រើន ថ្នាក់រៀនតែមួយ។'),
    about: text(
      'Students of seven mother tongues learn together at Red Earth Institute in Ban Lung. The institute trains teachers, village health educators and agricultural advisers for the highlands, lends out bicycles and solar lamps, and plans its terms around the harvest so that nobody has to choose between field and school.',
      'និស្សិតដែលមានភាសាកំណើតចំនួន 7 រៀនជាមួយគ្នានៅវិទ្យាស្ថានដីក្រហម ក្រុងបានលុង។ វិទ្យាស្ថានបណ្តុះបណ្តាលគ្រូបង្រៀន អ្នកអប់រំសុខភាពភូមិ និងអ្នកផ្សព្វផ្សាយកសិកម្មសម្រាប់តំបន់ខ្ពង់រាប ឱ្យខ្ចីកង់ និងចង្កៀងពន្លឺព្រះអាទិត្យ ហើយរៀបចំឆមាសតាមរដូវច្រូតកាត់ ដើម្បីកុំឱ្យនរណាម្នាក់ត្រូវជ្រើសរើសរវាងស្រែ និងសាលា។',
    ),
    offers: {
      associate: 'agricultural-extension early-childhood-education',
      bachelor:
        'agricultural-extension community-development rural-development english-education public-health',
    },
  },
  {
    key: 'pine-forest-institute-of-environment',
    code: 'PFIE',
    name: text('Pine Forest Institute of Environment', 'វិទ្យាស្ថានបរិស្ថានព្រៃស្រល់'),
    schoolType: 'institute',
    isPublic: true,
    verified: false,
    communes: ['110502'],
    foundedYear: 2019,
    studentCount: 280,
    language: 'km-en',
    tagline: text('Learn the forest by walking in it.', 'ស្គាល់ព្រៃដោយការដើរក្នុងព្រៃ។'),
    about: text(
      'This small highland institute spends one week in three outdoors. Students map forest plots, set camera traps and sit with community rangers around the evening fire; back in class they turn what they saw into data, reports and plans for visitors who leave no trace.',
      'វិទ្យាស្ថានតូចមួយនៅតំបន់ខ្ពង់រាបនេះ ចំណាយពេលមួយសប្តាហ៍ក្នុងចំណោមបីសប្តាហ៍រៀននៅខាងក្រៅ។ និស្សិតធ្វើផែនទីព្រៃ ដាក់ម៉ាស៊ីនថតស្វ័យប្រវត្តិ និងស្តាប់បទពិសោធន៍ឧទ្យានុរក្សសហគមន៍នៅជុំវិញភ្នក់ភ្លើង រួចត្រឡប់មកថ្នាក់វិញ ដើម្បីប្រែក្លាយអ្វីដែលបានឃើញទៅជាទិន្នន័យ របាយការណ៍ និងផែនការទេសចរណ៍ដែលមិនប៉ះពាល់ធម្មជាតិ។',
    ),
    offers: {
      associate: 'environmental-science',
      bachelor: 'environmental-science geography community-development tourism-management',
    },
  },
  {
    key: 'phkachan-institute-of-nursing-and-midwifery',
    code: 'PINM',
    name: text('Phkachan Institute of Nursing and Midwifery', 'វិទ្យាស្ថានគិលានុបដ្ឋាក និងឆ្មបផ្កាច័ន្ទ'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['171001'],
    foundedYear: 2012,
    studentCount: 720,
    language: 'km',
    tagline: text('Steady hands, warm words.', 'ដៃហ្មត់ចត់ ពាក្យពេចន៍កក់ក្តៅ។'),
    about: text(
      'Phkachan Institute trains nurses, midwives and laboratory technicians for the hospitals and health centres of the north-west. Students practise each procedure twenty times on models before they touch a patient, and learn to explain illness in words a grandmother understands.',
      'វិទ្យាស្ថានផ្កាច័ន្ទបណ្តុះបណ្តាលគិលានុបដ្ឋាក ឆ្មប និងអ្នកបច្ចេកទេសមន្ទីរពិសោធន៍សម្រាប់មន្ទីរពេទ្យ និងមណ្ឌលសុខភាពនៅភូមិភាគពាយ័ព្យ។ និស្សិតហាត់ធ្វើបច្ចេកទេសនីមួយៗ 20 ដងលើរូបសំណាកមុនពេលប៉ះអ្នកជំងឺ ហើយរៀនពន្យល់ពីជំងឺដោយប្រើពាក្យដែលជីដូនជីតាស្តាប់យល់។',
    ),
    offers: {
      associate: 'nursing midwifery medical-laboratory',
      bachelor: 'nursing midwifery public-health',
    },
  },
];
