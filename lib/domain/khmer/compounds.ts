import { wordJoiner } from '@/lib/domain/unbroken';

/**
 * Words of majors, kinds of schools, degrees and the glossary that browsers would break inside, because their
 * dictionaries contain only the parts. A hyphen marks the break.
 */
const parts = `
គ្រប់-គ្រង កុំ-ព្យូទ័រ បណ្តុះ-បណ្តាល បណ្ដុះ-បណ្ដាល ប្រាកដ-និយម ហិរញ្ញ-វត្ថុ សវន-កម្ម ទី-ផ្សារ ធនធាន-មនុស្ស សហគ្រិន-ភាព សហ-គ្រាស
អចលន-ទ្រព្យ ធុរ-កិច្ច សេដ្ឋ-កិច្ច សង្គម-កិច្ច សិប្ប-និម្មិត មេ-កានិច មេ-កានិក នគ-រូបនីយ-កម្ម វេជ្ជ-សាស្ត្រ ទន្ត-សាស្ត្រ ក្សេត្រ-សាស្ត្រ
នីតិ-សាស្ត្រ អក្សរ-សាស្ត្រ មន្ទីរ-ពិសោធន៍ វប្ប-កម្ម កសិ-ដ្ឋាន គោល-នយោបាយ ចិត្ត-វិទ្យា សង្គម-វិទ្យា គណិត-វិទ្យា រូប-វិទ្យា គីមី-វិទ្យា
ប្រវត្តិ-វិទ្យា ភូមិ-វិទ្យា បុរាណ-វិទ្យា ព័ត៌មាន-វិទ្យា ទស្សន-វិជ្ជា មុខ-វិជ្ជា វិជ្ជា-ជីវៈ បក-ប្រែ សារ-ព័ត៌មាន លេខាធិ-ការ វិទ្យា-ស្ថាន
សាកល-វិទ្យាល័យ មជ្ឈ-មណ្ឌល វគ្គ-សិក្សា បឋម-សិក្សា មធ្យម-សិក្សា ឧត្ដម-សិក្សា បឋម-ភូមិ ទុតិយ-ភូមិ វេជ្ជ-បណ្ឌិត ជាន់-ខ្ពស់ គ្រូ-បង្រៀន
រយៈ-ពេល លក្ខ-ខណ្ឌ កាល-បរិច្ឆេទ អត្ត-សញ្ញាណ បច្ចុប្បន្ន-ភាព គុណ-ភាព សុខ-ភាព សេវា-កម្ម របាយ-ការណ៍
អាណា-ព្យាបាល ក្រុម-ហ៊ុន សន្តិ-សុខ ផ្លូវ-ចិត្ត វត្ត-មាន អ-វត្ត-មាន អនុ-សាសន៍ បទ-ពិសោធន៍ សម្លៀក-បំពាក់ ពាក្យ-សម្ងាត់ លេខ-ទូរស័ព្ទ ចុះ-ឈ្មោះ ដាក់-ពាក្យ
ទំនាក់-ទំនង រក្សា-ទុក យល់-ព្រម ផ្ទៀង-ផ្ទាត់ ទី-ប្រឹក្សា ទី-កន្លែង នាម-ត្រកូល នាម-ខ្លួន
ទស្សន-កិច្ច បណ្តោះ-អាសន្ន ជ្រោយ-ចង្វារ តាម-ទាន់ ចូល-រៀន
`;

export const compounds: readonly (readonly string[])[] = parts
  .trim()
  .split(/\s+/)
  .map((word) => word.split('-'));

const joined = new Map(compounds.map((word) => [word.join(''), word.join(wordJoiner)]));
const anyCompound = new RegExp(
  [...joined.keys()].toSorted((first, second) => second.length - first.length).join('|'),
  'g',
);

/** The text with joined compounds, for reading on a page. Never for stored or compared text. */
export const joinCompounds = (text: string): string =>
  text.replace(anyCompound, (word) => joined.get(word) ?? word);
