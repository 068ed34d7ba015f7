import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

export const institutesOfBusinessAndPeople: readonly SchoolRow[] = [
  {
    key: 'twelve-palms-institute-of-commerce',
    code: 'TPIC',
    name: text('12 Palms Institute of Commerce', 'វិទ្យាស្ថានពាណិជ្ជកម្មត្នោត 12 ដើម'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['120306'],
    foundedYear: 2001,
    studentCount: 1800,
    language: 'km',
    tagline: text('Accounts that add up.', 'គណនេយ្យត្រឹមត្រូវ ជំនួញរឹងមាំ។'),
    about: text(
      'Twelve sugar palms still stand in the courtyard of this institute, which has trained bookkeepers and bank tellers for more than twenty years. A practice firm with real invoices, real deadlines and a strict tax inspector (the deputy director) fills the whole of the third year.',
      'ត្នោត 12 ដើមនៅតែដុះក្នុងទីធ្លាវិទ្យាស្ថាន ដែលបានបណ្តុះបណ្តាលអ្នកកត់បញ្ជី និងបេឡាករធនាគារអស់រយៈពេលជាង 20 ឆ្នាំ។ ឆ្នាំទីបីទាំងមូល និស្សិតធ្វើការក្នុងក្រុមហ៊ុនអនុវត្តដែលមានវិក្កយបត្រពិត ថ្ងៃកំណត់ពិត និងមន្ត្រីពន្ធដារដ៏ម៉ឺងម៉ាត់ម្នាក់ គឺនាយករងវិទ្យាស្ថាន។',
    ),
    offers: {
      associate: 'accounting banking-finance',
      bachelor:
        'accounting auditing accounting-taxation banking-finance finance marketing human-resource-management real-estate',
    },
  },
  {
    key: 'eight-march-womens-institute-of-entrepreneurship',
    code: 'WIE8',
    name: text("8 March Women's Institute of Entrepreneurship", 'វិទ្យាស្ថានសហគ្រិនភាពស្ត្រី 8 មីនា'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['120608'],
    foundedYear: 2015,
    studentCount: 640,
    language: 'km-en',
    tagline: text('Her idea, her business.', 'គំនិតរបស់នាង អាជីវកម្មរបស់នាង។'),
    about: text(
      'The institute was opened by a group of shop owners who had learned their trade without any school. Men are welcome too, but two thirds of the seats are kept for women, there is a nursery for small children, and every student leaves with a written business plan that a panel of bankers has questioned.',
      'វិទ្យាស្ថាននេះបង្កើតឡើងដោយក្រុមស្ត្រីម្ចាស់ហាងដែលរៀនរកស៊ីដោយខ្លួនឯងគ្មានសាលាណាបង្រៀន។ បុរសក៏អាចចូលរៀនបានដែរ តែកៅអីពីរភាគបីទុកសម្រាប់ស្ត្រី មានកន្លែងមើលថែកូនតូច ហើយនិស្សិតគ្រប់រូបបញ្ចប់ការសិក្សាដោយមានផែនការអាជីវកម្មដែលបានឆ្លើយតបសំណួររបស់គណៈកម្មការធនាគារិក។',
    ),
    offers: {
      associate: 'entrepreneurship marketing',
      bachelor: 'entrepreneurship business-management marketing fashion-product-design project-management',
    },
  },
  {
    key: 'lantern-institute-of-hospitality',
    code: 'LIH',
    name: text('Lantern Institute of Hospitality', 'វិទ្យាស្ថានបដិសណ្ឋារកិច្ចគោមប្រទីប'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['171004'],
    foundedYear: 2010,
    studentCount: 870,
    language: 'km-en',
    stepCount: 2,
    tagline: text('Every guest remembers a good host.', 'ភ្ញៀវគ្រប់រូបចងចាំម្ចាស់ផ្ទះល្អ។'),
    about: text(
      'Lantern Institute runs a training hotel of twenty-four rooms and a restaurant where first-year students serve lunch five days a week. Guests pay, complain and tip as in any hotel, and the weekly review of their comments is the lesson students say they remember longest.',
      'វិទ្យាស្ថានគោមប្រទីបមានសណ្ឋាគារអនុវត្ត 24 បន្ទប់ និងភោជនីយដ្ឋានមួយដែលនិស្សិតឆ្នាំទីមួយបម្រើអាហារថ្ងៃត្រង់ 5 ថ្ងៃក្នុងមួយសប្តាហ៍។ ភ្ញៀវបង់ប្រាក់ រអ៊ូរទាំ និងឱ្យប្រាក់ទឹកតែដូចនៅសណ្ឋាគារទូទៅ ហើយការពិភាក្សាអំពីមតិភ្ញៀវរៀងរាល់សប្តាហ៍គឺជាមេរៀនដែលនិស្សិតចងចាំជាងគេ។',
    ),
    offers: {
      associate: 'hospitality hotel-tourism-management food-processing',
      bachelor: 'hospitality hotel-tourism-management tourism-management english chinese korean',
    },
  },
  {
    key: 'sugar-palm-institute-of-management',
    code: 'SPIM',
    name: text('Sugar Palm Institute of Management', 'វិទ្យាស្ថានគ្រប់គ្រងដើមត្នោត'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['050203'],
    foundedYear: 2013,
    studentCount: 920,
    language: 'km',
    tagline: text('For those who work and study.', 'សម្រាប់អ្នកធ្វើការផង រៀនផង។'),
    about: text(
      'Many students of Sugar Palm Institute work shifts in the factories along the national road, so each course is taught twice a day with the same content. Line leaders who want to become supervisors find short, clear courses in planning, people and quality, and can add up credits until they hold a degree.',
      'និស្សិតជាច្រើនរបស់វិទ្យាស្ថានដើមត្នោតធ្វើការជាវេននៅរោងចក្រតាមដងផ្លូវជាតិ ដូច្នេះមុខវិជ្ជានីមួយៗត្រូវបានបង្រៀនពីរដងក្នុងមួយថ្ងៃដោយមានខ្លឹមសារដូចគ្នា។ មេក្រុមផលិតកម្មដែលចង់ក្លាយជាអ្នកគ្រប់គ្រងអាចរៀនមុខវិជ្ជាខ្លីៗងាយយល់អំពីផែនការ មនុស្ស និងគុណភាព រួចសន្សំក្រេឌីតរហូតទទួលបានសញ្ញាបត្រ។',
    ),
    offers: {
      associate: 'management accounting',
      bachelor:
        'management human-resource-management accounting supply-chain-management information-technology',
    },
  },
  {
    key: 'deep-harbour-institute-of-logistics',
    code: 'DHIL',
    name: text('Deep Harbour Institute of Logistics', 'វិទ្យាស្ថានភស្តុភារកំពង់ផែទឹកជ្រៅ'),
    schoolType: 'institute',
    isPublic: false,
    communes: ['180104'],
    foundedYear: 2016,
    studentCount: 760,
    language: 'km-en',
    tagline: text('From ship to shelf.', 'ពីនាវាដល់ធ្នើទំនិញ។'),
    about: text(
      'Three kilometres from the container quay, this institute teaches how goods move: shipping papers, warehouses, cold chains and the software behind them. Students follow one container from arrival to delivery as their first-year project, and most spend the third year as paid trainees with freight firms.',
      'វិទ្យាស្ថាននេះស្ថិតនៅចម្ងាយ 3 គីឡូម៉ែត្រពីផែកុងតឺន័រ ហើយបង្រៀនអំពីចរាចរណ៍ទំនិញ ដូចជាឯកសារដឹកជញ្ជូនតាមសមុទ្រ ឃ្លាំង ខ្សែសង្វាក់ត្រជាក់ និងកម្មវិធីកុំព្យូទ័រដែលគ្រប់គ្រងវា។ គម្រោងឆ្នាំទីមួយគឺតាមដានកុងតឺន័រមួយពីពេលមកដល់រហូតដល់ពេលប្រគល់ ហើយនៅឆ្នាំទីបី និស្សិតភាគច្រើនចុះកម្មសិក្សាមានប្រាក់ឧបត្ថម្ភនៅក្រុមហ៊ុនដឹកជញ្ជូន។',
    ),
    offers: {
      associate: 'supply-chain-management',
      bachelor:
        'supply-chain-management international-business business-information-systems industrial-engineering english chinese',
    },
  },
  {
    key: 'stung-sen-valley-institute',
    code: 'SSVI',
    name: text('Stung Sen Valley Institute', 'វិទ្យាស្ថានជ្រលងស្ទឹងសែន'),
    schoolType: 'institute',
    isPublic: false,
    verified: false,
    communes: ['060302'],
    foundedYear: 2017,
    studentCount: 510,
    language: 'km',
    tagline: text('A first degree in the family.', 'សញ្ញាបត្រដំបូងក្នុងគ្រួសារ។'),
    about: text(
      'For most students here, a parent never finished grade nine. The institute therefore starts with a bridging term in writing, computers and planning one’s money, and every first-year student meets a mentor from the third year each week.',
      'និស្សិតភាគច្រើននៅទីនេះមានឪពុកម្តាយមិនបានរៀនចប់ថ្នាក់ទី 9 ឡើយ។ ដូច្នេះវិទ្យាស្ថានចាប់ផ្តើមដោយឆមាសត្រៀមមួយអំពីការសរសេរ ការប្រើកុំព្យូទ័រ និងការរៀបចំថវិកាផ្ទាល់ខ្លួន ហើយនិស្សិតឆ្នាំទីមួយគ្រប់រូបជួបរៀមច្បងឆ្នាំទីបីម្នាក់រៀងរាល់សប្តាហ៍។',
    ),
    offers: {
      associate: 'accounting information-technology',
      bachelor: 'accounting management information-technology english-education',
    },
  },
  {
    key: 'lotus-seed-institute-of-education',
    code: 'LSIE',
    name: text('Lotus Seed Institute of Education', 'វិទ្យាស្ថានអប់រំគ្រាប់ឈូក'),
    schoolType: 'institute',
    isPublic: true,
    communes: ['141003'],
    foundedYear: 2003,
    studentCount: 1100,
    language: 'km',
    tagline: text('Good teachers change villages.', 'គ្រូល្អផ្លាស់ប្តូរភូមិស្រុក។'),
    about: text(
      'Lotus Seed Institute prepares teachers for preschools and secondary schools of Prey Veng. Its model classroom is open all day, trainees film their own lessons and discuss them in groups of six, and graduates may come back for a free refresher week every two years.',
      'វិទ្យាស្ថានគ្រាប់ឈូកបណ្តុះបណ្តាលគ្រូសម្រាប់សាលាមត្តេយ្យ និងសាលាមធ្យមសិក្សាក្នុងខេត្តព្រៃវែង។ ថ្នាក់គំរូបើកពេញមួយថ្ងៃ គរុនិស្សិតថតវីដេអូមេរៀនរបស់ខ្លួន រួចពិភាក្សាគ្នាជាក្រុម 6 នាក់ ហើយអ្នកដែលបញ្ចប់ការសិក្សាអាចត្រឡប់មករៀនបំប៉នមួយសប្តាហ៍ដោយឥតគិតថ្លៃរៀងរាល់ពីរឆ្នាំម្តង។',
    ),
    offers: {
      associate: 'early-childhood-education english-education',
      bachelor:
        'early-childhood-education english-education education-management khmer-literature mathematics',
    },
  },
];
