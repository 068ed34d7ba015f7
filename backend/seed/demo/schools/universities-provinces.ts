import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

export const universitiesOfTheProvinces: readonly SchoolRow[] = [
  {
    key: 'tonle-sap-plains-university',
    code: 'TSPU',
    name: text('Tonle Sap Plains University', 'សាកលវិទ្យាល័យវាលទំនាបទន្លេសាប'),
    schoolType: 'university',
    isPublic: true,
    communes: ['150503'],
    foundedYear: 2008,
    studentCount: 2900,
    language: 'km',
    tagline: text('Rooted in the plain, open to the world.', 'ចាក់ឫសលើវាលទំនាប បើកចិត្តទៅកាន់ពិភពលោក។'),
    about: text(
      'Most students of this public university grew up within sight of the great lake, and its research follows their lives: floods, rice, fish and small businesses. The campus keeps twelve hectares of trial fields and a fish hatchery that supplies farmers of four districts. A dormitory for two hundred women makes study possible for families who live far away.',
      'និស្សិតភាគច្រើននៃសាកលវិទ្យាល័យរដ្ឋមួយនេះធំធាត់នៅជុំវិញបឹងទន្លេសាប ដូច្នេះការស្រាវជ្រាវក៏ផ្តោតលើជីវភាពរបស់ពួកគេ ដូចជាទឹកជំនន់ ស្រូវ ត្រី និងអាជីវកម្មខ្នាតតូច។ បរិវេណសាលាមានស្រែពិសោធន៍ 12 ហិកតា និងកន្លែងភ្ញាស់កូនត្រីដែលផ្គត់ផ្គង់កសិករក្នុងស្រុកចំនួនបួន។ អន្តេវាសិកដ្ឋានសម្រាប់និស្សិតស្រី 200 នាក់ជួយគ្រួសារដែលរស់នៅឆ្ងាយឱ្យអាចបញ្ជូនកូនមករៀនបាន។',
    ),
    offers: {
      associate: 'agronomy animal-science',
      bachelor:
        'agronomy aquaculture agribusiness rural-development agricultural-economics economics accounting management english-education environmental-science',
      master: 'rural-development agronomy',
    },
  },
  {
    key: 'kulen-highland-university',
    code: 'KHU',
    name: text('Kulen Highland University', 'សាកលវិទ្យាល័យខ្ពង់រាបគូលែន'),
    schoolType: 'university',
    isPublic: true,
    communes: ['171002'],
    foundedYear: 2002,
    studentCount: 3400,
    language: 'km-en',
    tagline: text('Heritage is a living subject.', 'បេតិកភណ្ឌគឺជាមុខវិជ្ជារស់។'),
    about: text(
      'Kulen Highland University studies the stones, forests and people of the north-west. Archaeology students dig with conservators each dry season, tourism students guide visitors in three languages, and the department of environmental science measures what a million visitors do to the water table. The library keeps one of the best collections of old photographs in the province.',
      'សាកលវិទ្យាល័យខ្ពង់រាបគូលែនសិក្សាអំពីថ្មបុរាណ ព្រៃឈើ និងមនុស្សនៅភូមិភាគពាយ័ព្យ។ និស្សិតបុរាណវិទ្យាចុះធ្វើកំណាយជាមួយអ្នកអភិរក្សរៀងរាល់រដូវប្រាំង និស្សិតទេសចរណ៍នាំភ្ញៀវជាបីភាសា ហើយដេប៉ាតឺម៉ង់វិទ្យាសាស្ត្របរិស្ថានវាស់វែងផលប៉ះពាល់នៃចំនួនភ្ញៀវទេសចរលើទឹកក្រោមដី។ បណ្ណាល័យមានបណ្តុំរូបថតចាស់ៗដ៏សម្បូរបែបជាងគេមួយក្នុងខេត្ត។',
    ),
    offers: {
      bachelor:
        'archaeology history tourism-management hotel-tourism-management environmental-science geography khmer-literature french japanese community-development',
      master: 'archaeology tourism-management',
    },
  },
  {
    key: 'sangker-river-university',
    code: 'SGRU',
    name: text('Sangker River University', 'សាកលវិទ្យាល័យស្ទឹងសង្កែ'),
    schoolType: 'university',
    isPublic: false,
    communes: ['020310', '020303'],
    foundedYear: 2006,
    studentCount: 3150,
    language: 'km',
    stepCount: 3,
    tagline: text('Close to home, ready for work.', 'ជិតផ្ទះ ត្រៀមខ្លួនសម្រាប់ការងារ។'),
    about: text(
      'Sangker River University was set up by teachers and shop owners of Battambang who did not want their children to leave for the capital. It offers what the north-west hires for: accounts, law, computing and trade in farm products. Fees may be paid in ten monthly parts, and the evening shift starts at half past five so that people can come straight from work.',
      'សាកលវិទ្យាល័យស្ទឹងសង្កែត្រូវបានបង្កើតឡើងដោយគ្រូបង្រៀន និងម្ចាស់ហាងនៅបាត់ដំបង ដែលមិនចង់ឱ្យកូនចៅត្រូវទៅរៀនដល់រាជធានី។ ជំនាញដែលបង្រៀនគឺជាអ្វីដែលទីផ្សារការងារភូមិភាគពាយ័ព្យត្រូវការ ដូចជាគណនេយ្យ ច្បាប់ កុំព្យូទ័រ និងពាណិជ្ជកម្មកសិផល។ ថ្លៃសិក្សាអាចបង់ជា 10 ដងប្រចាំខែ ហើយវេនល្ងាចចាប់ផ្តើមម៉ោង 5 កន្លះ ដើម្បីឱ្យអ្នកធ្វើការអាចមករៀនបន្តភ្លាម។',
    ),
    offers: {
      associate: 'accounting-finance business-management',
      bachelor:
        'accounting-finance banking-finance accounting-taxation management marketing law information-technology agribusiness english chinese',
      master: 'management law',
    },
  },
  {
    key: 'lotus-field-university',
    code: 'LFU',
    name: text('Lotus Field University', 'សាកលវិទ្យាល័យវាលឈូក'),
    schoolType: 'university',
    isPublic: true,
    communes: ['210802'],
    foundedYear: 2010,
    studentCount: 2100,
    language: 'km',
    tagline: text('Teachers and scientists for the south.', 'គ្រូបង្រៀន និងអ្នកវិទ្យាសាស្ត្រសម្រាប់ភូមិភាគខាងត្បូង។'),
    about: text(
      'Lotus Field University prepares the science and language teachers that secondary schools in Takeo are short of. Each student teaches under supervision for two terms, and every laboratory session is written so that it can be repeated in a village classroom with simple materials. Faculties of mathematics, physics, chemistry and biology share one building around a lotus pond.',
      'សាកលវិទ្យាល័យវាលឈូកបណ្តុះបណ្តាលគ្រូវិទ្យាសាស្ត្រ និងគ្រូភាសា ដែលសាលាមធ្យមសិក្សាក្នុងខេត្តតាកែវកំពុងខ្វះខាត។ និស្សិតគ្រប់រូបចុះហាត់បង្រៀនក្រោមការណែនាំពីរឆមាស ហើយរាល់ពិសោធន៍ត្រូវបានរៀបចំឱ្យអាចធ្វើឡើងវិញក្នុងថ្នាក់រៀននៅតាមភូមិដោយប្រើសម្ភារៈសាមញ្ញ។ មហាវិទ្យាល័យគណិតវិទ្យា រូបវិទ្យា គីមីវិទ្យា និងជីវវិទ្យាស្ថិតក្នុងអគារតែមួយជុំវិញស្រះឈូក។',
    ),
    offers: {
      associate: 'early-childhood-education',
      bachelor:
        'mathematics physics chemistry biology english-education khmer-literature early-childhood-education education-management agricultural-extension history',
      master: 'education-management mathematics',
    },
  },
  {
    key: 'veal-thom-university-of-science-and-engineering',
    code: 'VTUSE',
    name: text('Veal Thom University of Science and Engineering', 'សាកលវិទ្យាល័យវិទ្យាសាស្ត្រ និងវិស្វកម្មវាលធំ'),
    schoolType: 'university',
    isPublic: true,
    communes: ['081105', '120510'],
    foundedYear: 1999,
    studentCount: 4700,
    language: 'km-en',
    tagline: text('Measure twice, build once.', 'វាស់ពីរដង សង់តែម្តង។'),
    about: text(
      'Veal Thom is a public engineering university just south of the capital. Its five-year engineer programmes are demanding: first-year students take mathematics every day, and one in five repeats it. In return, the workshops are well equipped: a materials laboratory, a wind tunnel built by students and a small solar plant that feeds the campus.',
      'សាកលវិទ្យាល័យវាលធំគឺជាសាកលវិទ្យាល័យវិស្វកម្មរដ្ឋនៅភាគខាងត្បូងរាជធានី។ កម្មវិធីសិក្សាវិស្វករ 5 ឆ្នាំមានការទាមទារខ្ពស់ និស្សិតឆ្នាំទីមួយរៀនគណិតវិទ្យារៀងរាល់ថ្ងៃ ហើយម្នាក់ក្នុងចំណោមប្រាំនាក់ត្រូវរៀនឡើងវិញ។ ជាថ្នូរមកវិញ រោងជាងមានឧបករណ៍គ្រប់គ្រាន់ ទាំងមន្ទីរពិសោធន៍វត្ថុធាតុ រូងខ្យល់ពិសោធន៍ដែលនិស្សិតសង់ដោយខ្លួនឯង និងស្ថានីយថាមពលពន្លឺព្រះអាទិត្យតូចមួយដែលផ្គត់ផ្គង់ភ្លើងដល់បរិវេណសាលា។',
    ),
    offers: {
      bachelor: 'computer-science mathematics physics chemistry food-technology environmental-science',
      engineer:
        'civil-engineering electrical-engineering mechanical-engineering chemical-engineering electronic-engineering industrial-engineering environmental-engineering',
      master: 'civil-engineering electrical-engineering artificial-intelligence',
      doctorate: 'civil-engineering',
    },
  },
  {
    key: 'bokor-coast-university',
    code: 'BCU',
    name: text('Bokor Coast University', 'សាកលវិទ្យាល័យឆ្នេរបូកគោ'),
    schoolType: 'university',
    isPublic: false,
    communes: ['070803'],
    foundedYear: 2012,
    studentCount: 1350,
    language: 'km-en',
    tagline: text('Between the mountain and the sea.', 'រវាងភ្នំ និងសមុទ្រ។'),
    about: text(
      'Bokor Coast University looks over the Kampot river and teaches what the coast lives from: hotels, fisheries, pepper and salt, trade. A student-run guesthouse of eight rooms is both classroom and business, and its profit pays for two scholarships a year. Classes stop for ten days in the high season, when students work in hotels from Kampot to the islands.',
      'សាកលវិទ្យាល័យឆ្នេរបូកគោស្ថិតនៅមាត់ព្រែកកំពត ហើយបង្រៀនជំនាញដែលតំបន់ឆ្នេរពឹងផ្អែក ដូចជាសណ្ឋាគារ ជលផល ម្រេច អំបិល និងពាណិជ្ជកម្ម។ ផ្ទះសំណាក់ 8 បន្ទប់ដែលគ្រប់គ្រងដោយនិស្សិតគឺជាទាំងថ្នាក់រៀន ទាំងអាជីវកម្ម ហើយប្រាក់ចំណេញត្រូវយកទៅផ្តល់អាហារូបករណ៍ពីរកន្លែងក្នុងមួយឆ្នាំ។ នៅរដូវភ្ញៀវច្រើន សាលាផ្អាករៀន 10 ថ្ងៃ ដើម្បីឱ្យនិស្សិតទៅធ្វើការតាមសណ្ឋាគារពីកំពតរហូតដល់កោះនានា។',
    ),
    offers: {
      associate: 'hospitality',
      bachelor:
        'hotel-tourism-management tourism-management hospitality aquaculture business-management entrepreneurship marketing english food-technology',
      master: 'tourism-management',
    },
  },
  {
    key: 'golden-silk-university',
    code: 'GSU',
    name: text('Golden Silk University', 'សាកលវិទ្យាល័យសូត្រមាស'),
    schoolType: 'university',
    isPublic: false,
    communes: ['010607'],
    foundedYear: 2009,
    studentCount: 1900,
    language: 'km',
    tagline: text('Trade skills for a border province.', 'ជំនាញពាណិជ្ជកម្មសម្រាប់ខេត្តជាប់ព្រំដែន។'),
    about: text(
      'Golden Silk University stands on the road between Serei Saophoan and the border, and trade shapes its courses: customs papers, exchange rates, bookkeeping in three currencies and business languages. Students visit warehouses and the dry port every term. A silk weaving cooperative on campus reminds them what the name of the school stands for.',
      'សាកលវិទ្យាល័យសូត្រមាសស្ថិតនៅតាមផ្លូវពីសិរីសោភ័ណទៅព្រំដែន ដូច្នេះកម្មវិធីសិក្សាផ្សារភ្ជាប់នឹងការជួញដូរ ដូចជាឯកសារគយ អត្រាប្តូរប្រាក់ ការកត់បញ្ជីជារូបិយប័ណ្ណបីមុខ និងភាសាពាណិជ្ជកម្ម។ និស្សិតចុះទស្សនកិច្ចនៅឃ្លាំងទំនិញ និងកំពង់ផែគោករៀងរាល់ឆមាស។ សហគមន៍តម្បាញសូត្រក្នុងបរិវេណសាលារំលឹកពួកគេពីអត្ថន័យនៃឈ្មោះសាលា។',
    ),
    offers: {
      associate: 'accounting secretarial',
      bachelor:
        'accounting banking-finance international-business supply-chain-management management business-information-systems english chinese',
      master: 'international-business',
    },
  },
  {
    key: 'bamboo-bridge-university',
    code: 'BMBU',
    name: text('Bamboo Bridge University', 'សាកលវិទ្យាល័យស្ពានឫស្សី'),
    schoolType: 'university',
    isPublic: false,
    communes: ['030502'],
    foundedYear: 2005,
    studentCount: 2750,
    language: 'km',
    tagline: text('Rebuilt every year, stronger every time.', 'សង់ឡើងវិញរាល់ឆ្នាំ រឹងមាំជាងមុនរាល់ដង។'),
    about: text(
      'The university takes its name from the bamboo bridge that is rebuilt after every flood, and it likes to think of learning in the same way. Courses in business, law, teaching and languages are revised each year together with employers from Kampong Cham. Students who fail a subject get a free summer class before they try again.',
      'ឈ្មោះសាកលវិទ្យាល័យបានមកពីស្ពានឫស្សីដែលគេសង់ឡើងវិញក្រោយទឹកជំនន់រាល់ឆ្នាំ ហើយសាលាក៏យល់ថាការរៀនសូត្រមានលក្ខណៈដូច្នោះដែរ។ កម្មវិធីសិក្សាផ្នែកពាណិជ្ជកម្ម ច្បាប់ គរុកោសល្យ និងភាសា ត្រូវបានកែសម្រួលរាល់ឆ្នាំរួមគ្នាជាមួយនិយោជកក្នុងខេត្តកំពង់ចាម។ និស្សិតដែលធ្លាក់មុខវិជ្ជាណាមួយអាចរៀនថ្នាក់វិស្សមកាលដោយឥតគិតថ្លៃ មុនពេលប្រឡងម្តងទៀត។',
    ),
    offers: {
      associate: 'business-management english',
      bachelor:
        'accounting-finance business-management human-resource-management law public-administration english-education english-literature translation information-technology finance',
      master: 'business-management education-management',
    },
  },
  {
    key: 'anlong-phsaot-university',
    code: 'APU',
    name: text('Anlong Phsaot University', 'សាកលវិទ្យាល័យអន្លង់ផ្សោត'),
    schoolType: 'university',
    isPublic: true,
    communes: ['100209'],
    foundedYear: 2014,
    studentCount: 1250,
    language: 'km',
    tagline: text('The river is our laboratory.', 'ទន្លេគឺជាមន្ទីរពិសោធន៍របស់យើង។'),
    about: text(
      'Named after the deep pools where river dolphins live, this young public university in Kratie joins nature and livelihoods. Biology students count dolphins with the fishing communities, agriculture students test drought-resistant cassava, and future teachers practise in island schools that can only be reached by boat.',
      'សាកលវិទ្យាល័យរដ្ឋវ័យក្មេងមួយនេះនៅខេត្តក្រចេះ យកឈ្មោះតាមអន្លង់ជ្រៅដែលផ្សោតរស់នៅ ហើយផ្សារភ្ជាប់ធម្មជាតិជាមួយជីវភាពប្រជាជន។ និស្សិតជីវវិទ្យារាប់ចំនួនផ្សោតជាមួយសហគមន៍នេសាទ និស្សិតកសិកម្មសាកល្បងដំឡូងមីធន់នឹងការរាំងស្ងួត ហើយគ្រូបង្រៀននាពេលអនាគតហាត់បង្រៀននៅសាលាលើកោះដែលត្រូវធ្វើដំណើរតាមទូក។',
    ),
    offers: {
      associate: 'agronomy',
      bachelor:
        'biology environmental-science agronomy veterinary-medicine aquaculture english-education community-development tourism-management',
      master: 'environmental-science',
    },
  },
];
